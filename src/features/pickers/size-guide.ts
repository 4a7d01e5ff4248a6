/** Where the size guide of a product is. */
import { formatBrandSlug, type Product } from '#features/catalogue/catalogue.ts';
import { links } from '#links';

export type SizeGuide = { readonly href: string; readonly opensTab: boolean };

/** S§2: the collection's guide, else the brand's, in a tab of its own; a link that was supplied stays in this one. */
export function findSizeGuide({ collection, brandSlug }: Pick<Product, 'collection' | 'brandSlug'>, supplied?: string): SizeGuide {
  if (supplied !== undefined) return { href: supplied, opensTab: false };
  return { href: links.sizeGuide(collection === undefined ? brandSlug : formatBrandSlug(collection)), opensTab: true };
}
