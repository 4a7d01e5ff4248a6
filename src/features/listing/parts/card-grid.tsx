/** Product grid of a listing, with skeletons for cards that are still loading. */

import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { CardSkeleton } from '#features/product-card/card-skeleton.tsx';
import { ProductCard } from '#features/product-card/product-card.tsx';
import type { Banner } from '#features/search/rendering/rendering.ts';
import { useShop } from '#request/shop-public.tsx';
import { Banners } from './banners.tsx';

export type CardGridProps = {
  readonly cards: readonly CardHit[];
  readonly banners: readonly Banner[] | undefined;
  /** Number of skeletons after the cards, for products that are being loaded. */
  readonly loadingCount: number;
  /** Index of the first product that "Show more" added last. */
  readonly firstAddedIndex?: number;
  /** BAG-4: id of the query, and number of products on earlier pages. */
  readonly queryId?: string | undefined;
  readonly offset?: number;
  /** Heading level of product names. */
  readonly level?: 2 | 4;
};

/** Cards in the first viewport of a phone; their images load with priority. */
const FIRST_ROW = 2;

/** Id of the first product that "Show more" added. */
export const FIRST_ADDED_ID = 'first-added';

/**
 * Cards of the first render, more than the first viewport displays; the
 * others follow after its paint.
 */
const RENDERED_FIRST = 8;

/** `sizes` attribute of a card's picture by layout variant; without an entry that of the card. */
const SIZES: Partial<Record<string, string>> = {
  editorial: '(min-width: 1440px) 336px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 47vw',
  dense: '(min-width: 1024px) 20vw, (min-width: 768px) 31vw, 47vw',
  panel: '(min-width: 1440px) 336px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 47vw',
};

export function CardGrid({
  cards,
  banners,
  loadingCount,
  firstAddedIndex = 0,
  level,
  queryId,
  offset = 0,
}: CardGridProps) {
  const count = useRenderedCount();
  const sizes = SIZES[useShop().fascia.layout?.listing ?? ''];
  const skeletonCount = loadingCount + Math.max(0, cards.length - count);
  return (
    <ul className="card-grid pt-2 lg:pt-6" data-query={queryId} data-offset={offset || undefined}>
      {banners && <Banners banners={banners} />}
      {cards.slice(0, count).map((hit, index) => (
        <li
          key={hit.slug}
          id={firstAddedIndex > 0 && index === firstAddedIndex ? FIRST_ADDED_ID : undefined}
        >
          <ProductCard hit={hit} priority={index < FIRST_ROW} level={level ?? 2} sizes={sizes} />
        </li>
      ))}
      {Array.from({ length: skeletonCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={`loadingCount ${index}`} aria-hidden="true">
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/**
 * Number of cards to render: all at once on the server, and on back navigation,
 * which restores the scroll position.
 */
function useRenderedCount(): number {
  const isSentOrBack = useNavigationType() === 'POP';
  const [count, setCount] = useState(isSentOrBack ? Number.POSITIVE_INFINITY : RENDERED_FIRST);
  useEffect(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), []);
  return count;
}
