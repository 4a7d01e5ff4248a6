/** Loads the editors' home page; without one, departments and newest products. */
import type { LoaderFunctionArgs } from 'react-router';
import { loadPage } from '#blocks/render/load-page.server.ts';
import { loadCategories } from '#features/catalogue/catalogue.server.ts';
import { toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { EMPTY_LISTING } from '#features/search/listing.ts';
import { loadListing } from '#features/search/search.server.ts';
import { listPageUrls } from '#kit/html/meta.ts';
import { isProblem } from '#kit/problem.ts';
import { links } from '#links';
import type { Shop } from '#request/shop.ts';
import type { FallbackHomeProps } from './parts/fallback-home.tsx';

const MAX_NEW_PRODUCTS = 12;

export async function loadHome(shop: Shop, args: LoaderFunctionArgs) {
  try {
    return { ...(await loadPage(shop, args, 'home', links.home())), fallback: null };
  } catch (error) {
    if (!isProblem(error) || error.status !== 404) throw error;
    const { prefix, locales } = shop.public;
    const pageUrls = listPageUrls({
      origin: shop.fascia.origin,
      prefix,
      locales,
      path: links.home(),
    });
    const { name } = shop.fascia;
    return {
      title: name,
      heading: name,
      description: '',
      pageUrls,
      image: undefined,
      sections: [],
      contentLanguage: {},
      fallback: await loadFallbackHome(shop),
    };
  }
}

async function loadFallbackHome(shop: Shop): Promise<FallbackHomeProps> {
  const [categories, { edges }] = await Promise.all([
    loadCategories(shop),
    loadListing(shop, { ...EMPTY_LISTING, sort: 'newness', hitsPerPage: MAX_NEW_PRODUCTS }),
  ]);
  const departments = categories
    .filter(({ parentSlug }) => parentSlug === null)
    .toSorted((a, b) => a.position - b.position);
  return {
    departments: departments.map(({ slug, name }) => ({ slug, name })),
    newest: edges.map(({ node }) => toCardHit(node, pickCardPromotions(shop))),
  };
}
