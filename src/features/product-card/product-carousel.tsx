/** Horizontally scrolling carousel of products under a title. */
import type { ReactNode } from 'react';
import { CardCarousel } from '#ui/card-carousel/card-carousel.tsx';
import type { CardHit } from './card-hit.ts';
import { ProductCard } from './product-card.tsx';

type ProductCarouselProps<Hit extends CardHit> = {
  readonly title: string;
  /** Labels of the arrow buttons. */
  readonly labels: { readonly back: string; readonly forward: string };
  readonly hits: readonly Hit[];
  /** Rendered beside the title. */
  readonly aside?: ReactNode;
  /** Rendered before a card. */
  readonly renderNote?: (hit: Hit) => ReactNode;
};

const SIZES = '(min-width: 1200px) 288px, (min-width: 768px) 30vw, 41vw';

export function ProductCarousel<Hit extends CardHit>({
  title,
  labels,
  hits,
  aside,
  renderNote,
}: ProductCarouselProps<Hit>) {
  return (
    <CardCarousel title={title} labels={{ region: title, ...labels }} aside={aside}>
      {hits.map((hit) => (
        <li
          key={hit.productKey}
          className="w-[41vw] min-w-32 shrink-0 snap-start md:w-[30vw] lg:w-[22vw] wide:w-72"
        >
          {renderNote?.(hit)}
          <ProductCard hit={hit} level={3} sizes={SIZES} />
        </li>
      ))}
    </CardCarousel>
  );
}
