/** How much it counts that a record holds a word: where it stands, how rare it is, how well it is spelt. */
import { attributesOf, SECONDARY } from './postings.ts';

/** What a word is worth that is not the one asked for, letter by letter. */
export const WORTH = { whole: 1, variant: 0.75, ending: 0.75, begun: 0.8, oneTypo: 0.6, moreTypos: 0.4 } as const;

/** Each attribute counts so much of the one before it. */
const DECAY = 0.85;
/** Standing in further attributes confirms what the best one says. */
const CONFIRMED = 0.3;
const SECONDARY_WORTH = 0.9;
/** Up to so many words, an attribute says what the record is; beyond, it counts less the longer it is. */
const SHORT = 12;
const DAMPING = 0.5;

export type AttributeWeights = (at: number) => number;

/** Between 0 and about 1, from a table: it is asked for every posting. By attribute: its words on average. */
export function createAttributeWeights(lengths: readonly number[]): AttributeWeights {
  const single = lengths.map((words, rank) => DECAY ** rank * Math.min(1, (SHORT / words) ** DAMPING));
  const ideal = 1 + CONFIRMED;
  const table = Float32Array.from({ length: 1 << lengths.length }, (_, mask) => {
    const [best = 0, ...rest] = single.filter((_weight, rank) => mask & (1 << rank)).sort((a, b) => b - a);
    const confirming = Math.min(1, rest.reduce((sum, weight) => sum + weight, 0) / 2);
    return (best + CONFIRMED * confirming) / ideal;
  });
  return (at) => {
    const weight = table[attributesOf(at)] as number;
    return at & SECONDARY && at & 1 ? weight * SECONDARY_WORTH : weight;
  };
}

/** Rare words say more (the measure of BM25). */
export function rarity(holding: number, records: number): number {
  return Math.log(1 + (records - holding + 0.5) / (holding + 0.5)) + 0.1;
}

export function worthOf(typos: number, whole: boolean): number {
  const spelt = typos === 0 ? WORTH.whole : typos === 1 ? WORTH.oneTypo : WORTH.moreTypos;
  return whole ? spelt : spelt * WORTH.begun;
}
