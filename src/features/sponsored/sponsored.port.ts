/** Port: sponsored products, which an advertiser pays for to be shown beside others. */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';

export type SponsoredAd = {
  /** Lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly productKey: string;
  /** Company on whose behalf the product is shown. */
  readonly advertiser: string;
  /** ISO 8601 time at which the booking ends. */
  readonly until?: string | undefined;
};

export type SponsoredQuery = {
  /** Product whose page shows the ads. */
  readonly productKey: string;
  /** Category of this product, such as `womens/tops`. */
  readonly categoryTaxonomy: string;
  /** Maximum number of ads. */
  readonly limit: number;
  readonly now: Date;
};

/** `view`: half of the ad was visible for a second. */
export const AD_EVENTS = ['view', 'click'] as const;
export type AdEvent = (typeof AD_EVENTS)[number];

export type AdInteraction = {
  readonly ad: string;
  readonly event: AdEvent;
  /** Keyed hash of the caller. */
  readonly caller: string;
};

/** Counts of one day (UTC), without any shopper. */
export type AdCounts = {
  readonly ad: string;
  /** `2026-11-26`. */
  readonly day: string;
  readonly views: number;
  readonly clicks: number;
};

/**
 * ```ts
 * const query = { productKey: 'TEE1', categoryTaxonomy: 'womens/tops', limit: 6, now };
 * const [ad] = await sponsored.findAds({ fascia, locale, currency: 'GBP' }, query);
 * await sponsored.countEvent(fascia, { ad: ad.id, event: 'view', caller }, now);
 * const counts = await sponsored.listCounts(fascia, '2026-11-01'); // [{ ad, day, views: 1, ... }]
 * await sponsored.cleanUp(now);
 * ```
 */
export interface SponsoredProducts {
  /**
   * Ads for the page of a product, the first booked first; empty where none is booked. Never the
   * product itself. They name products only: the caller leaves out those that are not sold.
   * @throws Error when the service fails or times out.
   */
  findAds(scope: CatalogueScope, query: SponsoredQuery): Promise<readonly SponsoredAd[]>;
  /** Counts an event once a day (UTC) for each caller; an ad that is not booked is ignored. */
  countEvent(fascia: string, seen: AdInteraction, now: Date): Promise<void>;
  /**
   * Counts of all ads of a fascia since a day (UTC), such as `2026-11-01`, which is included: the
   * oldest first. Days without an event are missing. Empty for a service with its own counts.
   */
  listCounts(fascia: string, since: string): Promise<readonly AdCounts[]>;
  /**
   * Deletes counts older than `AD_COUNT_DAYS`, and who was counted before the day of `now` (UTC),
   * in bounded numbers: the rest follows with the next call. Called at intervals.
   */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    sponsored: SponsoredProducts;
  }
}
