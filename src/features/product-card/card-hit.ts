/** What a card reads of a product: printed into every listing, so nothing more. */
import { type BadgeView, type CardPromotions, describeCardBadges } from '#features/promotion/promotion-view.ts';
import type { CardColour, ProductCardHit } from '#features/search/product-card.ts';

export type CardHitColour = Pick<CardColour, 'colour' | 'label' | 'hex' | 'tint' | 'images' | 'price' | 'isOnStock' | 'sku'> &
  Partial<Pick<CardColour, 'wasPrice' | 'swatchImage'>>;

export type CardHit = Pick<ProductCardHit, 'productKey' | 'slug' | 'name' | 'brand' | 'price' | 'isOnStock' | 'colourCount'> & {
  readonly colours: readonly CardHitColour[];
  /** The public id, where it is not the productKey. */
  readonly id?: string;
  /** Average of five, and of how many; none where nobody has rated it. */
  readonly rating?: readonly [average: number, count: number];
  readonly badges?: readonly BadgeView[];
  /** Where it leads instead of its own page: what a recommendation asks for. */
  readonly recommendedUrl?: string;
};

export function toCardHit(hit: ProductCardHit, promotions: CardPromotions): CardHit {
  const { productKey, id, slug, name, brand, price, isOnStock, colourCount, colours, averageRating, totalReviewCount } = hit;
  const badges = describeCardBadges(hit, promotions);
  return {
    productKey,
    slug,
    name,
    brand,
    price,
    isOnStock,
    colourCount,
    colours: colours.map(toCardColour),
    ...(id !== productKey && { id }),
    ...(averageRating != null && totalReviewCount > 0 && { rating: [averageRating, totalReviewCount] as const }),
    ...(badges.length > 0 && { badges }),
  };
}

function toCardColour({ colour, label, hex, swatchImage, tint, images, price, wasPrice, isOnStock, sku }: CardColour): CardHitColour {
  return {
    ...{ colour, label, hex, tint, images: images.slice(0, 2), price, isOnStock, sku },
    ...(swatchImage !== undefined && { swatchImage }),
    ...(wasPrice !== null && { wasPrice }),
  };
}
