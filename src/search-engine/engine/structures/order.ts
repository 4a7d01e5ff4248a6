/** Slots sorted by a comparison, updated incrementally. */
import { withCapacity } from './typed-arrays.ts';

type Compare = (a: number, b: number) => number;

/** Number of changes up to which single moves in place are cheaper than one merge. */
const MAX_SINGLE_MOVES = 32;

export class Order {
  #buffer = new Uint32Array(64);
  #length = 0;

  /** Sorted; a view that the next refresh overwrites. */
  get slots(): Uint32Array {
    return this.#buffer.subarray(0, this.#length);
  }

  get length(): number {
    return this.#length;
  }

  restore(slots: Uint32Array): void {
    this.#buffer = slots.slice();
    this.#length = slots.length;
  }

  /** Removes the changed slots and inserts those of existing records at their new positions. */
  refresh(changed: Iterable<number>, isLive: (slot: number) => boolean, compare: Compare): void {
    const changedSlots = [...changed];
    const liveSlots = changedSlots.filter(isLive);
    if (changedSlots.length <= MAX_SINGLE_MOVES && this.#length > 0) {
      for (const slot of changedSlots) this.#removeSlot(slot);
      for (const slot of liveSlots) this.#insertSlot(slot, compare);
    } else this.#merge(changedSlots, liveSlots.sort(compare), compare);
  }

  #removeSlot(slot: number): void {
    const position = this.slots.indexOf(slot);
    if (position < 0) return;
    this.#buffer.copyWithin(position, position + 1, this.#length);
    this.#length--;
  }

  #insertSlot(slot: number, compare: Compare): void {
    if (this.#length === this.#buffer.length)
      this.#buffer = withCapacity(this.#buffer, Math.ceil(this.#length * 1.5), Uint32Array);
    const position = firstAfter(this.slots, 0, slot, compare);
    this.#buffer.copyWithin(position + 1, position, this.#length);
    this.#buffer[position] = slot;
    this.#length++;
  }

  /** Cost: n copies, m log n comparisons. */
  #merge(changed: readonly number[], moved: readonly number[], compare: Compare): void {
    const unchanged = this.#without(changed);
    const merged = new Uint32Array(unchanged.length + moved.length);
    let copied = 0;
    for (const [insertedCount, slot] of moved.entries()) {
      const insertPosition = firstAfter(unchanged, copied, slot, compare);
      merged.set(unchanged.subarray(copied, insertPosition), copied + insertedCount);
      merged[insertPosition + insertedCount] = slot;
      copied = insertPosition;
    }
    merged.set(unchanged.subarray(copied), copied + moved.length);
    this.#buffer = merged;
    this.#length = merged.length;
  }

  #without(changed: readonly number[]): Uint32Array {
    const removed = new Set(changed);
    return this.slots.filter((slot) => !removed.has(slot));
  }
}

/** Position in a sorted list, from `from` on, at which the slot belongs. */
function firstAfter(sorted: Uint32Array, from: number, slot: number, compare: Compare): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as number, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
