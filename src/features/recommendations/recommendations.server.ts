/** Calls of the recommendations port: at most 2 s, items that lack a required field dropped. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { cacheTags } from '#request/cache-tags.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import { parseRecommendationItems, type RecommendationItem } from './recommendation-item.ts';
import type {
  RecommendationQuery,
  RecommendationReason,
  SimilarProduct,
} from './recommendations.port.ts';

const TIMEOUT_MS = 2_000;
/** A reason states the number of sessions from here on: of fewer, a shopper could be recognised. */
export const MIN_NAMED_SESSIONS = 3;
/** Maximum of visually similar products; the page displays the first of them. */
const MAX_SIMILAR_PRODUCTS = 40;

/** `reason`: a sentence in the shop's language. */
export type RelatedItem = RecommendationItem & { readonly reason?: string };

/**
 * The best first.
 * @throws Problem 503 where the service fails or takes longer than 2 s.
 */
export async function loadRecommendations(
  shop: Shop,
  query: RecommendationQuery,
): Promise<readonly RelatedItem[]> {
  for (const key of query.productKeys) shop.tag(cacheTags.recommendations(key));
  const recommended = await withTimeout(
    shop,
    shop.ports.recommendations.recommend(scopeOf(shop), query),
  );
  const { prefix } = shop.public;
  return recommended.flatMap(({ item, reason }) =>
    parseRecommendationItems([item]).map((complete) => ({
      ...complete,
      url: complete.url.startsWith('/') ? `${prefix}${complete.url}` : complete.url,
      ...describeReason(shop, reason),
    })),
  );
}

/**
 * REC-2: visually similar products, kept by the data cache until one of them changes. If the
 * service fails, related products replace them.
 * @throws Problem 503 where both fail.
 */
export async function loadVisuallySimilar(
  shop: Shop,
  query: { readonly productKey: string; readonly colour?: string },
): Promise<readonly SimilarProduct[]> {
  const { recommendations } = shop.ports;
  const { productKey } = query;
  try {
    return await shop.cached(
      `recommendations.visuallySimilar:${JSON.stringify([productKey, query.colour])}`,
      (similar) => [
        cacheTags.recommendations(productKey),
        ...[productKey, ...similar.map((item) => item.productKey)].map(cacheTags.product),
      ],
      () =>
        withTimeout(
          shop,
          recommendations.findVisuallySimilar(scopeOf(shop), {
            ...query,
            limit: MAX_SIMILAR_PRODUCTS,
          }),
        ),
    );
  } catch (error) {
    if (!isProblem(error)) throw error;
    shop.tag(INCOMPLETE_TAG);
    const related = await loadRecommendations(shop, {
      ...{ model: 'related', productKeys: [productKey], skus: [], categoriesTaxonomies: [] },
      limit: MAX_SIMILAR_PRODUCTS,
    });
    return related.map((item) => ({ productKey: item.product_id }));
  }
}

function describeReason(shop: Shop, reason: RecommendationReason | null): { reason?: string } {
  if (!reason) return {};
  const text = findMessages(shop.locale.tag);
  if (!('sessions' in reason)) return { reason: text(`recommendations.${reason.kind}`) };
  const isCountPublic = reason.sessions >= MIN_NAMED_SESSIONS;
  const kind = reason.kind === 'bought-together' ? 'bought' : 'viewed';
  return {
    reason: isCountPublic
      ? text(`recommendations.${kind}`, { count: reason.sessions })
      : text(`recommendations.${kind}Few`),
  };
}

/** @throws Problem 503, logged, where the call fails or takes longer than 2 s. */
async function withTimeout<T>(shop: Shop, call: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  try {
    return await Promise.race([call, timeout]);
  } catch (error) {
    shop.log.warn({ error: String(error) }, 'Recommendations could not be loaded.');
    throw new Problem(503, 'recommendations.unavailable', 'There are no recommendations now.');
  } finally {
    clearTimeout(timer);
  }
}
