/** Number of reviews in the page's language, and a link that shows the others too. */
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import type { ReviewListParams } from '../../review-list-params.ts';
import type { ReviewsView } from '../reviews-view.ts';
import type { LinkToReviews } from './section-links.tsx';

export type ReviewLanguageFilterProps = {
  readonly view: ReviewsView;
  readonly params: ReviewListParams;
  readonly linkTo: LinkToReviews;
};

export function ReviewLanguageFilter({ view, params, linkTo }: ReviewLanguageFilterProps) {
  const text = useText();
  const { overview, language } = view;
  const count = overview?.sameLanguageCount ?? 0;
  const total = overview?.statistics.totalReviewCount ?? 0;
  if (count === total || count === 0) return null;
  const { isEveryLanguage } = params;
  const sentence = overview?.unknownLanguageCount
    ? 'reviews.inLanguageOrUnknown'
    : 'reviews.inLanguage';
  const values = { count, total, language: language.name };
  return (
    <p className="review-note">
      {text(isEveryLanguage ? 'reviews.everyLanguage' : sentence, values)}{' '}
      <Link {...linkTo({ isEveryLanguage: !isEveryLanguage })} className="review-link">
        {text(isEveryLanguage ? 'reviews.onlyLanguage' : 'reviews.allLanguages', values)}
      </Link>
    </p>
  );
}
