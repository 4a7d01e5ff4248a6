/** Loads what a product's page shows: the product itself, its promotions, the fascia's rules. */
import { redirect } from 'react-router';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { findCustomisation } from '#features/customisation/customisation.server.ts';
import { describePromotions, pickCardPromotions } from '#features/promotion/promotion-view.ts';
import type { Shop } from '#kit/shop.ts';
import { links } from '#links';
import type { PageContent } from './page-content.ts';
import { pageRules } from './page-rules.ts';
import { toShownProduct } from './shown-product.ts';

/** @throws Problem 404, or a redirect from a former slug, or from a membership's address that is none. */
export async function loadProductPage(shop: Shop, slug: string, url: URL): Promise<PageContent> {
  const found = await loadProductBySlug(shop, slug);
  if ('movedTo' in found) throw redirect(`${links.product({ slug: found.movedTo })}${url.search}`, 301);
  const { product } = found;
  if (url.pathname.includes('/premier/') && !product.isPremier) throw redirect(links.product({ slug }), 301);
  return {
    product: toShownProduct(product),
    rules: pageRules(shop),
    promotion: describePromotions(product, shop),
    cardPromotions: pickCardPromotions(shop),
    customisation: await findCustomisation(shop, product.customisationGroupName),
  };
}
