/** Loads the data of a product page: the product, its promotions, the fascia's rules. */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import { findLanguagePaths } from '#features/catalogue/languages/language-paths.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { findSeller } from '#features/catalogue/seller.ts';
import { listNearestCategories, listSoldLocales } from '#features/catalogue/sold-locales.ts';
import { findCustomisation } from '#features/customisation/customisation.server.ts';
import { loadDeliveryView } from '#features/delivery/delivery.server.ts';
import type { ReturnsView } from '#features/delivery/delivery.ts';
import { selectWidgets } from '#features/guided-selling/select-widgets.ts';
import { DEFAULT_RETURNS, findReturnsMessage } from '#features/offer/returns.ts';
import { findSizeGuide } from '#features/pickers/find-size-guide.server.ts';
import { isLowestPriceShown } from '#features/price/eea-locale.ts';
import { describePromotions } from '#features/promotion/promotion-view.ts';
import {
  describeFitNote,
  loadFirstReviews,
} from '#features/reviews/section/load-reviews.server.ts';
import { listPageUrls } from '#kit/html/meta.ts';
import { links } from '#links';
import type { Shop } from '#request/shop.ts';
import { findMaterialNotes } from '../materials.ts';
import type { PageContent } from '../page-content.ts';
import { pageRules } from '../page-rules.ts';
import { toProductView } from '../product-view.ts';
import { loadEditorial } from './load-editorial.server.ts';
import { loadQuestionsSection } from './load-questions-section.server.tsx';
import { loadRelatedProducts } from './load-related-products.server.ts';

/**
 * @throws Problem 404; a redirect from a former slug, and to the only path of a product or of a
 *   membership.
 */
export async function loadProductPage(shop: Shop, args: LoaderFunctionArgs): Promise<PageContent> {
  const url = new URL(args.request.url);
  const slug = args.params.slug ?? '';
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, slug),
    (current) => `${links.product({ slug: current })}${url.search}`,
  );
  const { isPremier } = product;
  const path = links.product({ slug, isPremier });
  // A preview has a path of its own for both.
  const isPremierPath = url.pathname.startsWith(`${shop.public.prefix}/premier/`);
  const isProductPath = url.pathname.startsWith(`${shop.public.prefix}/product/`);
  if (isPremier ? isProductPath : isPremierPath) throw redirect(`${path}${url.search}`, 301);
  const [customisation, editorial, guide, reviews, related, questions, delivery] =
    await Promise.all([
      findCustomisation(shop, product.customisationGroupName),
      loadEditorial(shop, args, product),
      findSizeGuide(shop, product),
      product.isPremier ? null : loadFirstReviews(shop, product),
      loadRelatedProducts(shop, product),
      product.isPremier ? [] : loadQuestionsSection(shop, args, product),
      product.isPremier ? null : loadDeliveryView(shop, product),
    ]);
  const { prefix } = shop.public;
  const showsLowest = isLowestPriceShown(shop.fascia, shop.locale.tag);
  const locales = listSoldLocales(shop, product);
  return {
    product: toProductView(product, showsLowest),
    pageUrls: listPageUrls({ origin: shop.fascia.origin, prefix, locales, path }),
    languagePaths: await findLanguagePaths(shop, locales, listNearestCategories(product)),
    rules: pageRules(shop),
    promotion: describePromotions(product, shop),
    customisation,
    materialNotes: findMaterialNotes(product),
    guide,
    widgets: selectWidgets(shop, product, guide),
    sections: [...questions, ...editorial],
    reviews,
    delivery: delivery && { ...delivery, returns: describeReturns(shop, product) },
    related,
    fitNote: reviews && describeFitNote(shop, reviews),
  };
}

function describeReturns({ fascia }: Shop, product: Product): ReturnsView {
  const { returns = DEFAULT_RETURNS } = fascia;
  return {
    ...(product.returnsPolicy !== undefined && { text: product.returnsPolicy }),
    message: findReturnsMessage(product),
    values: { seller: findSeller(product) ?? '', days: returns.days },
  };
}
