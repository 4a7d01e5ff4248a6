/** How many found that the sizes run small, are true or run large, and what most of them found. */
import { formatCount } from '#i18n/message.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { FITS } from '../../review-records.ts';
import { FIT_TEXTS, type FitView, percentOf } from '../../reviews.ts';

export function FitScale({ fit: { counts, total, majority } }: { readonly fit: FitView }) {
  const text = useText();
  const { locale } = useShop();
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
      {majority !== null && (
        <p className="review-count">
          {text('reviews.fitNote', {
            fit: text(FIT_TEXTS[majority]),
            says: text('reviews.fitShare', { count: counts[majority], total }),
          })}
        </p>
      )}
    </div>
  );
}
