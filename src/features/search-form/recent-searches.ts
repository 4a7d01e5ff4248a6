/** List of the shopper's recent searches. */

/** Maximum number of searches stored and offered. */
export const MAX_RECENT = 5;
const MAX_SEARCH_LENGTH = 200;

/** Puts a search first; each is listed once, regardless of case. */
export function addSearch(searches: readonly string[], words: string): readonly string[] {
  if (words === '') return searches;
  const folded = words.toLocaleLowerCase();
  return [words, ...searches.filter((search) => search.toLocaleLowerCase() !== folded)].slice(
    0,
    MAX_RECENT,
  );
}

/** Parses the stored list; invalid data gives an empty list. */
export function parseSearches(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter(
        (item): item is string =>
          typeof item === 'string' && item !== '' && item.length <= MAX_SEARCH_LENGTH,
      )
      .slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}
