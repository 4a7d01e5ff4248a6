/** Five stars, filled as far as the rating. */
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { BEST_RATING } from '../../reviews.ts';
import { formatRating } from '../../text/format-rating.ts';

export function Stars({ rating, isLarge }: { readonly rating: number; readonly isLarge?: true }) {
  const text = useText();
  const { locale } = useShop();
  const style = { '--filled': `${(rating / BEST_RATING) * 100}%` } as React.CSSProperties;
  return (
    <span
      role="img"
      aria-label={text('reviews.average', { average: formatRating(rating, locale.tag), range: 5 })}
      className={isLarge ? 'review-stars review-stars-large' : 'review-stars'}
      style={style}
    />
  );
}
