/** Finds the size guide of a product among the existing content pages. */
import { formatBrandSlug, type Product } from '#features/catalogue/catalogue.ts';
import { findContentPage } from '#features/content/content.server.ts';
import type { ContentPage } from '#features/content/content.ts';
import { walkContent } from '#features/content/walk-content.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import { listSizeGuides, type SizeGuide } from './size-guide.ts';

type Sized = Pick<Product, 'productType' | 'collection' | 'brandSlug' | 'department'>;

/**
 * Null if the product needs none or there is none. Guides open a new tab; a guide that the fascia
 * configures opens in the same one.
 */
export async function findSizeGuide(shop: Shop, product: Sized): Promise<SizeGuide | null> {
  if (product.productType !== 'fashion') return null;
  const supplied = shop.fascia.sizeGuides?.[product.department];
  if (supplied !== undefined) return { href: supplied, opensInNewTab: false };
  try {
    for (const href of listSizeGuides(product)) {
      const page = await findContentPage(shop, href.slice(1));
      if (page) return { href: `${href}${findFragment(page, product)}`, opensInNewTab: true };
    }
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn(
      { reason: String(error) },
      'A product is shown without its size guide: the pages could not be looked up.',
    );
  }
  return null;
}

/**
 * Leads to the part of the guide about the product's collection, else its department; empty where
 * the guide begins with it, or has no such part.
 */
function findFragment(
  { sections }: Pick<ContentPage, 'sections'>,
  { collection, department }: Sized,
): string {
  const anchors = [...walkContent(sections)].flatMap(({ key, value }) =>
    key === 'anchor' && typeof value === 'string' ? value : [],
  );
  const own = collection === undefined ? [] : [formatBrandSlug(collection)];
  const anchor = [...own, department].find((name) => anchors.includes(name));
  return anchor === undefined || anchor === anchors[0] ? '' : `#${anchor}`;
}
