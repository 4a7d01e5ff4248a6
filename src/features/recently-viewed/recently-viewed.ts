/** FIND-5: which products were looked at last, the latest first. */

/** S§9: so many are kept … */
export const KEPT = 13;
/** … and so many fetched. */
export const FETCHED = 10;

/** The list with a product at its front; each once. */
export function addViewed(keys: readonly string[], productKey: string): readonly string[] {
  return [productKey, ...keys.filter((key) => key !== productKey)].slice(0, KEPT);
}

/** What to fetch: the latest others than the one being looked at. */
export function listOthers(keys: readonly string[], productKey: string | null): readonly string[] {
  return keys.filter((key) => key !== productKey).slice(0, FETCHED);
}

const KEY = /^[A-Za-z0-9-]{1,100}$/;

/** Reads what was kept; anything that is no list of keys is an empty one. */
export function parseViewed(kept: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(value)) return [];
    const keys = value.filter((key): key is string => typeof key === 'string' && KEY.test(key));
    return [...new Set(keys)].slice(0, KEPT);
  } catch {
    return [];
  }
}
