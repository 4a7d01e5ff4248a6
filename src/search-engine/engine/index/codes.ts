/** Postings of codes such as SKUs, which match exactly only: no prefixes, no typos. */
import { FIELD_MASK_LIMIT, Postings } from './postings.ts';

export class Codes {
  /**
   * Nearly every code belongs to one record, so it is stored as one number:
   * slot * FIELD_MASK_LIMIT + field mask.
   */
  readonly #bearers = new Map<string, number | Postings>();

  add(code: string, slot: number, fieldMask: number): void {
    const known = this.#bearers.get(code);
    if (known === undefined) this.#bearers.set(code, slot * FIELD_MASK_LIMIT + fieldMask);
    else {
      const postings = toPostings(known);
      postings.add(slot, fieldMask);
      this.#bearers.set(code, postings);
    }
  }

  get(code: string): Postings | undefined {
    const known = this.#bearers.get(code);
    return known === undefined ? undefined : toPostings(known);
  }

  remove(code: string, slot: number): void {
    const postings = this.get(code);
    if (!postings) return;
    postings.remove(slot);
    if (postings.length === 0) this.#bearers.delete(code);
    else this.#bearers.set(code, postings);
  }
}

function toPostings(known: number | Postings): Postings {
  if (known instanceof Postings) return known;
  const postings = new Postings();
  postings.add(Math.floor(known / FIELD_MASK_LIMIT), known % FIELD_MASK_LIMIT);
  return postings;
}
