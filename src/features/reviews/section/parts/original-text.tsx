/** Note on a translated review, with its original text in a `details`; works without JavaScript. */
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import type { Review } from '../../reviews.ts';

export type OriginalTextProps = {
  readonly review: Pick<Review, 'title' | 'reviewText'>;
  /** Language of the original, such as `de`. */
  readonly from: string;
};

export function OriginalText({ review: { title, reviewText }, from }: OriginalTextProps) {
  const text = useText();
  const { locale } = useShop();
  const language = new Intl.DisplayNames(locale.tag, { type: 'language' }).of(from) ?? from;
  return (
    <div className="review-note">
      {text('reviews.translated', { language })}
      <details>
        <summary className="review-link">{text('reviews.original')}</summary>
        {title !== null && (
          <p className="review-strong" lang={from} dir="auto">
            {title}
          </p>
        )}
        <p className="review-text" lang={from} dir="auto">
          {reviewText}
        </p>
      </details>
    </div>
  );
}
