/** What was searched for lately, in this browser. */

/** So many are kept and offered. */
export const MOST_RECENT = 5;
const LONGEST = 200;

/** The words in front, each once, whatever their case. */
export function addSearch(searches: readonly string[], words: string): readonly string[] {
  if (words === '') return searches;
  const same = words.toLocaleLowerCase();
  return [words, ...searches.filter((one) => one.toLocaleLowerCase() !== same)].slice(
    0,
    MOST_RECENT,
  );
}

/** Reads what was kept; anything that is no list of words is an empty one. */
export function parseSearches(kept: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter(
        (one): one is string => typeof one === 'string' && one !== '' && one.length <= LONGEST,
      )
      .slice(0, MOST_RECENT);
  } catch {
    return [];
  }
}
