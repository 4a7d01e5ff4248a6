/** Fetches a page of reviews in the browser. */
import { links } from '#links';
import type { ReviewQuery } from '../reviews.port.ts';
import type { ReviewPage } from '../reviews.ts';

/** After this time without a response, the list offers to try again. */
const TIMEOUT_MS = 10_000;

type PageQuery = Omit<ReviewQuery, 'productKey' | 'hasPhotos'> & {
  readonly hasPhotos?: true;
};

/**
 * @throws Error on a network failure; on a response that is not a page of reviews, with its status
 * as the cause.
 */
export async function fetchReviews(
  { productKey, locale }: { readonly productKey: string; readonly locale: string },
  { hasPhotos, ...query }: PageQuery,
  signal: AbortSignal,
): Promise<ReviewPage> {
  const photos = hasPhotos ? { hasPhotos: 'true' } : {};
  const response = await fetch(
    links.api.reviews({ sku: productKey, ...query, ...photos, locale }),
    { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) },
  );
  const body: unknown = response.ok ? await response.json() : null;
  const { status: cause } = response;
  if (!isPage(body)) throw new Error(`Reviews could not be fetched: ${cause}.`, { cause });
  return body;
}

function isPage(body: unknown): body is ReviewPage {
  return (
    typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results)
  );
}
