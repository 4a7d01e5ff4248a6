/**
 * GET /feeds/google.xml and /feeds/agents.jsonl: streams the product feed of one fascia and locale,
 * or a page of it.
 */
import type { Catalogue, CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import { listOffers, type Offer, type OfferTerms } from '#features/offer/offer.ts';
import { createFieldProblem } from '#kit/problem.ts';
import { respondWithinLimit, respondWithStream, type StreamGate } from '#kit/text/stream-text.ts';
import { formatAgentRows } from './agent-feed.ts';
import { FEED_END, type FeedUrls, formatFeedItems, formatFeedStart } from './merchant-feed.ts';

export type FeedSource = {
  readonly catalogue: Pick<Catalogue, 'readProducts'>;
  readonly scope: CatalogueScope;
  readonly urls: FeedUrls;
  /** The fascia's name. */
  readonly title: string;
  readonly loadTerms: (product: Product) => Promise<OfferTerms>;
};

const BATCH = 100;
/** Products of a page. */
const MAX_PAGE = 500;
/** Longest cursor, in characters. */
const MAX_KEY_LENGTH = 100;

type FeedFormat = {
  readonly contentType: string;
  readonly start: (source: FeedSource) => string;
  readonly format: (product: Product, offers: readonly Offer[], source: FeedSource) => string;
  readonly end: string;
};

const FORMATS = {
  google: {
    contentType: 'application/xml; charset=utf-8',
    start: ({ title, urls }) => formatFeedStart(title, urls),
    format: (product, offers, { urls }) => formatFeedItems(product, offers, urls),
    end: FEED_END,
  },
  agents: {
    contentType: 'application/jsonl; charset=utf-8',
    start: () => '',
    format: (product, offers, { title, urls }) =>
      formatAgentRows(product, offers, { title, ...urls }),
    end: '',
  },
} as const satisfies Record<string, FeedFormat>;

export type FeedName = keyof typeof FORMATS;

/** Yields the feed in batches, in productKey order. */
export async function* writeMerchantFeed(
  source: FeedSource,
  name: FeedName = 'google',
): AsyncGenerator<string> {
  const { start, end } = FORMATS[name];
  yield start(source);
  let after = '';
  for (;;) {
    const products = await source.catalogue.readProducts(source.scope, after, BATCH);
    const last = products.at(-1);
    if (!last) break;
    yield await formatProducts(products, source, name);
    after = last.productKey;
  }
  yield end;
}

async function formatProducts(
  products: readonly Product[],
  source: FeedSource,
  name: FeedName,
): Promise<string> {
  const texts = products.map(async (product) =>
    FORMATS[name].format(product, listOffers(product, await source.loadTerms(product)), source),
  );
  return (await Promise.all(texts)).join('');
}

/**
 * The whole feed, or one page of it: `?limit=500`, then the URL of the `Link` header. Answers
 * 503 while the maximum number of feeds is being generated.
 * @throws Problem 400 with the field `limit` or `after`.
 */
export async function respondWithMerchantFeed(
  source: FeedSource,
  gate: StreamGate,
  { name, url }: { readonly name: FeedName; readonly url: URL },
): Promise<Response> {
  const headers = { 'content-type': FORMATS[name].contentType, 'cache-control': 'no-store' };
  const page = parsePage(url.searchParams);
  if (page === null) return respondWithStream(writeMerchantFeed(source, name), gate, headers);
  return await respondWithinLimit(gate, () =>
    respondWithPage(source, page, { name, url, headers }),
  );
}

type FeedPage = { readonly limit: number; readonly after: string };

async function respondWithPage(
  source: FeedSource,
  { limit, after }: FeedPage,
  {
    name,
    url,
    headers,
  }: { readonly name: FeedName; readonly url: URL; readonly headers: Record<string, string> },
): Promise<Response> {
  const { start, end } = FORMATS[name];
  const products = await source.catalogue.readProducts(source.scope, after, limit);
  const text = start(source) + (await formatProducts(products, source, name)) + end;
  const last = products.length < limit ? undefined : products.at(-1);
  if (last === undefined) return new Response(text, { headers });
  const next = new URL(`${source.urls.origin}${url.pathname}${url.search}`);
  next.searchParams.set('after', last.productKey);
  return new Response(text, { headers: { ...headers, link: `<${next.href}>; rel="next"` } });
}

function parsePage(query: URLSearchParams): FeedPage | null {
  const limit = query.get('limit');
  const after = query.get('after') ?? '';
  if (after.length > MAX_KEY_LENGTH) throw createFieldProblem('after', 'the key of a product');
  if (limit === null) {
    if (after !== '') throw createFieldProblem('limit', `1 to ${MAX_PAGE}, with the field after`);
    return null;
  }
  if (!/^[1-9]\d{0,3}$/.test(limit) || Number(limit) > MAX_PAGE)
    throw createFieldProblem('limit', `1 to ${MAX_PAGE}`);
  return { limit: Number(limit), after };
}
