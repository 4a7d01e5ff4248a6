/** Fetches cards of similar products in the browser. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import { links } from '#links';

/** The service itself has two seconds; the rest is for a slow line. */
const LIMIT_MS = 10_000;

type Query = Parameters<typeof links.api.similarCards>[0];

/** @throws Error on a bad line, an error status, or an answer that is no list of cards. */
export async function fetchSimilarCards(
  query: Query,
  signal: AbortSignal,
): Promise<readonly CardHit[]> {
  const response = await fetch(links.api.similarCards(query), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  });
  const body: unknown = response.ok ? await response.json() : null;
  if (!hasHits(body)) throw new Error(`Similar products could not be fetched: ${response.status}.`);
  return body.hits;
}

function hasHits(body: unknown): body is { readonly hits: readonly CardHit[] } {
  return typeof body === 'object' && body !== null && 'hits' in body && Array.isArray(body.hits);
}
