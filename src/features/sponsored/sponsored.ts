/** REC-3: rules of sponsored products: campaigns, and their share and positions in a list. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import type { SponsoredAd, SponsoredQuery } from './sponsored.port.ts';

/** Days for which counts are kept: two years for invoices and disputes. */
export const AD_COUNT_DAYS = 730;
/** A list has at most one sponsored product per this many products. */
const PRODUCTS_PER_AD = 5;
/** Indexes of sponsored products: never the first one, and never side by side. */
const POSITIONS = [2, 7];
/** Lists with fewer other products have no sponsored ones. */
const MIN_OTHERS = 2;

/** Booking of an ad in the configuration of a fascia. */
export type Campaign = SponsoredAd & {
  /** Taxonomy prefixes, such as `womens`, of the products whose pages show it. */
  readonly categories: readonly string[];
  /** ISO 8601 time of its start. */
  readonly from?: string | undefined;
};

/** Ad as the page shows it. */
export type ShownAd = Pick<SponsoredAd, 'advertiser'> & {
  /** URL that counts its views and clicks. */
  readonly eventsUrl: string;
};

/** Card of a list; `ad` of one that is paid for. */
export type SponsoredHit = CardHit & { readonly ad?: ShownAd };

/** Ads that are booked for a page, in the order of the campaigns. */
export function selectAds(
  campaigns: readonly Campaign[],
  { productKey, categoryTaxonomy, limit, now }: SponsoredQuery,
): readonly SponsoredAd[] {
  const taxonomy = categoryTaxonomy.toLowerCase();
  return campaigns
    .filter(
      (campaign) =>
        campaign.productKey !== productKey &&
        campaign.categories.some((category) => taxonomy.startsWith(category.toLowerCase())) &&
        (campaign.from === undefined || Date.parse(campaign.from) <= now.getTime()) &&
        (campaign.until === undefined || now.getTime() < Date.parse(campaign.until)),
    )
    .slice(0, limit)
    .map(({ id, advertiser, until, productKey: key }) => ({
      ...{ id, advertiser, productKey: key },
      ...(until !== undefined && { until }),
    }));
}

/**
 * Puts ads among the hits, in place of the last ones where the list is full: at most a fifth of it.
 * Ads of products that the list has anyway are left out.
 */
export function insertAds<T extends { readonly productKey: string }>(
  hits: readonly T[],
  ads: readonly T[],
  size: number,
): readonly T[] {
  const organicKeys = new Set(hits.map(({ productKey }) => productKey));
  const newAds = ads.filter(({ productKey }) => !organicKeys.has(productKey));
  const maxAds = Math.min(newAds.length, POSITIONS.length);
  for (let count = maxAds; count > 0; count -= 1) {
    const total = Math.min(size, hits.length + count);
    if (count > Math.floor(total / PRODUCTS_PER_AD) || total - count < MIN_OTHERS) continue;
    const mixed = hits.slice(0, total - count);
    for (const [index, ad] of newAds.slice(0, count).entries())
      mixed.splice(POSITIONS[index] ?? mixed.length, 0, ad);
    return mixed;
  }
  return hits;
}
