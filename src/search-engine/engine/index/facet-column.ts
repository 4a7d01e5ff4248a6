/** Values of one attribute by record, stored as ordinals, for exact facet counts and filters. */
import { type Bits, setBit } from '../structures/bits.ts';
import { Order } from '../structures/order.ts';
import { withCapacity } from '../structures/typed-arrays.ts';
import type { PartOf } from './saved-part.ts';
import { type IndexedRecord, valuesAt } from './settings.ts';

/** Values and slots of one saved part at most, so that each takes a few milliseconds. */
const VALUES_AT_ONCE = 4_000;
const SLOTS_AT_ONCE = 16_000;

export type FacetCount = { readonly value: string; readonly count: number };
export type FacetStats = {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
};

export class FacetColumn {
  /** Value by ordinal, as text. */
  readonly values: string[] = [];
  /** Value by ordinal, as a number; NaN where it is none. */
  readonly numbers: number[] = [];
  readonly #ordinals = new Map<string, number>();
  readonly #byValue = new Order();
  /** Ordinals of values with capitals, by lower-case value; filled lazily up to `#foldedUpTo`. */
  readonly #folded = new Map<string, number | readonly number[]>();
  #foldedUpTo = 0;
  /** Counts over the whole index, maintained by writes. */
  #totals = new Uint32Array(64);
  #counts = new Uint32Array(64);
  #start = new Uint32Array(0);
  #size = new Uint16Array(0);
  #pool = new Uint32Array(1024);
  #used = 0;
  #wasted = 0;

  /** Number of values of all records together. */
  get entries(): number {
    return this.#used - this.#wasted;
  }

  reserve(slots: number): void {
    if (slots <= this.#start.length) return;
    this.#start = withCapacity(this.#start, slots, Uint32Array);
    this.#size = withCapacity(this.#size, slots, Uint16Array);
  }

  set(slot: number, values: readonly unknown[]): void {
    this.clear(slot);
    const distinct = values.length < 2 ? values : new Set(values);
    this.#start[slot] = this.#used;
    let size = 0;
    for (const value of distinct) {
      if (typeof value === 'object') continue;
      if (this.#used === this.#pool.length)
        this.#pool = withCapacity(this.#pool, this.#used * 2, Uint32Array);
      const ordinal = this.#ordinal(value);
      this.#pool[this.#used++] = ordinal;
      this.#totals[ordinal] = (this.#totals[ordinal] as number) + 1;
      size++;
    }
    this.#size[slot] = size;
  }

  clear(slot: number): void {
    const start = this.#start[slot] as number;
    const size = this.#size[slot] as number;
    for (let i = start; i < start + size; i++) {
      const ordinal = this.#pool[i] as number;
      this.#totals[ordinal] = (this.#totals[ordinal] as number) - 1;
    }
    this.#size[slot] = 0;
    this.#wasted += size;
    if (this.#wasted > 4096 && this.#wasted * 2 > this.#used) this.#compact();
  }

  /** Counts by ordinal over these slots, valid until the next query; null means every record. */
  count(slots: Uint32Array | null): Uint32Array {
    if (slots === null) return this.#totals;
    if (this.#counts.length < this.#totals.length)
      this.#counts = new Uint32Array(this.#totals.length);
    const counts = this.#counts.fill(0);
    const start = this.#start;
    const size = this.#size;
    const pool = this.#pool;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number;
      const from = start[slot] as number;
      const to = from + (size[slot] as number);
      for (let p = from; p < to; p++) {
        const ordinal = pool[p] as number;
        counts[ordinal] = (counts[ordinal] as number) + 1;
      }
    }
    return counts;
  }

  /** Ordinal of the record's first value; -1 where it has none. */
  firstOf(slot: number): number {
    return this.#size[slot] === 0 ? -1 : (this.#pool[this.#start[slot] as number] as number);
  }

  /** Adds the slots with at least one accepted value. */
  select(accepts: (ordinal: number) => boolean, bits: Bits): Bits {
    const accepted = new Uint8Array(this.values.length);
    for (let ordinal = 0; ordinal < accepted.length; ordinal++)
      if (accepts(ordinal)) accepted[ordinal] = 1;
    const start = this.#start;
    const size = this.#size;
    const pool = this.#pool;
    for (let slot = 0; slot < start.length; slot++) {
      const from = start[slot] as number;
      const to = from + (size[slot] as number);
      for (let p = from; p < to; p++)
        if (accepted[pool[p] as number] === 1) {
          setBit(bits, slot);
          break;
        }
    }
    return bits;
  }

  /** Every ordinal, sorted by its value as text. */
  ordinalsByValue(): Uint32Array {
    const added = Array.from(
      { length: this.values.length - this.#byValue.length },
      (_, i) => this.#byValue.length + i,
    );
    const compare = (a: number, b: number) =>
      (this.values[a] as string) < (this.values[b] as string) ? -1 : 1;
    if (added.length > 0) this.#byValue.refresh(added, () => true, compare);
    return this.#byValue.slots;
  }

  ordinalOf(value: string): number | undefined {
    return this.#ordinals.get(value);
  }

  /** Every ordinal of the value, ignoring case. */
  ordinalsOf(value: string): readonly number[] {
    for (; this.#foldedUpTo < this.values.length; this.#foldedUpTo++) {
      const text = this.values[this.#foldedUpTo] as string;
      const key = text.toLowerCase();
      if (key === text || !Number.isNaN(this.numbers[this.#foldedUpTo])) continue;
      const ordinals = this.#folded.get(key);
      // Mostly there is one: an array for each would waste memory.
      this.#folded.set(
        key,
        ordinals === undefined ? this.#foldedUpTo : [ordinals, this.#foldedUpTo].flat(),
      );
    }
    const key = value.toLowerCase();
    const foldedOrdinals = [this.#folded.get(key) ?? [], this.#ordinals.get(key) ?? []].flat();
    return foldedOrdinals.length > 0 ? foldedOrdinals : [this.#ordinals.get(value) ?? []].flat();
  }

  #ordinal(value: unknown): number {
    const text = String(value);
    const existing = this.#ordinals.get(text);
    if (existing !== undefined) return existing;
    return this.#addValue(text, typeof value === 'number' ? value : Number.NaN);
  }

  #addValue(text: string, number: number): number {
    const ordinal = this.values.length;
    if (ordinal === this.#totals.length)
      this.#totals = withCapacity(this.#totals, ordinal * 2, Uint32Array);
    this.#ordinals.set(text, ordinal);
    this.values.push(text);
    this.numbers.push(number);
    return ordinal;
  }

  *save(attribute: string): Generator<PartOf<'values' | 'members'>> {
    for (let from = 0; from === 0 || from < this.values.length; from += VALUES_AT_ONCE) {
      const values = this.values.slice(from, from + VALUES_AT_ONCE);
      const numbers = Float64Array.from(this.numbers.slice(from, from + VALUES_AT_ONCE));
      yield { part: 'values', attribute, values, numbers };
    }
    for (let from = 0; from < this.#size.length; from += SLOTS_AT_ONCE)
      yield { part: 'members', attribute, from, ...this.#membersOf(from) };
  }

  #membersOf(from: number): Pick<PartOf<'members'>, 'sizes' | 'ordinals'> {
    const sizes = this.#size.slice(from, from + SLOTS_AT_ONCE);
    const ordinals = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
    let used = 0;
    for (const [index, size] of sizes.entries()) {
      const start = this.#start[from + index] as number;
      ordinals.set(this.#pool.subarray(start, start + size), used);
      used += size;
    }
    return { sizes, ordinals };
  }

  /**
   * Restores a part into a new column with room for all slots; members come after all values. Texts
   * that the records have are taken from them, so that there is one copy.
   */
  restore(
    saved: PartOf<'values' | 'members'>,
    records: readonly (IndexedRecord | undefined)[],
  ): void {
    if (saved.part === 'members') this.#restoreMembers(saved);
    else
      for (const [index, value] of saved.values.entries()) {
        // Ordinals are mostly those of the slots, if each record has a value of its own.
        const [recordValue] = valuesAt(records[this.values.length], saved.attribute);
        this.#addValue(recordValue === value ? recordValue : value, saved.numbers[index] as number);
      }
  }

  #restoreMembers({ from, sizes, ordinals }: PartOf<'members'>): void {
    let used = this.#used;
    if (used + ordinals.length > this.#pool.length)
      this.#pool = withCapacity(this.#pool, (used + ordinals.length) * 2, Uint32Array);
    this.#pool.set(ordinals, used);
    this.#size.set(sizes, from);
    for (const [index, size] of sizes.entries()) {
      this.#start[from + index] = used;
      used += size;
    }
    this.#used = used;
    for (const ordinal of ordinals) this.#totals[ordinal] = (this.#totals[ordinal] as number) + 1;
  }

  #compact(): void {
    const pool = new Uint32Array(this.#pool.length);
    let used = 0;
    for (let slot = 0; slot < this.#size.length; slot++) {
      const from = this.#start[slot] as number;
      const size = this.#size[slot] as number;
      pool.set(this.#pool.subarray(from, from + size), used);
      this.#start[slot] = used;
      used += size;
    }
    this.#pool = pool;
    this.#used = used;
    this.#wasted = 0;
  }
}
