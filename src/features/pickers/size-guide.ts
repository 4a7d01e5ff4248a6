/** Where the size guide of a product may be. */
import { formatBrandSlug, type Product } from '#features/catalogue/catalogue.ts';
import { links } from '#links';

export type SizeGuide = { readonly href: string; readonly opensTab: boolean };

type Sized = Pick<Product, 'brandSlug' | 'department'> & {
  readonly collection?: string | undefined;
};

/** S§2: the collection's guide, else the brand's, else the department's. */
export function listSizeGuides({ collection, brandSlug, department }: Sized): readonly string[] {
  const own = collection === undefined ? [] : [links.sizeGuide(formatBrandSlug(collection))];
  return [...own, links.sizeGuide(brandSlug), links.departmentSizeGuide(department)];
}

/** What is sold without any guide: by brand and department, with the pages of which one is needed. */
type Sold = Sized &
  Pick<Product, 'productKey'> & {
    readonly productType: string /** Of how many it is one. */;
    readonly count?: number;
  };

export function listUnguided(
  products: readonly Sold[],
  hasPage: (href: string) => boolean,
): readonly {
  readonly productKey: string;
  readonly count: number;
  readonly hrefs: readonly string[];
}[] {
  const groups = Map.groupBy(
    products.filter(
      (product) => product.productType === 'fashion' && !listSizeGuides(product).some(hasPage),
    ),
    ({ brandSlug, department }) => `${brandSlug}|${department}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [
          {
            productKey: first.productKey,
            count: group.reduce((sum, { count = 1 }) => sum + count, 0),
            hrefs: listSizeGuides(first),
          },
        ]
      : [];
  });
}
