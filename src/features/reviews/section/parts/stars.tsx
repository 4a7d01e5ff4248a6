/** Five stars, filled as far as the rating. */
import { useText } from '#i18n/text.tsx';
import { BEST_RATING } from '../../reviews.ts';

export function Stars({ rating, isLarge }: { readonly rating: number; readonly isLarge?: true }) {
  const text = useText();
  const style = { '--filled': `${(rating / BEST_RATING) * 100}%` } as React.CSSProperties;
  return (
    <span
      role="img"
      aria-label={text('reviews.average', { average: rating, range: 5 })}
      className={isLarge ? 'review-stars review-stars-large' : 'review-stars'}
      style={style}
    />
  );
}
