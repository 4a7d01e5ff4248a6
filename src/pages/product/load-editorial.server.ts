/** PDP-12: what editors tell beside a product: its own story or its maker's, and how the maker shows that it is genuine. */
import type { LoaderFunctionArgs } from 'react-router';
import { renderSections } from '#blocks/load-page.server.tsx';
import type { StaticSection } from '#blocks/loaded-section.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import { describeLanguage, findContentPage } from '#features/content/content.server.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';

type EditorialProduct = Pick<Product, 'slug' | 'brandSlug'>;

/** Only what is HTML: a block that wakes has its place on a page of content. A source that fails has nothing to tell. */
export async function loadEditorial(
  shop: Shop,
  args: LoaderFunctionArgs,
  product: EditorialProduct,
): Promise<readonly StaticSection[]> {
  try {
    const parts = Object.entries(await findPages(shop, product)).map(async ([place, page]) => {
      const idPrefix = {
        idPrefix: `${place}-${product.slug}`,
        isWhole: false,
        written: page ? describeLanguage(shop, page) : {},
      };
      return renderSections(shop, args, page?.sections ?? [], `beside-${product.slug}`, idPrefix);
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
