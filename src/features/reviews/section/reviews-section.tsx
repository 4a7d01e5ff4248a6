/** REV-1 to REV-5: reviews of a product, complete in the server's HTML. */
import { useRef, useState } from 'react';
import { useLazyText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useCachedHtml } from '#request/rendering/component-cache.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import type { Review } from '../reviews.ts';
import { HelpfulPair } from './parts/helpful-pair.tsx';
import { PhotoGallery } from './parts/photos/photo-gallery.tsx';
import { PhotoStrip } from './parts/photos/photo-strip.tsx';
import { RatingSummary } from './parts/rating-summary.tsx';
import { ReviewControls } from './parts/review-controls.tsx';
import { ReviewItem } from './parts/review-item.tsx';
import { ReviewLanguageFilter } from './parts/review-language-filter.tsx';
import { ReviewList } from './parts/review-list.tsx';
import { createReviewLinks } from './parts/section-links.tsx';
import { SummaryBox } from './parts/summary-box.tsx';
import { VotesProvider } from './parts/votes.tsx';
import styleSheet from './reviews.css?url';
import { REVIEWS_ID } from './reviews-id.ts';
import type { ReviewsView } from './reviews-view.ts';
import { useReviews } from './use-reviews.ts';

export type ReviewsSectionProps = {
  /** null where the reviews could not be loaded. */
  readonly view: ReviewsView | null;
  /** Review that is linked: shown in full before the others. */
  readonly single?: Review | null;
  /** The reader has voted on the single review. */
  readonly isVoted?: boolean;
  /** True if the page is about reviews and has its own heading. */
  readonly isWholePage?: true;
};

/** The browser gets `ClientReviews` alone. */
export const ReviewsSection = import.meta.env.SSR ? ServerReviews : ClientReviews;

function ServerReviews(props: ReviewsSectionProps) {
  const html = useCachedHtml('reviews', props, <ClientReviews {...props} />);
  if (html === null || props.view === null) return <ClientReviews {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server
  return <section {...sectionProps(props)} dangerouslySetInnerHTML={{ __html: html }} />;
}

function sectionProps({ isWholePage }: ReviewsSectionProps) {
  return {
    id: REVIEWS_ID,
    className: isWholePage ? 'reviews reviews-whole' : 'reviews',
    'aria-labelledby': `${REVIEWS_ID}-title`,
  };
}

function ClientReviews(props: ReviewsSectionProps) {
  const { view, single = null, isVoted, isWholePage } = props;
  const text = useLazyText('reviews');
  if (!view) return null;
  return (
    <VotesProvider>
      <section {...sectionProps(props)}>
        <StyleSheet href={styleSheet} />
        <h2 id={`${REVIEWS_ID}-title`} className={isWholePage ? 'sr-only' : 'reviews-title'}>
          {text('reviews.title')}
        </h2>
        {isVoted && <p role="status">{text('reviews.voted')}</p>}
        {single && (
          <ReviewItem review={single} product={view} limit={Number.POSITIVE_INFINITY} isRepeated />
        )}
        {view.overview ? (
          // REV-3: the key resets the filters when the product changes.
          <Reviews view={view} overview={view.overview} key={view.productKey} />
        ) : (
          <p>
            {view.importedRating
              ? text('reviews.onlyRatings', view.importedRating)
              : text('reviews.none')}
          </p>
        )}
        <p className="review-policy">
          {!view.overview && (
            <Link to={links.writeReview({ slug: view.slug })} className="review-link">
              {text('reviews.write')}
            </Link>
          )}
          <Link to={links.reviewPolicy()} className="review-link">
            {text('reviews.policy')}
          </Link>
        </p>
      </section>
    </VotesProvider>
  );
}

function Reviews({
  view,
  overview,
}: {
  readonly view: ReviewsView;
  readonly overview: NonNullable<ReviewsView['overview']>;
}) {
  const { slug } = view;
  const list = useReviews(view);
  const [gallery, setGallery] = useState<{ readonly photoId: string | null } | null>(null);
  const countRef = useRef<HTMLParagraphElement>(null);
  const { params } = list.state;
  const linkTo = createReviewLinks(slug, params, list.onChange);
  return (
    <div className="reviews-columns">
      <RatingSummary
        slug={slug}
        overview={overview}
        fit={view.fit}
        linkTo={linkTo}
        params={params}
      />
      <div className="reviews-main">
        {view.summary && <SummaryBox summary={view.summary} slug={slug} />}
        <PhotoStrip
          photos={view.photos}
          linkTo={linkTo}
          onOpen={(photoId) => setGallery({ photoId })}
        />
        {view.pair && <HelpfulPair pair={view.pair} product={view} />}
        <ReviewControls
          slug={slug}
          params={params}
          features={overview.features}
          hasPageLanguage={overview.sameLanguageCount > 0}
          linkTo={linkTo}
          onChange={list.onChange}
          onCleared={() => countRef.current?.focus()}
        />
        <ReviewLanguageFilter view={view} params={params} linkTo={linkTo} />
        <ReviewList list={list} product={view} countRef={countRef} />
      </div>
      {gallery && <PhotoGallery {...gallery} product={view} onClose={() => setGallery(null)} />}
    </div>
  );
}
