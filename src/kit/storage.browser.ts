/** What a browser keeps for us, where it does. */

/** SITE-6, R§8: a browser that refuses storage is warned of, and does without. */
export function tryStorage<T>(
  name: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => T,
): T | undefined {
  try {
    return use(window[name]);
  } catch (error) {
    console.warn(`${name}:`, error);
    return undefined;
  }
}
