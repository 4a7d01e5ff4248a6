/** Word counts of the title and long texts of each record, for BM25 length normalisation. */
import { withCapacity } from '../structures/typed-arrays.ts';
import type { FieldPlan } from './field-plan.ts';
import type { PartOf } from './saved-part.ts';

const MAX_LENGTH = 255;
/** Strength of length normalisation: 0 none, 1 full (`b` of BM25). */
const LENGTH_NORMALISATION = 0.5;

type Column = { lengths: Uint8Array<ArrayBuffer>; words: number; records: number };

export class FieldLengths {
  /** By bit position of the field. */
  readonly #columns = new Map<number, Column>();
  #slots = 0;

  constructor({ fields, title }: FieldPlan) {
    for (const { bit, isProse } of fields)
      if (isProse || bit === title)
        this.#columns.set(bit, { lengths: new Uint8Array(0), words: 0, records: 0 });
  }

  reserve(slots: number): void {
    this.#slots = slots;
    for (const column of this.#columns.values())
      column.lengths = withCapacity(column.lengths, slots, Uint8Array);
  }

  set(slot: number, bit: number, words: number): void {
    const column = this.#columns.get(bit);
    if (!column) return;
    if (column.lengths.length < this.#slots)
      column.lengths = withCapacity(column.lengths, this.#slots, Uint8Array);
    const previousLength = column.lengths[slot] as number;
    const length = Math.min(words, MAX_LENGTH);
    column.lengths[slot] = length;
    column.words += length - previousLength;
    column.records += Number(length > 0) - Number(previousLength > 0);
  }

  *save(): Generator<PartOf<'lengths'>> {
    for (const [bit, column] of this.#columns) yield { part: 'lengths', bit, ...column };
  }

  restore({ bit, lengths, words, records }: PartOf<'lengths'>): void {
    this.#columns.set(bit, { lengths: lengths.slice(), words, records });
  }

  lengthsOf(bit: number): Uint8Array {
    return this.#columns.get(bit)?.lengths ?? new Uint8Array(this.#slots);
  }

  /** By length: the divisor of a mention's weight in the field. */
  normsOf(bit: number): Float32Array {
    const column = this.#columns.get(bit);
    const average = column && column.records > 0 ? column.words / column.records : 1;
    return Float32Array.from(
      { length: MAX_LENGTH + 1 },
      (_, length) =>
        1 - LENGTH_NORMALISATION + (LENGTH_NORMALISATION * Math.max(1, length)) / average,
    );
  }
}
