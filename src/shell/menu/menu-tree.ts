/** Category tree of the menu, three levels deep. */
import type { CataloguePicture, Category } from '#features/catalogue/catalogue.ts';

export type MenuNode = {
  readonly slug: string;
  readonly name: string;
  readonly picture: CataloguePicture | undefined;
  readonly children: readonly MenuNode[];
};

const MAX_DEPTH = 2;

/** In order of position; categories without their parent are left out. */
export function buildMenuTree(categories: readonly Category[]): MenuNode[] {
  const byParent = Map.groupBy(categories, (category) => category.parentSlug);
  const buildBranch = (parent: string | null, depth: number): MenuNode[] =>
    depth > MAX_DEPTH
      ? []
      : (byParent.get(parent) ?? [])
          .toSorted((a, b) => a.position - b.position)
          .map(({ slug, name, picture }) => ({
            slug,
            name,
            picture,
            children: buildBranch(slug, depth + 1),
          }));
  return buildBranch(null, 0);
}
