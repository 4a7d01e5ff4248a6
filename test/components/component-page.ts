/** Sets up component tests: document language, and a timeout that suits busy machines. */

if ('window' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  document.documentElement.lang = 'en-GB';
}

export {};
