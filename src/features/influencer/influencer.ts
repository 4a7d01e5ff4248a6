/** REC-3: products that an influencer wears, and the carousel of a talent's edit. */
import type { CataloguePicture } from '#features/catalogue/catalogue.ts';
import type { Hotspot } from '#features/catalogue/catalogue-records.ts';
import type { CardHit } from '#features/product-card/card-hit.ts';

export type PlacedHotspot = {
  readonly slug: string;
  readonly name: string;
  /** Position of its card in the section, from 1. */
  readonly number: number;
  /** Percent from the left and the top of the picture. */
  readonly left: number;
  readonly top: number;
};

export type InfluencerPicks = {
  /** null where the retailer gives none. */
  readonly header: string | null;
  readonly picture: CataloguePicture | null;
  readonly hotspots: readonly PlacedHotspot[];
  readonly hits: readonly CardHit[];
};

export type TalentEdit = { readonly header: string | null; readonly hits: readonly CardHit[] };

/** Hotspots keep this distance from the edges of the picture, in percent. */
const MARGIN_PERCENT = 10;

/** Those of products that are shown; none without a picture to place them on. */
export function placeHotspots(
  hotspots: readonly Hotspot[],
  hits: readonly Pick<CardHit, 'productKey' | 'slug' | 'name'>[],
): readonly PlacedHotspot[] {
  return hotspots.flatMap(({ product, left, top }) => {
    const index = hits.findIndex(({ productKey }) => productKey === product);
    const hit = hits[index];
    return hit
      ? [{ slug: hit.slug, name: hit.name, number: index + 1, left: limit(left), top: limit(top) }]
      : [];
  });
}

function limit(percent: number): number {
  return Math.min(Math.max(percent, MARGIN_PERCENT), 100 - MARGIN_PERCENT);
}
