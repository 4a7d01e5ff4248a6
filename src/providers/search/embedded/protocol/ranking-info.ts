/** Why a hit stands where it does, in the fields of the protocol. */
import type { TextMatch } from '../engine/match-text.ts';
import type { RecordIndex } from '../engine/record-index.ts';
import { type IndexedRecord, valuesAt } from '../engine/settings.ts';

/** As the hosted service counts: 1,000 for each attribute before, plus the position. */
const ATTRIBUTE = 1000;

export function rankingInfo(index: RecordIndex, record: IndexedRecord, match: TextMatch | null, filters: number): Record<string, unknown> {
  const held = new Map<number, { typos: number; whole: boolean }>();
  let firstMatchedWord = -1;
  for (const [rank, attribute] of index.settings.searchableAttributes.entries()) {
    let position = 0;
    for (const value of valuesAt(record, attribute).filter((one) => typeof one !== 'object'))
      for (const { raw, stem } of index.folding.words(String(value))) {
        const term = match?.terms.get(raw) ?? match?.terms.get(stem);
        const known = term && held.get(term.word);
        if (term && firstMatchedWord < 0) firstMatchedWord = rank * ATTRIBUTE + position;
        if (term && (!known || term.typos < known.typos || (term.whole && !known.whole))) held.set(term.word, term);
        position++;
      }
  }
  const words = [...held.values()];
  return {
    nbTypos: words.reduce((sum, { typos }) => sum + typos, 0),
    firstMatchedWord: Math.max(0, firstMatchedWord),
    proximityDistance: 0,
    userScore: index.size - index.rankOf(record.objectID),
    ...{ geoDistance: 0, geoPrecision: 1, filters },
    nbExactWords: words.filter(({ typos, whole }) => typos === 0 && whole).length,
    words: words.length,
    ...(match ? { textScore: index.textScore(record.objectID, match) } : {}),
  };
}
