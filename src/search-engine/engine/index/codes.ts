/** Postings of codes such as SKUs, which match exactly only: no prefixes, no typos. */
import { TextTable } from '../structures/text-table.ts';
import { Postings } from './postings.ts';
import type { PartOf } from './saved-part.ts';
import { flattenPostings, groupForSaving, restorePostings } from './saved-postings.ts';

/** Cells of one saved part at most. */
const CELLS_AT_ONCE = 50_000;

export class Codes {
  /** Slot and field mask of each code that one record has: nearly all. */
  readonly #single = new TextTable();
  /** Codes that several records have, or had. */
  readonly #shared = new Map<string, Postings>();

  add(code: string, slot: number, fieldMask: number): void {
    const shared = this.#shared.get(code);
    if (shared) {
      shared.add(slot, fieldMask);
      return;
    }
    const cell = this.#single.find(code);
    const [singleSlot, singleMask] = cell < 0 ? [slot, fieldMask] : this.#single.at(cell);
    if (singleSlot === slot) this.#single.set(code, slot, fieldMask);
    else {
      const postings = new Postings();
      postings.add(singleSlot, singleMask);
      postings.add(slot, fieldMask);
      this.#shared.set(code, postings);
      this.#single.delete(code);
    }
  }

  get(code: string): Postings | undefined {
    const cell = this.#single.find(code);
    if (cell < 0) return this.#shared.get(code);
    const postings = new Postings();
    postings.add(...this.#single.at(cell));
    return postings;
  }

  remove(code: string, slot: number): void {
    const shared = this.#shared.get(code);
    shared?.remove(slot);
    if (shared?.length === 0) this.#shared.delete(code);
    const cell = shared ? -1 : this.#single.find(code);
    if (cell >= 0 && this.#single.at(cell)[0] === slot) this.#single.delete(code);
  }

  *save(): Generator<PartOf<'codes' | 'sharedCodes'>> {
    const { size } = this.#single;
    for (const cells of this.#single.save(CELLS_AT_ONCE)) yield { part: 'codes', size, cells };
    for (const group of groupForSaving(this.#shared, ([, { length }]) => length)) {
      const postings = flattenPostings(group.map(([, list]) => list));
      yield { part: 'sharedCodes', terms: group.map(([code]) => code), ...postings };
    }
  }

  restore(saved: PartOf<'codes' | 'sharedCodes'>): void {
    if (saved.part === 'codes') {
      this.#single.reserve(saved.size);
      this.#single.restore(saved.cells);
      return;
    }
    const lists = restorePostings(saved);
    for (const code of saved.terms) this.#shared.set(code, lists.next().value as Postings);
  }
}
