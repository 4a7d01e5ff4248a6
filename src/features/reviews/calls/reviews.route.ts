/**
 * GET /_api/reviews: a page of a product's reviews; with `hasPhotos=true` those of the gallery.
 * With `until` of the response, later pages exclude reviews published in the meantime. Searches
 * are limited per caller, so their responses are not shared.
 */
import type { LoaderFunctionArgs } from 'react-router';
import { findProductKey } from '#features/catalogue/catalogue.server.ts';
import { privateApi, sharedApi } from '#request/route.server.ts';
import type { Shop } from '#request/shop.ts';
import { loadReviewPage } from '../reviews.server.ts';
import { countReviewSearch } from './limit-search.server.ts';
import { parseReviewQuery, parseReviewSku } from './review-query.server.ts';

const list = sharedApi((shop, { request }) => loadPage(shop, request));

const search = privateApi((shop, { request }) => {
  countReviewSearch(shop);
  return loadPage(shop, request);
});

export const loader = (args: LoaderFunctionArgs) =>
  new URL(args.request.url).searchParams.has('search') ? search(args) : list(args);

async function loadPage(shop: Shop, request: Request) {
  const { searchParams } = new URL(request.url);
  const query = parseReviewQuery(searchParams);
  const productKey = await findProductKey(shop, parseReviewSku(searchParams));
  return await loadReviewPage(shop, { ...query, productKey });
}
