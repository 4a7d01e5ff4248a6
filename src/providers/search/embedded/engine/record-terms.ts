/** The terms under which a record is found, each with the places where it stands. */
import type { Folding } from './fold.ts';
import { attributesOf, joinPlaces, MAX_WEIGHTS, place } from './postings.ts';
import { type IndexedRecord, type IndexSettings, valuesAt } from './settings.ts';

/** After these a name says what the thing goes with, not what it is. */
const COMPANIONS = new Set('for with without pour avec sans mit fur ohne'.split(' '));

/** A word is kept both as written (for prefixes) and as its singular (for whole words). */
export function recordTerms(record: IndexedRecord, attributes: readonly string[], folding: Folding): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string, at: number) => {
    const known = terms.get(term);
    if (term !== '') terms.set(term, known === undefined ? at : joinPlaces(known, at));
  };
  for (const [position, attribute] of attributes.entries()) {
    const rank = rankAt(position);
    for (const value of valuesAt(record, attribute)) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const text = String(value);
      let secondary = false;
      for (const [at, word] of folding.words(text).entries()) {
        if (at > 0 && COMPANIONS.has(word.raw)) secondary = true;
        const here = place(rank, at, secondary);
        add(word.raw, here);
        add(word.stem, here);
      }
      for (const word of folding.joined(text)) add(word, place(rank, 0));
    }
  }
  return terms;
}

/** Tells by its place whether a term stands in exact attributes alone. */
export function codeTest({ searchableAttributes, exactAttributes }: IndexSettings): (at: number) => boolean {
  const worded = searchableAttributes.reduce(
    (mask, name, position) => (exactAttributes.includes(name) ? mask : mask | (1 << rankAt(position))),
    0,
  );
  return (at) => (attributesOf(at) & worded) === 0;
}

function rankAt(position: number): number {
  return Math.min(position, MAX_WEIGHTS - 1);
}
