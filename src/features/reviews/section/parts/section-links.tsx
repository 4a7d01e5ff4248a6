/** Links to other filters and sorts of reviews, which change the list in place once hydrated. */
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { links } from '#links';
import {
  changeReviewParams,
  type ReviewListParams,
  toSearchParams,
} from '../../review-list-params.ts';

export type ReviewParamsChange = Partial<Omit<ReviewListParams, 'page' | 'until' | 'after'>>;

export type LinkToReviews = (change: ReviewParamsChange) => {
  readonly to: string;
  readonly onClick?: (event: React.MouseEvent) => void;
};

/** Without `onChange` the links lead to the page of all reviews. */
export function createReviewLinks(
  slug: string,
  current: ReviewListParams,
  onChange?: (change: ReviewParamsChange) => void,
): LinkToReviews {
  return (change) => ({
    to: links.reviews({ slug, query: toSearchParams(changeReviewParams(current, change)) }),
    ...(onChange && {
      onClick(event) {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onChange(change);
      },
    }),
  });
}
