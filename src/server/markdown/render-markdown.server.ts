/** Renders the Markdown of a product, a listing or an editor-made page. */
import { redirect } from 'react-router';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { loadContentPage } from '#features/content/content.server.ts';
import { findPageLocales } from '#features/content/links/page-locales.server.ts';
import { renderPageMarkdown } from '#features/content/text/render-page-markdown.ts';
import { loadListingPage } from '#features/listing/listing.server.ts';
import { formatCanonicalPath } from '#features/listing/paths/canonical-path.ts';
import { segmentsOf } from '#features/listing/paths/path-segments.ts';
import { loadOfferTerms } from '#features/offer/load-offer-terms.server.ts';
import { listOffers, productPath } from '#features/offer/offer.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import { findMessages } from '#i18n/find-messages.ts';
import type { Shop } from '#request/shop.ts';
import {
  type MarkdownShop,
  renderListingMarkdown,
  renderProductMarkdown,
} from './render-markdown.ts';

export type MarkdownPage = {
  readonly text: string;
  /** Path of the page without locale prefix. */
  readonly canonical: string;
  /** Locale prefix of the canonical URL. Default: that of the request. */
  readonly canonicalPrefix?: string;
};

/**
 * `path`: the page's, without locale prefix and suffix.
 * @throws Problem 404 or 410 for an unknown page; Response: a redirect, without locale prefix.
 */
export async function renderMarkdown(
  shop: Shop,
  path: string,
  { url, origin }: { readonly url: URL; readonly origin: string },
): Promise<MarkdownPage> {
  const markdownShop: MarkdownShop = {
    text: findMessages(shop.locale.tag),
    locale: shop.locale.tag,
    currency: shop.currency,
    origin,
    base: `${origin}${shop.public.prefix}`,
  };
  const [kind = '', ...segments] = segmentsOf(path, '');
  if (kind === 'categories' || kind === 'search')
    return await renderListing(shop, [kind, ...segments], url, markdownShop);
  if (kind === 'product' || kind === 'premier')
    return await renderProduct(shop, { kind, slug: segments[0] ?? '' }, markdownShop);
  const page = await loadContentPage(shop, `pages/${segments.join('/')}`);
  const { prefix } = await findPageLocales(shop, page);
  return {
    text: renderPageMarkdown(page, markdownShop.base),
    ...{ canonical: path, canonicalPrefix: prefix },
  };
}

async function renderProduct(
  shop: Shop,
  { kind, slug }: { readonly kind: 'product' | 'premier'; readonly slug: string },
  markdownShop: MarkdownShop,
): Promise<MarkdownPage> {
  const { product } = redirectMovedProduct(await loadProductBySlug(shop, slug), (current) =>
    productPath({ slug: current, isPremier: false }),
  );
  if ((kind === 'premier') !== product.isPremier)
    throw redirect(productPath({ slug, isPremier: product.isPremier }), 301);
  const offers = listOffers(product, await loadOfferTerms(shop, product));
  return {
    text: renderProductMarkdown(product, offers, markdownShop),
    canonical: productPath(product),
  };
}

async function renderListing(
  shop: Shop,
  segments: readonly string[],
  url: URL,
  markdownShop: MarkdownShop,
): Promise<MarkdownPage> {
  const listing = await loadListingPage(shop, segments, url);
  const { state, result } = listing;
  const isLast = state.page * state.hitsPerPage >= result.total;
  const next = isLast ? null : formatListingUrl({ ...state, page: state.page + 1 });
  return {
    text: renderListingMarkdown(listing, next, markdownShop),
    canonical: formatCanonicalPath(state),
  };
}
