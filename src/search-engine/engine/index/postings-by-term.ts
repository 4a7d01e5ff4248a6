/** Postings by term, without prefixes and typos. */
import { Postings } from './postings.ts';
import type { PartOf } from './saved-part.ts';
import { flattenPostings, groupForSaving, restorePostings } from './saved-postings.ts';

type TermsPart = PartOf<'prose' | 'phrases' | 'sharedCodes'>;

export class PostingsByTerm {
  readonly #terms = new Map<string, Postings>();

  get(term: string): Postings | undefined {
    return this.#terms.get(term);
  }

  add(term: string, slot: number, fieldMask: number): void {
    const postings = this.#terms.get(term) ?? new Postings();
    if (postings.length === 0) this.#terms.set(term, postings);
    postings.add(slot, fieldMask);
  }

  remove(term: string, slot: number): void {
    const postings = this.#terms.get(term);
    postings?.remove(slot);
    if (postings?.length === 0) this.#terms.delete(term);
  }

  *save(part: TermsPart['part']): Generator<TermsPart> {
    for (const group of groupForSaving(this.#terms, ([, { length }]) => length)) {
      const postings = flattenPostings(group.map(([, list]) => list));
      yield { part, terms: group.map(([term]) => term), ...postings };
    }
  }

  restore({ terms, ...postings }: TermsPart): void {
    const lists = restorePostings(postings);
    for (const term of terms) this.#terms.set(term, lists.next().value as Postings);
  }
}
