/** Explains the rank of a hit in the `_rankingInfo` fields of the protocol. */
import type { RecordIndex } from '../../engine/index/record-index.ts';
import { type IndexedRecord, valuesAt } from '../../engine/index/settings.ts';
import type { TextMatch } from '../../engine/query/match-text.ts';
import type { MatchedTerm } from '../../engine/query/matching.ts';

/**
 * Offset per attribute in `firstMatchedWord`, as in the hosted service: 1,000 for each earlier
 * attribute, plus the position.
 */
const ATTRIBUTE_FACTOR = 1000;

export function rankingInfo(
  index: RecordIndex,
  record: IndexedRecord,
  match: TextMatch | null,
  filters: number,
): Record<string, unknown> {
  const { terms, firstMatchedWord } = findMatchedTerms(index, record, match);
  const recordMatch = match && findMatch(match, index.slotOf(record.objectID));
  return {
    nbTypos: terms.reduce((sum, { typos }) => sum + typos, 0),
    firstMatchedWord,
    proximityDistance: 0,
    userScore: index.size - index.rankOf(record.objectID),
    ...{ geoDistance: 0, geoPrecision: 1, filters },
    nbExactWords: terms.filter(({ typos, whole }) => typos === 0 && whole).length,
    words: recordMatch ? countOnes(recordMatch.matchedWords) : 0,
    ...(match ? { textScore: recordMatch?.score } : {}),
  };
}

/** 0 is the best score; undefined where the text does not match the record. */
function findMatch(
  { slots, scores, matchedWords }: TextMatch,
  slot = -1,
): { readonly score: number; readonly matchedWords: number } | undefined {
  const index = slots.indexOf(slot);
  return index < 0
    ? undefined
    : { score: scores[index] as number, matchedWords: matchedWords[index] as number };
}

/** The best match for each word of the query. */
function findMatchedTerms(
  { settings, folding }: RecordIndex,
  record: IndexedRecord,
  match: TextMatch | null,
) {
  const matchedWords = new Map<number, MatchedTerm>();
  let firstMatchedWord = -1;
  const addMatch = (term: MatchedTerm | undefined, wordOffset: number) => {
    if (!term) return;
    if (firstMatchedWord < 0) firstMatchedWord = wordOffset;
    const best = matchedWords.get(term.word);
    if (!best || term.typos < best.typos || (term.whole && !best.whole))
      matchedWords.set(term.word, term);
  };
  for (const [rank, attribute] of settings.searchableAttributes.entries()) {
    let position = 0;
    for (const value of valuesAt(record, attribute).filter((item) => typeof item !== 'object')) {
      const valueOffset = rank * ATTRIBUTE_FACTOR + position;
      for (const { raw, stem } of folding.words(String(value)))
        addMatch(
          match?.terms.get(raw) ?? match?.terms.get(stem),
          rank * ATTRIBUTE_FACTOR + position++,
        );
      for (const joined of folding.joined(String(value)))
        addMatch(match?.terms.get(joined), valueOffset);
    }
  }
  return { terms: [...matchedWords.values()], firstMatchedWord: Math.max(0, firstMatchedWord) };
}

function countOnes(mask: number): number {
  let ones = 0;
  for (let remaining = mask; remaining > 0; remaining &= remaining - 1) ones++;
  return ones;
}
