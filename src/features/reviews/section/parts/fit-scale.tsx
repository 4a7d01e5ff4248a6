/** Numbers of reviewers for whom the sizes run small, are true or run large, and the majority. */
import { formatCount } from '#i18n/message.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { FITS } from '../../review-records.ts';
import { FIT_TEXTS, type FitView, percentOf } from '../../reviews.ts';
import { formatFitSentence } from '../fit-sentence.ts';

export function FitScale({ fit: view }: { readonly fit: FitView }) {
  const { counts, total } = view;
  const text = useText();
  const { locale } = useShop();
  const sentence = formatFitSentence(text, view);
  return (
    <div className="review-fit">
      <h3 className="review-heading">{text('reviews.fitTitle')}</h3>
      <ul className="review-fit-scale" aria-label={text('reviews.fitTitle')}>
        {FITS.map((fit) => (
          <li key={fit}>
            <span className="review-bar" aria-hidden="true">
              <span style={{ inlineSize: `${percentOf(counts[fit], total)}%` }} />
            </span>
            <span>{text(FIT_TEXTS[fit])}</span>{' '}
            <span className="review-count">{formatCount(counts[fit], locale.tag)}</span>
          </li>
        ))}
      </ul>
      {sentence !== null && <p className="review-count">{sentence}</p>}
    </div>
  );
}
