/** GET /feeds/google.xml: streams the product feed of one fascia and locale. */
import type { Catalogue, CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import { respondWithStream, type StreamGate } from '#kit/limits/stream-text.ts';
import { FEED_END, type FeedAddresses, formatFeedItems, formatFeedStart } from './merchant-feed.ts';

export type FeedSource = {
  readonly catalogue: Pick<Catalogue, 'readProducts'>;
  readonly scope: CatalogueScope;
  readonly addresses: FeedAddresses;
  /** The fascia's name. */
  readonly title: string;
};

const BATCH = 100;

/** Yields the XML in batches, in productKey order. */
export async function* writeMerchantFeed({
  catalogue,
  scope,
  addresses,
  title,
}: FeedSource): AsyncGenerator<string> {
  yield formatFeedStart(title, addresses);
  let after = '';
  for (;;) {
    const products = await catalogue.readProducts(scope, after, BATCH);
    const last = products.at(-1);
    if (!last) break;
    yield products.map((product) => formatFeedItems(product, addresses)).join('');
    after = last.productKey;
  }
  yield FEED_END;
}

/** Answers 503 while the maximum number of feeds is being generated. */
export function respondWithMerchantFeed(source: FeedSource, gate: StreamGate): Response {
  return respondWithStream(writeMerchantFeed(source), gate, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-store',
  });
}
