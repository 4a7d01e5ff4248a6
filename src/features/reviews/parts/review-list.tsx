/** REV-3: the list with its number, and the button to show more. */
import { isPlainPress } from '#hydration/use-client-navigation.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { isFiltered, toParameters } from '../review-choice.ts';
import { nextCount, PAGE_SIZE } from '../reviews.ts';
import type { ProductOfReviews } from '../reviews-view.ts';
import type { ReviewsList } from '../use-reviews.ts';
import { ReviewItem } from './review-item.tsx';

export type ReviewListProps = {
  readonly list: ReviewsList;
  readonly product: ProductOfReviews;
};

export function ReviewList({ list, product }: ReviewListProps) {
  const text = useText();
  const { choice, results, remainingResults, hasNextPage, status } = list.state;
  const isNew = status === 'loading' && choice.page === 1;
  const next = { ...choice, page: choice.page + 1 };
  // On the page of one later part, as without script, what comes before it counts too.
  const before = choice.page > 1 && results.length <= PAGE_SIZE ? (choice.page - 1) * PAGE_SIZE : 0;
  return (
    <div
      data-review-list
      className="review-list"
      aria-busy={status === 'loading'}
      data-is-new={isNew || undefined}
    >
      <p className="review-found" role="status">
        {status === 'loading'
          ? text('reviews.loading')
          : isFiltered(choice) &&
            text('reviews.found', { count: before + results.length + remainingResults })}
      </p>
      {status === 'failed' && (
        <p role="alert" className="review-failed">
          {text('reviews.failed')}{' '}
          <button type="button" className="review-link" onClick={list.onRetry}>
            {text('reviews.retry')}
          </button>
        </p>
      )}
      {results.map((review) => (
        <ReviewItem key={review.id} review={review} product={product} />
      ))}
      {hasNextPage && (
        <Link
          to={links.reviews({ slug: product.slug, query: toParameters(next) })}
          className="review-button"
          aria-disabled={status === 'loading' || undefined}
          onClick={(event) => {
            if (!isPlainPress(event.nativeEvent)) return;
            event.preventDefault();
            if (status !== 'loading') list.onShowMore();
          }}
        >
          {text('reviews.more', { count: nextCount(remainingResults) })}
        </Link>
      )}
    </div>
  );
}
