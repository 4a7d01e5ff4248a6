/** UCP's catalogue calls: search, lookup of several products, and one product in detail. */
import { findCurrentProduct, loadProductByKey } from '#features/catalogue/catalogue.server.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import { listOffers, type Offer } from '#features/offer/offer.ts';
import { DEFAULT_RETURNS } from '#features/offer/returns.ts';
import { EMPTY_LISTING, LISTING_LIMIT, LISTING_PAGE_SIZE } from '#features/search/listing.ts';
import { loadListing } from '#features/search/search.server.ts';
import { findMessages } from '#i18n/find-messages.ts';
import type { Shop } from '#request/shop.ts';
import { narrowOffers, type SelectionRequest } from './select-variants.ts';
import { UcpError } from './ucp-error.ts';
import { toUcpProduct, toUcpVariant, type UcpShop } from './ucp-product.ts';
import { createUcpMetadata } from './ucp-profile.ts';
import type {
  UcpContext,
  UcpFilters,
  UcpLookupRequest,
  UcpProductRequest,
  UcpSearchRequest,
} from './ucp-requests.server.ts';

const DEFAULT_LIMIT = 10;

/** Products in the order of relevance, each with the variant to show first. */
export async function searchCatalog(shop: Shop, origin: string, request: UcpSearchRequest) {
  const { query = '', pagination = {}, context } = request;
  const { categories = [] } = request.filters ?? {};
  const price = findPriceFilter(shop, request.filters, context);
  const { page, limit } = decodeCursor(pagination);
  const listing = await loadListing(shop, {
    ...{ ...EMPTY_LISTING, q: query.trim(), page, hitsPerPage: limit },
    refinements: categories.length > 0 ? { category: categories } : {},
    price: price === undefined ? null : { min: price.min ?? 0, max: price.max ?? null },
  });
  const products = await Promise.all(
    listing.edges.map(({ node }) => loadProductByKey(shop, node.productKey)),
  );
  const ucpShop = openUcpShop(shop, origin);
  const hasNext = page * limit < Math.min(listing.total, LISTING_LIMIT);
  return {
    ucp: createUcpMetadata('dev.ucp.shopping.catalog.search'),
    products: products.flatMap((product) => {
      const offers = product ? offersOf(product) : [];
      const offer = findFeaturedOffer(offers.filter((offer) => isWithin(offer, price)));
      return product && offer ? [toListedProduct(product, offers, [offer], ucpShop)] : [];
    }),
    pagination: {
      has_next_page: hasNext,
      ...(hasNext && { cursor: encodeCursor({ page: page + 1, limit }) }),
      total_count: listing.total,
    },
    ...describeIgnoredFilter(shop, request.filters, context),
  };
}

/** Products that one call reads at once, of the ten connections that all requests share. */
const CONCURRENT_LOOKUPS = 4;

type FoundProduct = { readonly product: Product; readonly sku?: string };

/** Each product once, with the variants that the ids name or the one to show first. */
export async function lookupCatalog(shop: Shop, origin: string, request: UcpLookupRequest) {
  const ids = [...new Set(request.ids)];
  const resolved: { readonly id: string; readonly match: FoundProduct | null }[] = [];
  for (let from = 0; from < ids.length; from += CONCURRENT_LOOKUPS)
    resolved.push(
      ...(await Promise.all(
        ids
          .slice(from, from + CONCURRENT_LOOKUPS)
          .map(async (id) => ({ id, match: await findByProductOrVariant(shop, id) })),
      )),
    );
  const inputs = resolved.flatMap(({ id, match }) => (match ? [{ id, ...match }] : []));
  const products = new Map(inputs.map(({ product }) => [product.productKey, product]));
  const ucpShop = openUcpShop(shop, origin);
  const price = findPriceFilter(shop, request.filters, request.context);
  const messages = [
    ...resolved
      .filter(({ match }) => match === null)
      .map(({ id }) => ({ type: 'info', code: 'not_found', content: id })),
    ...(describeIgnoredFilter(shop, request.filters, request.context).messages ?? []),
  ];
  return {
    ucp: createUcpMetadata('dev.ucp.shopping.catalog.lookup'),
    products: [...products.values()]
      .filter((product) => isInCategories(product, request.filters))
      .flatMap((product) => {
        const offers = offersOf(product);
        const inputsOfProduct = inputs.filter(
          (input) => input.product.productKey === product.productKey,
        );
        const inputsByOffer = matchInputs(
          inputsOfProduct,
          offers.filter((offer) => isWithin(offer, price)),
        );
        if (inputsByOffer.size === 0) return [];
        const listed = toListedProduct(product, offers, [...inputsByOffer.keys()], ucpShop);
        const variants = [...inputsByOffer].map(([offer, correlated]) => ({
          ...toUcpVariant(product, offer, ucpShop),
          inputs: correlated,
        }));
        return [{ ...listed, variants }];
      }),
    ...(messages.length > 0 && { messages }),
  };
}

/** Requested ids by offer: the id is its SKU, or its product's, whose featured offer it is. */
function matchInputs(
  inputs: readonly { readonly id: string; readonly sku?: string }[],
  offers: readonly Offer[],
): ReadonlyMap<Offer, readonly { readonly id: string; readonly match: string }[]> {
  const inputsByOffer = new Map<Offer, { readonly id: string; readonly match: string }[]>();
  for (const { id, sku } of inputs) {
    const offer =
      sku === undefined ? findFeaturedOffer(offers) : offers.find((item) => item.sku === sku);
    const input = { id, match: sku === undefined ? 'featured' : 'exact' };
    if (offer) inputsByOffer.set(offer, [...(inputsByOffer.get(offer) ?? []), input]);
  }
  return inputsByOffer;
}

/** One product with all variants that match the selected options. */
export async function getProduct(shop: Shop, origin: string, request: UcpProductRequest) {
  const ucp = createUcpMetadata('dev.ucp.shopping.catalog.lookup');
  const match = await findByProductOrVariant(shop, request.id);
  const price = findPriceFilter(shop, request.filters, request.context);
  const offers = (match ? offersOf(match.product) : []).filter((offer) => isWithin(offer, price));
  if (!match || offers.length === 0 || !isInCategories(match.product, request.filters))
    return {
      ucp: { ...ucp, status: 'error' },
      messages: [
        {
          ...{ type: 'error', code: 'not_found', severity: 'unrecoverable' },
          content: `Product not found: ${request.id}`,
        },
      ],
      continue_url: origin,
    };
  const ucpShop = openUcpShop(shop, origin);
  const selection: SelectionRequest = { ...request, sku: match.sku };
  const narrowed = narrowOffers(offers, selection, ucpShop);
  return {
    ucp,
    product: {
      ...toUcpProduct(match.product, offers, ucpShop),
      ...(narrowed.options.length > 0 && {
        options: narrowed.options,
        selected: narrowed.selected,
      }),
      variants: narrowed.offers.map((offer) => toUcpVariant(match.product, offer, ucpShop)),
    },
    ...describeIgnoredFilter(shop, request.filters, request.context),
  };
}

/** `sku` where the id is that of a variant. */
async function findByProductOrVariant(shop: Shop, id: string): Promise<FoundProduct | null> {
  const product = await loadProductByKey(shop, id);
  if (product) return { product };
  const byVariant = await findCurrentProduct(shop, { sku: id });
  return byVariant?.variants.some(({ sku }) => sku === id) ? { product: byVariant, sku: id } : null;
}

/** Without deliveries and returns, which the catalogue's calls do not state. */
function offersOf(product: Product): readonly Offer[] {
  return listOffers(product, { delivery: null, returns: DEFAULT_RETURNS, isPreloved: false });
}

function findFeaturedOffer(offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ availability }) => availability !== 'OutOfStock') ?? offers[0];
}

function toListedProduct(
  product: Product,
  offers: readonly Offer[],
  listed: readonly Offer[],
  shop: UcpShop,
) {
  const { options } = narrowOffers(offers, { selected: [], preferences: [] }, shop);
  return {
    ...toUcpProduct(product, offers, shop),
    ...(options.length > 0 && {
      options: options.map(({ name, values }) => ({
        name,
        values: values.map(({ label }) => ({ label })),
      })),
    }),
    variants: listed.map((offer) => toUcpVariant(product, offer, shop)),
  };
}

function openUcpShop({ fascia, locale, public: { prefix } }: Shop, origin: string): UcpShop {
  const text = findMessages(locale.tag);
  return {
    ...{ name: fascia.name, origin, base: `${origin}${prefix}` },
    optionNames: { colour: text('markdown.colour'), size: text('markdown.size') },
  };
}

type PriceFilter = UcpFilters['price'];

/** Undefined without a filter, and for one in a currency other than that of the response. */
function findPriceFilter(
  { currency }: Shop,
  filters: UcpFilters | undefined,
  context: UcpContext | undefined,
): PriceFilter {
  return (context?.currency ?? currency) === currency ? filters?.price : undefined;
}

function describeIgnoredFilter(
  shop: Shop,
  filters: UcpFilters | undefined,
  context: UcpContext | undefined,
) {
  if (filters?.price === undefined || findPriceFilter(shop, filters, context)) return {};
  const content = `Prices are in ${shop.currency}; the price filter was ignored.`;
  return { messages: [{ type: 'info', code: 'price_filter_ignored', content }] };
}

function isWithin({ price }: Offer, filter: PriceFilter): boolean {
  return price >= (filter?.min ?? 0) && price <= (filter?.max ?? Number.POSITIVE_INFINITY);
}

function isInCategories({ categorySlugs }: Product, filters: UcpFilters | undefined): boolean {
  const { categories = [] } = filters ?? {};
  return categories.length === 0 || categories.some((slug) => categorySlugs.includes(slug));
}

type Cursor = { readonly page: number; readonly limit: number };

/** @throws UcpError 400 for a cursor that no response contained. */
function decodeCursor({
  cursor,
  limit = DEFAULT_LIMIT,
}: NonNullable<UcpSearchRequest['pagination']>) {
  if (cursor === undefined) return { page: 1, limit: Math.min(limit, LISTING_PAGE_SIZE) };
  const [, page = 0, size = 0] =
    /^([1-9]\d{0,3})-([1-9]\d?)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const parsed = { page: Number(page), limit: Math.min(Number(size), LISTING_PAGE_SIZE) };
  if (parsed.page === 0 || parsed.page * parsed.limit > LISTING_LIMIT + LISTING_PAGE_SIZE)
    throw new UcpError(
      400,
      'invalid_request',
      'pagination.cursor: must be the one of a previous response.',
    );
  return parsed;
}

function encodeCursor({ page, limit }: Cursor): string {
  return Buffer.from(`${page}-${limit}`).toString('base64url');
}
