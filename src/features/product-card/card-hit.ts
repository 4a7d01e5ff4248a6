/** Data of a product card. It is serialised into every listing, so it has nothing unused. */

import type { PriceProps } from '#features/price/price.tsx';
import {
  type BadgeView,
  type CardPromotions,
  describeCardBadges,
} from '#features/promotion/promotion-view.ts';
import type { CardColour, ProductCardHit } from '#features/search/records/product-card.ts';
import { percentSaved } from '#i18n/money.ts';

type CardPrices = PriceProps & Pick<ProductCardHit, 'lowestPrices'>;

export type CardHitColour = Pick<
  CardColour,
  'colour' | 'label' | 'hex' | 'tint' | 'images' | 'isOnStock' | 'sku'
> &
  Partial<Pick<CardColour, 'swatchImage' | 'size'>> &
  CardPrices;

/**
 * Prices span all colours, as listings sort and filter by them, or are those of the colour and
 * size that was filtered by; the card displays those of a colour once it is selected.
 */
export type CardHit = Pick<
  ProductCardHit,
  'productKey' | 'slug' | 'name' | 'brand' | 'isOnStock' | 'colourCount'
> &
  CardPrices & {
    readonly colours: readonly CardHitColour[];
    /** Public id, where it differs from the productKey. */
    readonly id?: string;
    /** Average out of five, and number of reviews; missing without reviews. */
    readonly rating?: readonly [average: number, count: number];
    readonly badges?: readonly BadgeView[];
    /** Link of a recommendation, which replaces that to the product page. */
    readonly recommendedUrl?: string;
    /** A membership, whose page has a URL of its own. */
    readonly isPremier?: boolean;
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
    ...(hit.isPremier && { isPremier: true }),
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
  'price' | 'maxPrice' | 'wasPrice' | 'discountPercentage' | 'isDiscountEqual' | 'lowestPrices'
>;

/** Includes `saving` only where it does not follow from the two prices. */
function toPriceProps({
  price,
  maxPrice,
  wasPrice,
  discountPercentage: percent,
  isDiscountEqual: isEqual,
  lowestPrices,
}: Prices): CardPrices {
  const isStatedSaving = percent === percentSaved(price, wasPrice ?? undefined) && isEqual;
  return {
    price,
    ...(maxPrice > price && { maxPrice }),
    ...(wasPrice !== null && { wasPrice }),
    ...(lowestPrices && { lowestPrices }),
    ...(!isStatedSaving && { saving: percent === 0 ? null : { percent, isEqual } }),
  };
}
