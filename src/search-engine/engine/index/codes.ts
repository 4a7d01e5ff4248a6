/** Postings of codes such as SKUs, which match exactly only: no prefixes, no typos. */
import { FIELD_MASK_LIMIT, Postings } from './postings.ts';
import type { PartOf } from './saved-part.ts';
import { flattenPostings, groupForSaving, restorePostings } from './saved-postings.ts';

export class Codes {
  /**
   * Nearly every code belongs to one record, so it is stored as one number:
   * slot * FIELD_MASK_LIMIT + field mask.
   */
  readonly #bearers = new Map<string, number | Postings>();

  add(code: string, slot: number, fieldMask: number): void {
    const entry = this.#bearers.get(code);
    if (entry === undefined) this.#bearers.set(code, slot * FIELD_MASK_LIMIT + fieldMask);
    else {
      const postings = toPostings(entry);
      postings.add(slot, fieldMask);
      this.#bearers.set(code, postings);
    }
  }

  get(code: string): Postings | undefined {
    const entry = this.#bearers.get(code);
    return entry === undefined ? undefined : toPostings(entry);
  }

  remove(code: string, slot: number): void {
    const postings = this.get(code);
    if (!postings) return;
    postings.remove(slot);
    if (postings.length === 0) this.#bearers.delete(code);
    else this.#bearers.set(code, postings);
  }

  *save(): Generator<PartOf<'codes'>> {
    for (const group of groupForSaving(this.#bearers, () => 1)) {
      const terms = group.map(([code]) => code);
      const single = Float64Array.from(group, ([, entry]) =>
        entry instanceof Postings ? Number.NaN : entry,
      );
      const lists = group.flatMap(([, entry]) => (entry instanceof Postings ? [entry] : []));
      yield { part: 'codes', terms, single, ...flattenPostings(lists) };
    }
  }

  restore({ terms, single, ...postings }: PartOf<'codes'>): void {
    const lists = restorePostings(postings);
    for (const [at, code] of terms.entries()) {
      const one = single[at] as number;
      this.#bearers.set(code, Number.isNaN(one) ? (lists.next().value as Postings) : one);
    }
  }
}

function toPostings(entry: number | Postings): Postings {
  if (entry instanceof Postings) return entry;
  const postings = new Postings();
  postings.add(Math.floor(entry / FIELD_MASK_LIMIT), entry % FIELD_MASK_LIMIT);
  return postings;
}
