/** REV-2: average, count, distribution, recommendations, fit and secondary ratings. */
import { formatCount, formatRating } from '#i18n/message.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { type ReviewListParams, toggleReviewFilter } from '../../review-list-params.ts';
import { percentOf, percentRecommended, RATING_LABELS } from '../../reviews.ts';
import type { ReviewsView } from '../reviews-view.ts';
import { FitScale } from './fit-scale.tsx';
import styleSheet from './rating-summary.css?url';
import type { LinkToReviews } from './section-links.tsx';
import { Stars } from './stars.tsx';

export type RatingSummaryProps = {
  readonly slug: string;
  readonly overview: NonNullable<ReviewsView['overview']>;
  readonly fit: ReviewsView['fit'];
  readonly linkTo: LinkToReviews;
  readonly params: ReviewListParams;
};

export function RatingSummary({ slug, overview, fit, linkTo, params }: RatingSummaryProps) {
  const text = useText();
  const { locale } = useShop();
  const { statistics } = overview;
  const percent = percentRecommended(statistics);
  return (
    <div className="review-summary">
      <StyleSheet href={styleSheet} />
      <div className="review-average">
        <span className="review-figure" aria-hidden="true">
          {formatRating(statistics.averageRating, locale.tag)}
        </span>
        <span>
          <Stars rating={statistics.averageRating} isLarge />
          <span className="review-count">
            {text('reviews.count', { count: statistics.totalReviewCount })}
          </span>
        </span>
      </div>
      <Distribution overview={overview} linkTo={linkTo} params={params} />
      {percent !== null && <p>{text('reviews.recommend', { percent })}</p>}
      {fit && <FitScale fit={fit} />}
      {statistics.secondaryRatings.length > 0 && (
        <SecondaryRatings ratings={statistics.secondaryRatings} />
      )}
      <Link to={links.writeReview({ slug })} className="review-button">
        {text('reviews.write')}
      </Link>
    </div>
  );
}

type Statistics = RatingSummaryProps['overview']['statistics'];

/**
 * Each bar filters the list by its rating, in all languages, because its number counts them all;
 * the selected bar clears the filter.
 */
function Distribution({
  overview: { statistics, sameLanguageCount },
  linkTo,
  params,
}: Pick<RatingSummaryProps, 'overview' | 'linkTo' | 'params'>) {
  const { ratingDistribution, totalReviewCount } = statistics;
  const text = useText();
  const { locale } = useShop();
  return (
    <ul className="review-bars" aria-label={text('reviews.distribution')}>
      {ratingDistribution.map(({ rating, count }) => {
        const label = RATING_LABELS.find(([stars]) => stars === rating)?.[1];
        const bar = (
          <>
            <span className="review-bar-label">{label && text(label)}</span>
            <span className="review-bar" aria-hidden="true">
              <span style={{ inlineSize: `${percentOf(count, totalReviewCount)}%` }} />
            </span>
            <span aria-hidden="true" className="review-bar-count">
              {formatCount(count, locale.tag)}
            </span>
            <span className="sr-only">{text('reviews.bar', { stars: rating, count })}</span>
          </>
        );
        return (
          <li key={rating}>
            {count > 0 ? (
              <Link
                {...linkTo(toggleReviewFilter(params, { rating }, sameLanguageCount > 0))}
                aria-current={params.rating === rating || undefined}
                className="review-bar-row"
              >
                {bar}
              </Link>
            ) : (
              <span className="review-bar-row">{bar}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function SecondaryRatings({ ratings }: { readonly ratings: Statistics['secondaryRatings'] }) {
  const text = useText();
  return (
    <dl className="review-secondary">
      {ratings.map(({ id, label, rating, ratingRange, minLabel, maxLabel }) => (
        <div key={id}>
          <dt>{label ?? id}</dt>
          <dd>
            <span className="sr-only">
              {text('reviews.average', { average: rating, range: ratingRange })}
            </span>
            <span className="review-scale" aria-hidden="true">
              <span style={{ insetInlineStart: `${scalePosition(rating, ratingRange)}%` }} />
            </span>
            <span className="review-ends">
              <span>{minLabel}</span>
              <span>{maxLabel}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Position in percent between the worst rating, 1, and the best. */
function scalePosition(rating: number, range: number): number {
  return range <= 1 ? 100 : Math.round(((rating - 1) / (range - 1)) * 100);
}
