/** Category menu: a tree of three levels. */
import type { Category, Picture } from '#features/catalogue/catalogue.ts';

export type NavigationNode = {
  readonly slug: string;
  readonly name: string;
  readonly picture: Picture | undefined;
  readonly children: readonly NavigationNode[];
};

export type Navigation = {
  readonly departments: readonly NavigationNode[];
  /** Minor units; null if delivery is never free. */
  readonly freeDeliveryFrom: number | null;
};

const MAX_DEPTH = 2;

/** In order of position; categories without their parent are left out. */
export function growNavigation(categories: readonly Category[]): NavigationNode[] {
  const byParent = Map.groupBy(categories, (category) => category.parentSlug);
  const grow = (parent: string | null, depth: number): NavigationNode[] =>
    depth > MAX_DEPTH
      ? []
      : (byParent.get(parent) ?? [])
          .toSorted((a, b) => a.position - b.position)
          .map(({ slug, name, picture }) => ({
            slug,
            name,
            picture,
            children: grow(slug, depth + 1),
          }));
  return grow(null, 0);
}
