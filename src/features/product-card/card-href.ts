/** Where a card leads. */
import { links } from '#links';
import type { CardHit } from './card-hit.ts';

/** CARD-1: to the colour shown, and the size when exactly one is chosen; or to what a recommendation asks for. */
export function cardHref(
  { slug, recommendedUrl }: Pick<CardHit, 'slug' | 'recommendedUrl'>,
  colour?: string,
  size?: string,
): string {
  return recommendedUrl ?? links.product({ slug, colour, size });
}
