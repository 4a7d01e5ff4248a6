/** Finds the size guide of a product among the pages that there are. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { findContentPage } from '#features/content/content.server.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import { listSizeGuides, type SizeGuide } from './size-guide.ts';

type Sized = Pick<Product, 'productType' | 'collection' | 'brandSlug' | 'department'>;

/** null for what needs none, and where none is written. S§2: it opens a tab of its own; a link that was supplied stays in this one. */
export async function findSizeGuide(shop: Shop, product: Sized): Promise<SizeGuide | null> {
  if (product.productType !== 'fashion') return null;
  const supplied = shop.fascia.sizeGuides?.[product.department];
  if (supplied !== undefined) return { href: supplied, opensTab: false };
  try {
    for (const href of listSizeGuides(product)) {
      if (await findContentPage(shop, href.slice(1))) return { href, opensTab: true };
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
