/** Candidate URLs of a product's size guide. */
import { formatBrandSlug, type Product } from '#features/catalogue/catalogue.ts';
import { serverLinks } from '#links';

export type SizeGuide = {
  /** May end in the fragment of the part about the product's department: `#womens`. */
  readonly href: string;
  readonly opensInNewTab: boolean;
};

type Sized = Pick<Product, 'brandSlug' | 'department'> & {
  readonly collection?: string | undefined;
};

/** In order of preference: the collection's guide, the brand's, the department's. */
export function listSizeGuides({ collection, brandSlug, department }: Sized): readonly string[] {
  const collectionGuide =
    collection === undefined ? [] : [serverLinks.sizeGuide(formatBrandSlug(collection))];
  return [
    ...collectionGuide,
    serverLinks.sizeGuide(brandSlug),
    serverLinks.departmentSizeGuide(department),
  ];
}

/**
 * Products without any guide, one per brand and department, with the URLs of which one is
 * needed.
 */
type Sold = Sized &
  Pick<Product, 'productKey'> & {
    readonly productType: string;
    /** Number of products that it represents. Default: 1. */
    readonly count?: number;
  };

export function listWithoutSizeGuide(
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
