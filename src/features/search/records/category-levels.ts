/** Category tree as `lvl0`…`lvl3` attributes, the format of Algolia's hierarchical menus. */

/** Deeper categories are left out of the tree; filter them by `categorySlugs`. */
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3'] as const;
const SEPARATOR = ' > ';
/**
 * Cache bound. Products of one category share their levels; a catalogue
 * has fewer categories than this.
 */
const MAX_CACHED = 20_000;

/**
 * Category names per depth, joined from the root: `lvl0: ["Women"]`, `lvl1: ["Women > Dresses"]`.
 */
export type CategoryLevels = Readonly<Partial<Record<(typeof LEVELS)[number], readonly string[]>>>;

const cache = new Map<string, CategoryLevels>();

/** `chains`: for each category of a product, the names from the root down to it. */
export function categoryLevels(chains: readonly (readonly string[])[]): CategoryLevels {
  const key = JSON.stringify(chains);
  const cached = cache.get(key);
  if (cached) return cached;
  const levels = Object.fromEntries(
    LEVELS.map((level, depth) => [level, listPathsAtDepth(chains, depth)] as const).filter(
      ([, paths]) => paths.length > 0,
    ),
  );
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, levels);
  return levels;
}

function listPathsAtDepth(chains: readonly (readonly string[])[], depth: number): string[] {
  return [
    ...new Set(
      chains
        .filter(({ length }) => length > depth)
        .map((names) => names.slice(0, depth + 1).join(SEPARATOR)),
    ),
  ];
}
