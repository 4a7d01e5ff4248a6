/** Fetches cards of products in the browser. */
import type { CardHit } from '#features/product-card/card-hit.ts';

/** `url`: an endpoint that returns `{ hits }`. @throws Error without a valid response. */
export async function fetchCardHits(url: string, signal: AbortSignal): Promise<readonly CardHit[]> {
  const response = await fetch(url, { signal });
  const body: unknown = response.ok ? await response.json() : null;
  if (!hasHits(body)) throw new Error(`Products could not be fetched: ${response.status}.`);
  return body.hits;
}

function hasHits(body: unknown): body is { readonly hits: readonly CardHit[] } {
  return typeof body === 'object' && body !== null && 'hits' in body && Array.isArray(body.hits);
}
