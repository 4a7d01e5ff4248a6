/** The words of the category menu: one flat list, parents straight before their children. */
import type { Category, Picture } from '#features/catalogue/catalogue.ts';

/** Slug, name, depth; the picture for departments that have one. Short, as every page carries it. */
export type NavigationEntry = [slug: string, name: string, depth: number, picture?: Picture];

export type NavigationNode = {
  readonly slug: string;
  readonly name: string;
  readonly picture: Picture | undefined;
  readonly children: readonly NavigationNode[];
};

const MAX_DEPTH = 2;

/** Depth first, in shop order; categories whose parent is missing are left out. */
export function flattenCategories(categories: readonly Category[]): NavigationEntry[] {
  const byParent = Map.groupBy(categories, (category) => category.parentSlug);
  const visit = (parent: string | null, depth: number): NavigationEntry[] =>
    depth > MAX_DEPTH
      ? []
      : (byParent.get(parent) ?? [])
          .toSorted((a, b) => a.position - b.position)
          .flatMap(({ slug, name, picture }) => {
            const entry: NavigationEntry = depth === 0 && picture ? [slug, name, depth, picture] : [slug, name, depth];
            return [entry, ...visit(slug, depth + 1)];
          });
  return visit(null, 0);
}

/** The tree back from the flat list. */
export function growNavigation(entries: readonly NavigationEntry[], depth = 0): NavigationNode[] {
  const starts = entries.flatMap((entry, index) => (entry[2] === depth ? [index] : []));
  return starts.flatMap((start, index) => {
    const [slug, name, , picture] = entries[start] ?? [];
    if (slug === undefined || name === undefined) return [];
    return [{ slug, name, picture, children: growNavigation(entries.slice(start + 1, starts[index + 1]), depth + 1) }];
  });
}
