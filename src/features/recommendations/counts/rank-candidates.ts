/** Ranks items by how often they occur together with the items that a shopper looks at. */
import { type ItemCounts, type PairCounts, weighPair, weightAt } from './count-pairs.ts';

/** Weight of each item of the context, in proportion to the item after it. */
const RECENCY_FACTOR = 0.6;
/** Exponent that damps popular items: at 0 they win everywhere, at 1 rare ones do. */
const POPULARITY_EXPONENT = 0.3;
/** Additive smoothing, in sessions: a pair of few sessions scores less than its share. */
const SMOOTHING = 1;
/** Additive smoothing of the total of an item, in sessions of today. */
const TOTAL_SMOOTHING = 5;

export type RankedItem = {
  readonly item: string;
  readonly score: number;
  /** Item of the context with which the counts are highest, and these counts. */
  readonly contextItem: string;
  readonly counts: PairCounts;
};

export type RankOptions = {
  /** `buys`: only purchases in the same session count. */
  readonly by?: 'views' | 'buys';
  /** Milliseconds since 1970. */
  readonly now: number;
  /** View and buy weight of candidates as of `EPOCH`; 0 for an unknown one. */
  readonly totalOf: (item: string) => number;
};

/**
 * The context's items, the most recent first, are not candidates. The best candidate is first;
 * equal scores are ordered by item, so that the order is always the same.
 */
export function rankCandidates(
  context: readonly Pick<ItemCounts, 'item' | 'views' | 'buys' | 'neighbours'>[],
  { by, now, totalOf }: RankOptions,
): RankedItem[] {
  const today = weightAt(now);
  const contextItems = new Set(context.map(({ item }) => item));
  const candidates = new Map<string, RankedItem>();
  for (const [position, { item, neighbours, ...itemTotals }] of context.entries()) {
    const recency =
      RECENCY_FACTOR ** position / (totalFor(itemTotals, by) / today + TOTAL_SMOOTHING);
    for (const [other, counts] of neighbours) {
      const weight = by === 'buys' ? counts.buys : weighPair(counts);
      const people = by === 'buys' ? counts.buyers : Math.max(counts.viewers, counts.buyers);
      if (contextItems.has(other) || people === 0) continue;
      const popularity = (totalOf(other) / today + TOTAL_SMOOTHING) ** POPULARITY_EXPONENT;
      const score = (recency * (weight / today) * (people / (people + SMOOTHING))) / popularity;
      const existing = candidates.get(other);
      if (!existing) candidates.set(other, { item: other, score, counts, contextItem: item });
      else
        candidates.set(other, {
          ...(weighPair(counts) > weighPair(existing.counts)
            ? { counts, contextItem: item }
            : existing),
          item: other,
          score: existing.score + score,
        });
    }
  }
  return [...candidates.values()].toSorted(
    (a, b) => b.score - a.score || (a.item < b.item ? -1 : 1),
  );
}

function totalFor(totals: { views: number; buys: number }, by: RankOptions['by']): number {
  return by === 'buys' ? totals.buys : weighPair(totals);
}
