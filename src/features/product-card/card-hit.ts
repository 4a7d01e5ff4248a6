/** What a card reads of a product: printed into every listing, so nothing more. */

import type { PriceProps } from '#features/price/price.tsx';
import {
  type BadgeView,
  type CardPromotions,
  describeCardBadges,
} from '#features/promotion/promotion-view.ts';
import type { CardColour, ProductCardHit } from '#features/search/product-card.ts';
import { percentSaved } from '#i18n/money.ts';

export type CardHitColour = Pick<
  CardColour,
  'colour' | 'label' | 'hex' | 'tint' | 'images' | 'isOnStock' | 'sku'
> &
  Partial<Pick<CardColour, 'swatchImage' | 'size'>> &
  PriceProps;

/** Its price is that of all its colours, by which listings sort and filter; of one colour once it is chosen on the card. */
export type CardHit = Pick<
  ProductCardHit,
  'productKey' | 'slug' | 'name' | 'brand' | 'isOnStock' | 'colourCount'
> &
  PriceProps & {
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
  const {
    productKey,
    id,
    slug,
    name,
    brand,
    isOnStock,
    colourCount,
    colours,
    averageRating,
    totalReviewCount,
  } = hit;
  const badges = describeCardBadges(hit, promotions);
  return {
    productKey,
    slug,
    name,
    brand,
    ...toPriceProps(hit),
    isOnStock,
    colourCount,
    colours: colours.map(toCardColour),
    ...(id !== productKey && { id }),
    ...(averageRating != null &&
      totalReviewCount > 0 && { rating: [averageRating, totalReviewCount] as const }),
    ...(badges.length > 0 && { badges }),
  };
}

function toCardColour({
  colour,
  label,
  hex,
  swatchImage,
  tint,
  images,
  isOnStock,
  sku,
  size,
  ...prices
}: CardColour): CardHitColour {
  return {
    ...{ colour, label, hex, tint, images: images.slice(0, 2), isOnStock, sku },
    ...toPriceProps(prices),
    ...(swatchImage !== undefined && { swatchImage }),
    ...(size !== undefined && { size }),
  };
}

type Prices = Pick<
  ProductCardHit,
  'price' | 'maxPrice' | 'wasPrice' | 'discountPercentage' | 'isDiscountEqual'
>;

/** A saving is named only where the two prices do not say it. */
function toPriceProps({
  price,
  maxPrice,
  wasPrice,
  discountPercentage: percent,
  isDiscountEqual: isEqual,
}: Prices): PriceProps {
  const isStatedSaving = percent === percentSaved(price, wasPrice ?? undefined) && isEqual;
  return {
    price,
    ...(maxPrice > price && { maxPrice }),
    ...(wasPrice !== null && { wasPrice }),
    ...(!isStatedSaving && { saving: percent === 0 ? null : { percent, isEqual } }),
  };
}
