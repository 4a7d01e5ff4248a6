/** Bonus where consecutive words of the query are a whole colour, brand or category name. */
import type { TextSource } from '../query/match-text.ts';
import type { Alternative } from '../query/query-plan.ts';
import { READS_PER_TERM } from '../query/read-budget.ts';
import type { Word } from '../text/fold.ts';
import { MAX_PHRASE } from '../text/word-lists.ts';
import { saturate } from './scoring.ts';

/** Bonus as a share of the words' weight. */
const PHRASE_BONUS = 0.5;

/**
 * Adds to the totals of records that already match a word; `weights` has the weight of each word.
 */
export function addPhraseBonuses(
  { dictionary, scratch, budget }: TextSource,
  words: readonly Word[],
  alternatives: readonly Alternative[],
  weights: readonly number[],
): void {
  for (const { from, to, terms, weight } of [...consecutiveWords(words), ...alternatives]) {
    const postings = dictionary.phrases.get(terms.join(' '));
    if (!postings) continue;
    budget.spend(READS_PER_TERM + postings.length);
    // A colour of two words is a better match than two colours of one word.
    const bonus =
      weight *
      PHRASE_BONUS *
      (to - from) *
      saturate(1) *
      weights.slice(from, to).reduce((sum, weight) => sum + weight, 0);
    for (const slot of postings.current)
      if (scratch.words[slot]) scratch.total[slot] = (scratch.total[slot] as number) + bonus;
  }
}

/** Every run of one to `MAX_PHRASE` words, as stems. */
function consecutiveWords(words: readonly Word[]): Alternative[] {
  const stems = words.map(({ stem }) => stem);
  const runs: Alternative[] = [];
  for (let from = 0; from < stems.length; from++)
    for (let to = from + 1; to <= Math.min(stems.length, from + MAX_PHRASE); to++)
      runs.push({ from, to, terms: stems.slice(from, to), weight: 1 });
  return runs;
}
