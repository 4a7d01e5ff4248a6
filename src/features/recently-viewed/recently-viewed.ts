/** FIND-5: list of recently viewed products, latest first. */

/** Maximum number of stored products. */
export const MAX_STORED = 13;
/** Maximum number of fetched products. */
export const MAX_FETCHED = 10;

/** Puts a product first; each is listed once. */
export function addViewed(keys: readonly string[], productKey: string): readonly string[] {
  return [productKey, ...keys.filter((key) => key !== productKey)].slice(0, MAX_STORED);
}

/** Product keys to fetch: the latest ones, without the displayed product. */
export function listOthers(keys: readonly string[], productKey: string | null): readonly string[] {
  return keys.filter((key) => key !== productKey).slice(0, MAX_FETCHED);
}

const KEY = /^[A-Za-z0-9-]{1,100}$/;

/** Parses the stored list; invalid data gives an empty list. */
export function parseViewed(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    const keys = value.filter((key): key is string => typeof key === 'string' && KEY.test(key));
    return [...new Set(keys)].slice(0, MAX_STORED);
  } catch {
    return [];
  }
}
