/** Brand, name, price and rating of a product. */
import { useDeferredValue } from 'react';
import { lowestPriceRangeOf } from '#features/price/lowest-price.ts';
import { LowestPrice } from '#features/price/lowest-price.tsx';
import { summarisePrices } from '#features/price/price.ts';
import { Price } from '#features/price/price.tsx';
import { PriceBadge } from '#features/promotion/price-badge.tsx';
import type { PromotionView } from '#features/promotion/promotion-view.ts';
import { REVIEWS_ID } from '#features/reviews/section/reviews-id.ts';
import type { Selection } from '#features/selection/selection.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import type { ProductView } from '../product-view.ts';
import { InternalPrice } from './islands.tsx';

export type HeadingProps = {
  readonly product: ProductView;
  readonly selection: Selection;
  readonly data: {
    readonly promotion: Pick<PromotionView, 'priceBadge'>;
    /** null where the page has no reviews section that the rating could link to. */
    readonly reviews: unknown;
  };
};

export function Heading({ product, selection, data }: HeadingProps) {
  const { priceBadge } = data.promotion;
  const hasReviews = data.reviews !== null;
  const text = useText();
  const sku = useDeferredValue(selection.displayedVariant.sku);
  const prices = summarisePrices(selection.variant, selection.sizes);
  const lowest = lowestPriceRangeOf(selection.variant ? [selection.variant] : selection.sizes);
  return (
    <header>
      <Link
        to={links.category({ slug: product.brandSlug })}
        className="inline-block text-sm font-medium underline-offset-4 hover:underline"
      >
        {product.brand}
      </Link>
      <h1 className="font-display text-xl leading-tight text-balance md:mt-1 md:text-3xl">
        {product.name}
      </h1>
      <div className="relative mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 text-xl lg:mt-3">
        <Price {...prices} />
        <InternalPrice productId={product.id} sku={sku} />
        {priceBadge && <PriceBadge badge={priceBadge} {...prices} />}
      </div>
      {lowest && <LowestPrice range={lowest} />}
      {product.isBulky && <p className="mt-2 text-sm">{text('product.surcharge')}</p>}
      {product.averageRating !== undefined && product.totalReviewCount > 0 && (
        <a
          href={hasReviews ? `#${REVIEWS_ID}` : undefined}
          className={`card-rating mt-2 text-sm underline-offset-4 ${hasReviews ? 'hover:underline' : ''}`}
        >
          {text('product.rating', {
            rating: product.averageRating,
            count: product.totalReviewCount,
          })}
        </a>
      )}
      {product.sellerName !== undefined && (
        <p className="mt-2 text-sm text-muted">
          {text('product.soldBy', { seller: product.sellerName })}
        </p>
      )}
    </header>
  );
}
