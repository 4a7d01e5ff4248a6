/** What a card reads of a product: printed into every listing, so nothing more. */
import type { CardColour, ProductCardHit } from '#features/search/product-card.ts';

export type CardHitColour = Pick<CardColour, 'colour' | 'label' | 'hex' | 'tint' | 'images' | 'price' | 'isOnStock' | 'sku'> &
  Partial<Pick<CardColour, 'wasPrice'>>;

export type CardHit = Pick<ProductCardHit, 'productKey' | 'slug' | 'name' | 'brand' | 'price' | 'isOnStock' | 'colourCount'> & {
  readonly colours: readonly CardHitColour[];
};

export function toCardHit({ productKey, slug, name, brand, price, isOnStock, colourCount, colours }: ProductCardHit): CardHit {
  return { productKey, slug, name, brand, price, isOnStock, colourCount, colours: colours.map(toCardColour) };
}

function toCardColour({ colour, label, hex, tint, images, price, wasPrice, isOnStock, sku }: CardColour): CardHitColour {
  return { colour, label, hex, tint, images: images.slice(0, 2), price, ...(wasPrice !== null && { wasPrice }), isOnStock, sku };
}
