/** The most helpful praise beside the most helpful criticism. */
import { useText } from '#i18n/text.tsx';
import type { ProductOfReviews, ReviewsView } from '../reviews-view.ts';
import { ReviewItem } from './review-item.tsx';

export type HelpfulPairProps = {
  readonly pair: NonNullable<ReviewsView['pair']>;
  readonly product: ProductOfReviews;
};

export function HelpfulPair({ pair, product }: HelpfulPairProps) {
  const text = useText();
  const sides = [
    ['reviews.pairPositive', pair.positive],
    ['reviews.pairCritical', pair.critical],
  ] as const;
  return (
    <div className="review-pair">
      {sides.map(([heading, review]) => (
        <div key={heading}>
          <h3 className="review-heading">{text(heading)}</h3>
          <ReviewItem review={review} product={product} isRepeated />
        </div>
      ))}
    </div>
  );
}
