/** What a card reads of a product: printed into every listing, so nothing more. */
import type { CardColour, ProductCardHit } from '#features/search/product-card.ts';

export type CardHitColour = Pick<CardColour, 'colour' | 'label' | 'hex' | 'tint' | 'images' | 'price' | 'isOnStock'> &
  Partial<Pick<CardColour, 'wasPrice'>>;

export type CardHit = Pick<ProductCardHit, 'slug' | 'name' | 'brand' | 'price' | 'isOnStock' | 'colourCount'> & {
  readonly colours: readonly CardHitColour[];
};

export function toCardHit({ slug, name, brand, price, isOnStock, colourCount, colours }: ProductCardHit): CardHit {
  return { slug, name, brand, price, isOnStock, colourCount, colours: colours.map(toCardColour) };
}

function toCardColour({ colour, label, hex, tint, images, price, wasPrice, isOnStock }: CardColour): CardHitColour {
  return { colour, label, hex, tint, images: images.slice(0, 2), price, ...(wasPrice !== null && { wasPrice }), isOnStock };
}
