/**
 * PDP-12: loads editorial content of a product: its story or its brand's, and the brand's proof of
 * authenticity.
 */
import type { LoaderFunctionArgs } from 'react-router';
import type { StaticSection } from '#blocks/render/loaded-section.ts';
import { renderSections } from '#blocks/render/render-sections.server.tsx';
import type { Product } from '#features/catalogue/catalogue.ts';
import { findContentPage, toLanguageAttributes } from '#features/content/content.server.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';

type EditorialProduct = Pick<Product, 'slug' | 'brandSlug'>;

/**
 * Server HTML only: client blocks are supported on content pages alone. Returns nothing if the
 * content source fails.
 */
export async function loadEditorial(
  shop: Shop,
  args: LoaderFunctionArgs,
  product: EditorialProduct,
): Promise<readonly StaticSection[]> {
  try {
    const parts = Object.entries(await findPages(shop, product)).map(async ([position, page]) => {
      const options = {
        idPrefix: `${position}-${product.slug}`,
        isFullPage: false,
        contentLanguage: page ? toLanguageAttributes(shop, page) : {},
      };
      return renderSections(shop, args, page?.sections ?? [], `beside-${product.slug}`, options);
    });
    const sections = (await Promise.all(parts)).flat();
    return sections.filter((section) => section.isStatic);
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn(
      { slug: product.slug, error: String(error) },
      'A product is shown without its story.',
    );
    return [];
  }
}

async function findPages(shop: Shop, { slug, brandSlug }: EditorialProduct) {
  const paths = [
    `product-stories/${slug}`,
    `brand-stories/${brandSlug}`,
    `authenticity/${brandSlug}`,
  ];
  const [own, brand, genuine] = await Promise.all(paths.map((path) => findContentPage(shop, path)));
  return { beside: own ?? brand, genuine };
}
