/** The terms under which a record is found, each with the places where it stands. */
import type { Folding } from './fold.ts';
import { joinPlaces, place } from './postings.ts';
import { type IndexedRecord, valuesAt } from './settings.ts';

/** After these a name says what the thing goes with, not what it is. */
const COMPANIONS = new Set('for with without pour avec sans mit fur ohne'.split(' '));

/** A word is kept both as written (for prefixes) and as its singular (for whole words). */
export function recordTerms(record: IndexedRecord, attributes: readonly string[], folding: Folding): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string, at: number) => {
    const known = terms.get(term);
    if (term !== '') terms.set(term, known === undefined ? at : joinPlaces(known, at));
  };
  for (const [rank, attribute] of attributes.entries()) {
    for (const value of valuesAt(record, attribute)) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const text = String(value);
      let secondary = false;
      for (const [position, word] of folding.words(text).entries()) {
        if (position > 0 && COMPANIONS.has(word.raw)) secondary = true;
        const at = place(rank, position, secondary);
        add(word.raw, at);
        add(word.stem, at);
      }
      for (const word of folding.joined(text)) add(word, place(rank, 0));
    }
  }
  return terms;
}
