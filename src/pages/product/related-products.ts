/** Data of the sections with other products on a product page. */
import type { Bundle } from '#features/bundles/bundle.ts';
import type { InfluencerPicks, TalentEdit } from '#features/influencer/influencer.ts';
import type { SponsoredHit } from '#features/sponsored/sponsored.ts';

export type RelatedProductsProps = {
  readonly bundles: readonly Bundle[];
  readonly picks: InfluencerPicks | null;
  readonly edit: TalentEdit | null;
  /**
   * Similar products, and sponsored ones among them; empty where there are too few, or they could
   * not be loaded.
   */
  readonly similar: readonly SponsoredHit[];
};
