/** REV-3: the list with its number, and the button to show more. */
import { useEffect, useRef } from 'react';
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import {
  isFiltered,
  nextReviewPage,
  previousReviewPage,
  toSearchParams,
} from '../../review-list-params.ts';
import { nextCount } from '../../reviews.ts';
import type { ProductOfReviews } from '../reviews-view.ts';
import type { ReviewsList } from '../use-reviews.ts';
import { ReviewItem } from './review-item.tsx';

export type ReviewListProps = {
  readonly list: ReviewsList;
  readonly product: ProductOfReviews;
  /** Gets the focus when the focused control is removed. */
  readonly countRef: React.RefObject<HTMLParagraphElement | null>;
};

export function ReviewList({ list, product, countRef }: ReviewListProps) {
  const text = useText();
  const { params, offset, results, remainingResults, hasNextPage, status } = list.state;
  const isNew = status === 'loading' && params.page === 1;
  // A later page was loaded directly, as without JavaScript.
  const previous = offset > 0 ? previousReviewPage(list.first) : null;
  const root = useFocusOnLastPage(list);
  return (
    <div
      ref={root}
      data-review-list
      className="review-list"
      aria-busy={status === 'loading'}
      data-is-new={isNew || undefined}
    >
      <p className="review-found" role="status" ref={countRef} tabIndex={-1}>
        {status === 'loading'
          ? text('reviews.loading')
          : status !== 'refused' &&
            isFiltered(params) &&
            text('reviews.found', { count: offset + results.length + remainingResults })}
      </p>
      {status === 'refused' && (
        <p role="alert" className="review-failed">
          {text('reviews.tooManySearches')}
        </p>
      )}
      {status === 'failed' && (
        <p role="alert" className="review-failed">
          {text('reviews.failed')}{' '}
          <button
            type="button"
            className="review-link"
            onClick={() => {
              countRef.current?.focus();
              list.onRetry();
            }}
          >
            {text('reviews.retry')}
          </button>
        </p>
      )}
      {previous && (
        <Link
          to={links.reviews({ slug: product.slug, query: toSearchParams(previous) })}
          className="review-link"
        >
          {text('reviews.previous')}
        </Link>
      )}
      {results.map((review) => (
        <ReviewItem key={review.id} review={review} product={product} />
      ))}
      {status === 'loading' && !isNew && (
        <div className="review-skeleton review-skeleton-row" aria-hidden="true" />
      )}
      {hasNextPage && <MoreLink list={list} product={product} />}
    </div>
  );
}

function MoreLink({ list, product }: Omit<ReviewListProps, 'countRef'>) {
  const text = useText();
  const { params, remainingResults, status } = list.state;
  const next = nextReviewPage(params, list.state);
  return (
    <Link
      to={links.reviews({ slug: product.slug, query: toSearchParams(next) })}
      className="review-button"
      aria-disabled={status === 'loading' || undefined}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        if (status !== 'loading') list.onShowMore();
      }}
    >
      {text('reviews.more', { count: nextCount(remainingResults) })}
    </Link>
  );
}

/** The last page removes the button to show more: its first review gets the focus instead. */
function useFocusOnLastPage({ state }: ReviewsList) {
  const root = useRef<HTMLDivElement>(null);
  const { results, hasNextPage } = state;
  const last = useRef({ count: results.length, hasNextPage });
  useEffect(() => {
    const { count, hasNextPage: hadNextPage } = last.current;
    last.current = { count: results.length, hasNextPage };
    const isAppended = results.length > count && hadNextPage && !hasNextPage;
    // The focus of a removed element falls to the body.
    if (!isAppended || document.activeElement !== document.body) return;
    const first = root.current?.querySelectorAll<HTMLElement>(':scope > article')[count];
    first?.setAttribute('tabindex', '-1');
    first?.focus();
  }, [results.length, hasNextPage]);
  return root;
}
