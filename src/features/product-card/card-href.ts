/** Link target of a product card. */
import { links } from '#links';
import type { CardHit } from './card-hit.ts';

/**
 * CARD-1: the page of the displayed colour, with the size where exactly one is
 * selected; or the recommendation's URL.
 */
export function cardHref(
  { slug, recommendedUrl, isPremier }: Pick<CardHit, 'slug' | 'recommendedUrl' | 'isPremier'>,
  colour?: string,
  size?: string,
): string {
  return recommendedUrl ?? links.product({ slug, colour, size, isPremier });
}
