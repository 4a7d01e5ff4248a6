/** Boost scores of records, from optional filters and rules. */
import type { RecordIndex } from '../index/record-index.ts';
import type { Filter } from '../query/filter.ts';
import { type Bits, forEachBit, hasBit, setBit } from '../structures/bits.ts';

/** Alternatives of one boost; only the best one that a record satisfies counts. */
export type Boost = readonly { readonly filter: Filter; readonly score: number }[];

export const MAX_BOOST = 10_000;

/** By slot; null without boosts. */
export function boostScores(index: RecordIndex, boosts: readonly Boost[]): Uint16Array | null {
  if (boosts.length === 0) return null;
  const scores = new Uint16Array(index.allRecords.length * 32);
  for (const alternatives of boosts) {
    const counted = alternatives.length > 1 ? index.copy(index.allRecords).fill(0) : null;
    const best = alternatives.toSorted((a, b) => b.score - a.score);
    for (const { filter, score } of best)
      addScore(scores, index.select(filter) ?? index.allRecords, score, counted);
  }
  return scores;
}

function addScore(scores: Uint16Array, bits: Bits, score: number, counted: Bits | null): void {
  forEachBit(bits, (slot) => {
    if (counted) {
      if (hasBit(counted, slot)) return;
      setBit(counted, slot);
    }
    scores[slot] = Math.min(MAX_BOOST, (scores[slot] as number) + score);
  });
}
