/** Access to browser storage that may be denied. */

/** SITE-6: logs a warning and returns undefined where the browser denies storage, or it is full. */
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
