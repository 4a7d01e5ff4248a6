/** The terms under which a record is found, each with the best place where it stands. */
import type { Folding } from './fold.ts';
import { place } from './postings.ts';
import { type IndexedRecord, valuesAt } from './settings.ts';

/** A word is kept both as written (for prefixes) and as its singular (for whole words). */
export function recordTerms(record: IndexedRecord, attributes: readonly string[], folding: Folding): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string, at: number) => {
    const best = terms.get(term);
    if (term !== '' && (best === undefined || at < best)) terms.set(term, at);
  };
  for (const [rank, attribute] of attributes.entries()) {
    for (const value of valuesAt(record, attribute)) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const text = String(value);
      let position = 0;
      for (const word of folding.words(text)) {
        add(word.raw, place(rank, position));
        add(word.stem, place(rank, position));
        position++;
      }
      for (const word of folding.joined(text)) add(word, place(rank, 0));
    }
  }
  return terms;
}
