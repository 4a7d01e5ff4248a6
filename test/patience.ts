/** How long component tests wait for what is to be seen: their library's own second is too short on a busy machine. */

if ('window' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
