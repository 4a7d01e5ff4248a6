/** Categories as a tree, in the attributes that hierarchical menus of the protocol's clients read. */

/** Categories that lie deeper are not in the tree; they are found by `categorySlugs`. */
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3'] as const;
const BETWEEN = ' > ';
/** Products of one category have the same levels, kept once: a shop has fewer categories than this. */
const MAX_CACHED = 20_000;

/** `lvl0: ["Women"]`, `lvl1: ["Women > Dresses"]`: of each category the names down to it. */
export type CategoryLevels = Readonly<Partial<Record<(typeof LEVELS)[number], readonly string[]>>>;

const cache = new Map<string, CategoryLevels>();

/** `chains` are names from the top of the tree down to each category of a product. */
export function categoryLevels(chains: readonly (readonly string[])[]): CategoryLevels {
  const key = JSON.stringify(chains);
  const known = cache.get(key);
  if (known) return known;
  const levels = Object.fromEntries(
    LEVELS.map((level, depth) => [level, pathsAt(chains, depth)] as const).filter(
      ([, paths]) => paths.length > 0,
    ),
  );
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, levels);
  return levels;
}

function pathsAt(chains: readonly (readonly string[])[], depth: number): string[] {
  return [
    ...new Set(
      chains
        .filter(({ length }) => length > depth)
        .map((names) => names.slice(0, depth + 1).join(BETWEEN)),
    ),
  ];
}
