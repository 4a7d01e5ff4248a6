/** Product and colour of a spot. */

import { splitProductSku } from '#features/content/links/product-sku.ts';
import type { CardHit, CardHitColour } from '#features/product-card/card-hit.ts';
import type { ShoppableHotspot } from './shoppable-banner.content.ts';

/** By product key; without products that the shop does not have. */
export type ShoppableProducts = Readonly<Record<string, CardHit>>;

export type HotspotProduct = { readonly hit: CardHit; readonly colour: CardHitColour | undefined };

export function findHotspotProduct(
  { productSku }: ShoppableHotspot,
  products: ShoppableProducts,
): HotspotProduct | null {
  const { productKey, colour } = splitProductSku(productSku);
  const hit = Object.hasOwn(products, productKey) ? products[productKey] : undefined;
  return hit
    ? {
        hit,
        colour: hit.colours.find((candidate) => candidate.colour === colour) ?? hit.colours[0],
      }
    : null;
}
