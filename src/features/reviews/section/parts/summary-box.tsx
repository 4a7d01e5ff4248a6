/** Summary of the reviews: sentences that link to their reviews, and how they were chosen. */
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import type { ReviewSummaryView } from '../../reviews.ts';

export type SummaryBoxProps = { readonly summary: ReviewSummaryView; readonly slug: string };

export function SummaryBox({ summary: { sentences, disclaimer }, slug }: SummaryBoxProps) {
  const text = useText();
  return (
    <div className="review-box">
      <h3 className="review-heading">{text('reviews.summary')}</h3>
      <ul className="review-quotes">
        {sentences.map(({ text: words, reviewId, language }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a review may have the same sentence twice
          <li key={`${reviewId} ${index}`} lang={language ?? undefined} dir="auto">
            {reviewId === null ? (
              words
            ) : (
              <Link to={links.reviews({ slug, review: reviewId })}>
                <q>{words}</q>
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="review-note">{disclaimer}</p>
    </div>
  );
}
