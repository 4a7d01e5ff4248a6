/** Postings of codes such as SKUs, which match exactly only: no prefixes, no typos. */
import { TextTable } from '../structures/text-table.ts';
import { Postings } from './postings.ts';
import { PostingsByTerm } from './postings-by-term.ts';
import type { PartOf, SavedPart } from './saved-part.ts';

/** Cells of one saved part at most. */
const CELLS_AT_ONCE = 50_000;

export class Codes {
  /** Slot and field mask of each code that one record has: nearly all. */
  readonly #single = new TextTable();
  /** Codes that several records have, or had. */
  readonly #shared = new PostingsByTerm();

  add(code: string, slot: number, fieldMask: number): void {
    if (this.#shared.get(code)) {
      this.#shared.add(code, slot, fieldMask);
      return;
    }
    const cell = this.#single.find(code);
    const [singleSlot, singleMask] = cell < 0 ? [slot, fieldMask] : this.#single.at(cell);
    if (singleSlot === slot) this.#single.set(code, slot, fieldMask);
    else {
      this.#shared.add(code, singleSlot, singleMask);
      this.#shared.add(code, slot, fieldMask);
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
    if (this.#shared.get(code)) {
      this.#shared.remove(code, slot);
      return;
    }
    const cell = this.#single.find(code);
    if (cell >= 0 && this.#single.at(cell)[0] === slot) this.#single.delete(code);
  }

  *save(): Generator<SavedPart> {
    const { size } = this.#single;
    for (const cells of this.#single.save(CELLS_AT_ONCE)) yield { part: 'codes', size, cells };
    yield* this.#shared.save('sharedCodes');
  }

  restore(saved: PartOf<'codes' | 'sharedCodes'>): void {
    if (saved.part === 'sharedCodes') {
      this.#shared.restore(saved);
      return;
    }
    this.#single.reserve(saved.size);
    this.#single.restore(saved.cells);
  }
}
