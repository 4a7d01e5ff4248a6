/** Port: product recommendations. */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { PairCounts } from './counts/count-pairs.ts';
import type { Session } from './counts/sessions.ts';
import type { Exclusion } from './diversify-products.ts';
import type { RecommendationItem } from './recommendation-item.ts';

/**
 * `related`: viewed by the same shoppers, similar where too few viewed them. `bought-together`: in
 * the same baskets, then related ones. `trending`: most viewed and bought recently.
 */
export const RECOMMENDATION_MODELS = ['related', 'bought-together', 'trending'] as const;
export type RecommendationModel = (typeof RECOMMENDATION_MODELS)[number];

export type RecommendationQuery = {
  readonly model: RecommendationModel;
  /** Products that are looked at, the most recent first; at most 20. Unknown ones are ignored. */
  readonly productKeys: readonly string[];
  /** The same by skus of their variants. */
  readonly skus: readonly string[];
  /** Taxonomies of products to choose from where no product is named, such as `womens/dresses`. */
  readonly categoriesTaxonomies: readonly string[];
  /** 1 to 40. */
  readonly limit: number;
};

/** `sessions`: number of sessions with the item and one of the requested products. */
export type RecommendationReason =
  | { readonly kind: 'viewed-together' | 'bought-together'; readonly sessions: number }
  | { readonly kind: 'similar' | 'trending' };

export type Recommendation = {
  readonly item: RecommendationItem;
  /** null where the service gives none. */
  readonly reason: RecommendationReason | null;
  /** 0 to 1, comparable within one response. */
  readonly score: number;
};

/** Everything about one candidate, for the explanation page. */
export type ExplainedCandidate = {
  readonly productKey: string;
  readonly score: number;
  readonly counts: PairCounts | null;
  readonly reason: RecommendationReason;
  /** Reason for which the candidate is left out; null where it is recommended. */
  readonly exclusion: Exclusion;
};

export type ImportedSessions = {
  readonly sessions: number;
  readonly events: number;
  /** Events of items that the catalogue does not have. */
  readonly unknown: number;
};

/** `colour`: key of the colour that looks similar; absent where the service returns none. */
export type SimilarProduct = { readonly productKey: string; readonly colour?: string };

export type DescriptorLimits = {
  /** Maximum number of pictures of one run; default: all that have no descriptor yet. */
  readonly limit?: number;
  /** Milliseconds of pause after each picture, so that pages get processor time. */
  readonly pauseMs?: number;
  /** Ends the run after the current picture. */
  readonly signal?: AbortSignal;
  /** Called after each picture. */
  readonly onPicture?: (counts: DescriptorCounts) => void;
};

export type DescriptorCounts = {
  readonly computed: number;
  /** Pictures that cannot be decoded; they are not tried again. */
  readonly unreadable: number;
  /** Ids of pictures that do not exist or whose source failed; the next run tries them again. */
  readonly failed: readonly string[];
};

/**
 * ```ts
 * const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
 * const viewed = { productKeys: ['TEE1'], skus: [], categoriesTaxonomies: [] };
 * const [best] = await recommendations.recommend(scope, { model: 'related', ...viewed, limit: 9 });
 * const query = { productKey: 'TEE1', colour: 'moss', limit: 12 };
 * const similar = await recommendations.findVisuallySimilar(scope, query); // [{ productKey, … }]
 * const candidates = await recommendations.explain(scope, 'TEE1');
 * const counted = await recommendations.importSessions(sessions, { onlyIfEmpty: true });
 * const { computed } = await recommendations.computeDescriptors({ limit: 500, pauseMs: 50 });
 * ```
 */
export interface Recommendations {
  /**
   * Products in stock of the departments of the requested products, without these, at most two of
   * a brand; the best first, at most `limit`. Without a known product, or for the model `trending`:
   * trending products of any department, within `categoriesTaxonomies` unless that is empty. Empty
   * without data.
   * @throws Error when the service fails or times out.
   */
  recommend(scope: CatalogueScope, query: RecommendationQuery): Promise<readonly Recommendation[]>;
  /**
   * Products that look like this one in this colour, the most similar first: of its taxonomy
   * and department, then by the colour of the picture, then by the shape. Where they are fewer than
   * `limit`, products that share its attributes follow. Each product once, and in stock. Without
   * `colour`, the first one of the product is compared. Empty for an unknown product.
   * @throws Error when the service fails or times out.
   */
  findVisuallySimilar(
    scope: CatalogueScope,
    query: { readonly productKey: string; readonly colour?: string; readonly limit: number },
  ): Promise<readonly SimilarProduct[]>;
  /**
   * Candidates for products related to one, the recommended ones and the excluded ones, the best
   * first; null where the service does not explain itself.
   */
  explain(scope: CatalogueScope, productKey: string): Promise<readonly ExplainedCandidate[] | null>;
  /**
   * Adds the counts of these sessions; a service that counts its own events adds none. Adding the
   * same sessions again counts them again. `onlyIfEmpty`: adds none where there are counts already.
   * Returns the numbers of what was added, and of what the catalogue does not have.
   */
  importSessions(
    sessions: readonly Session[],
    options?: { readonly onlyIfEmpty?: boolean },
  ): Promise<ImportedSessions>;
  /**
   * Computes the descriptors that `findVisuallySimilar` compares, of pictures without one. Ends
   * when the source of pictures fails several times in a row; call it again to continue. Returns
   * the numbers of this run. A service that has its own descriptors computes none.
   */
  computeDescriptors(limits?: DescriptorLimits): Promise<DescriptorCounts>;
}

declare module '#request/shop.ts' {
  interface Ports {
    recommendations: Recommendations;
  }
}
