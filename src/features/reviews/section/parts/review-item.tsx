/** REV-3, REV-5: one review with its details, photos and responses. */

import { formatDate } from '#i18n/formats/format-date.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { FIT_TEXTS, type Review } from '../../reviews.ts';
import { LIST_LIMIT, RESPONSE_LIMIT } from '../../text/shorten-text.ts';
import type { ProductOfReviews } from '../reviews-view.ts';
import { HelpfulnessForm } from './helpfulness-form.tsx';
import { LongText } from './long-text.tsx';
import { OriginalText } from './original-text.tsx';
import { ReviewPicture } from './photos/review-picture.tsx';
import { Stars } from './stars.tsx';

export type ReviewItemProps = {
  readonly review: Review;
  readonly product: ProductOfReviews;
  /** Number of characters of the text that are shown before "Read more". */
  readonly limit?: number;
  /** The review may be on the page a second time, so it has no id. */
  readonly isRepeated?: true;
};

export function ReviewItem({ review, product, limit = LIST_LIMIT, isRepeated }: ReviewItemProps) {
  const text = useText();
  const { locale } = useShop();
  const { rating, responses, translation } = review;
  const { title, words, language } = translation
    ? { title: translation.title, words: translation.text, language: locale.tag }
    : { title: review.title, words: review.reviewText, language: review.language };
  const to = links.reviews({ slug: product.slug, review: review.id });
  const name = review.username ?? text('reviews.anonymous');
  return (
    <article className="review" id={isRepeated ? undefined : `review-${review.id}`}>
      <div className="review-head">
        <Stars rating={rating} />
        <time dateTime={review.submittedAt}>{formatDate(review.submittedAt, locale.tag)}</time>
      </div>
      {title !== null && (
        <h3 className="review-title w-full" lang={language ?? undefined} dir="auto">
          {title}
        </h3>
      )}
      {review.isIncentivised && <p className="review-note">{text('reviews.incentivised')}</p>}
      <LongText content={words} limit={limit} language={language} name={name} to={to} />
      {translation && <OriginalText review={review} from={translation.from} />}
      <Photos review={review} to={to} />
      <Facts review={review} />
      {withoutDuplicates(responses).map(({ clientName, text: answer }) => (
        <div className="review-response" key={`${clientName} ${answer}`}>
          <p className="review-strong">{text('reviews.response', { name: clientName })}</p>
          {/* No language: a shop may respond in another than that of the review. */}
          <LongText
            content={answer}
            limit={RESPONSE_LIMIT}
            language={null}
            name={clientName}
            to={to}
          />
        </div>
      ))}
      <HelpfulnessForm review={review} product={product} />
    </article>
  );
}

/** A service may return the same response twice. */
function withoutDuplicates(responses: Review['responses']): Review['responses'] {
  return [
    ...new Map(
      responses.map((response) => [`${response.clientName} ${response.text}`, response]),
    ).values(),
  ];
}

function Photos({ review: { photos, username }, to }: { review: Review; to: string }) {
  if (photos.length === 0) return null;
  return (
    <ul className="review-photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          <Link to={to}>
            <ReviewPicture photo={photo} username={username} width={75} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Who wrote it, whether they recommend it, how it fitted, and where it was published first. */
function Facts({ review }: { readonly review: Review }) {
  const text = useText();
  const { username, userLocation, isRecommended, fit, syndicationSource: source } = review;
  const name = username ?? text('reviews.anonymous');
  return (
    <>
      <ul className="review-facts">
        <li className="review-strong">
          <bdi>{userLocation ? text('reviews.writer', { name, place: userLocation }) : name}</bdi>
        </li>
        {review.isVerified && <li>{text('reviews.verified')}</li>}
        {isRecommended !== null && (
          <li>{text(isRecommended ? 'reviews.recommended' : 'reviews.notRecommended')}</li>
        )}
        {fit !== null && <li>{text(FIT_TEXTS[fit])}</li>}
        {review.secondaryRatings.map(({ id, label, rating, ratingRange }) => (
          <li key={id}>
            {text('reviews.secondary', { label: label ?? id, rating, range: ratingRange })}
          </li>
        ))}
      </ul>
      {source !== null && (
        <p className="review-note review-source">
          {source.logoImageUrl !== null && (
            // The name is beside it.
            <img src={source.logoImageUrl} alt="" width={72} height={24} loading="lazy" />
          )}
          {source.contentLink === null ? (
            text('reviews.syndicated', { site: source.name })
          ) : (
            <a href={source.contentLink} rel="nofollow noopener" className="review-link">
              {text('reviews.syndicated', { site: source.name })}
            </a>
          )}
        </p>
      )}
    </>
  );
}
