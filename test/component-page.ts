/** What component tests need of their page: its language, and patience, as their library's own second is too short on a busy machine. */

if ('window' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  document.documentElement.lang = 'en-GB';
}

export {};
