/** The products of a listing, with the shapes of those that are on the way. */

import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { CardSkeleton } from '#features/product-card/card-skeleton.tsx';
import { ProductCard } from '#features/product-card/product-card.tsx';
import type { Banner } from '#features/search/rendering.ts';
import { Banners } from './banners.tsx';

export type CardGridProps = {
  readonly cards: readonly CardHit[];
  readonly banners: readonly Banner[] | undefined;
  /** How many more have been asked for. */
  readonly coming: number;
  /** Where those begin that "Show more" has brought last. */
  readonly furtherAt?: number;
  /** BAG-4: the search that found them, and how many products went before. */
  readonly queryId?: string | undefined;
  readonly before?: number;
  /** Of the names as headings. */
  readonly level?: 2 | 4;
};

/** On phones the first row is the first view. */
const FIRST_ROW = 2;

/** The id of the first product that "Show more" has brought. */
export const FURTHER = 'further';

/** More than the first view shows; the others are drawn when these have been painted. */
const RENDERED_FIRST = 8;

export function CardGrid({
  cards,
  banners,
  coming,
  furtherAt = 0,
  level,
  queryId,
  before = 0,
}: CardGridProps) {
  const count = useRenderedCount();
  const shapes = coming + Math.max(0, cards.length - count);
  return (
    <ul className="card-grid pt-2" data-query={queryId} data-before={before || undefined}>
      {banners && <Banners banners={banners} />}
      {cards.slice(0, count).map((hit, index) => (
        <li key={hit.slug} id={furtherAt > 0 && index === furtherAt ? FURTHER : undefined}>
          <ProductCard hit={hit} priority={index < FIRST_ROW} level={level ?? 2} />
        </li>
      ))}
      {Array.from({ length: shapes }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={`coming ${index}`} aria-hidden="true">
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** How many cards are drawn. On the server, and on the way back to where a page was scrolled to, all of them at once. */
function useRenderedCount(): number {
  const isSentOrBack = useNavigationType() === 'POP';
  const [count, setCount] = useState(isSentOrBack ? Number.POSITIVE_INFINITY : RENDERED_FIRST);
  useEffect(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), []);
  return count;
}
