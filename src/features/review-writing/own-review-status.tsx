/** A review as its author sees it: its status, rating and text. */
import { useText } from '#i18n/text.tsx';
import type { OwnReview } from './submitted-review.ts';
import { useModerationStatus } from './use-moderation-status.ts';

export type OwnReviewStatusProps = {
  readonly review: Pick<OwnReview, 'status' | 'refusalReason' | 'rating' | 'title' | 'body'>;
};

export function OwnReviewStatus({ review }: OwnReviewStatusProps) {
  const text = useText('review-form');
  // Loads the names of ratings.
  useText('reviews');
  const { rating, title, body } = review;
  return (
    <div className="review-form-own">
      <p className="review-form-note">{useModerationStatus(review)}</p>
      <p>{text('reviewForm.star', { count: rating, label: text(KEYS[rating - 1] ?? KEYS[0]) })}</p>
      {title !== null && <h3 dir="auto">{title}</h3>}
      <p dir="auto" className="review-form-words">
        {body}
      </p>
    </div>
  );
}

/** Keys of the messages for one star to five. */
const KEYS = [
  'reviews.rating1',
  'reviews.rating2',
  'reviews.rating3',
  'reviews.rating4',
  'reviews.rating5',
] as const;
