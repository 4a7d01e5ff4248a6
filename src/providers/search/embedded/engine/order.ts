/** Numbers kept in an order that only a comparison knows, brought up to date by merging in what changed. */

export class Order {
  slots = new Uint32Array(0);

  /** Takes the changed slots out and puts those that live back where they now belong: n copied, m log n compared. */
  refresh(changed: Iterable<number>, lives: (slot: number) => boolean, compare: (a: number, b: number) => number): void {
    const moved = [...changed].filter(lives).sort(compare);
    const stayed = this.#without(changed);
    const merged = new Uint32Array(stayed.length + moved.length);
    let copied = 0;
    for (const [already, slot] of moved.entries()) {
      const before = firstAfter(stayed, copied, slot, compare);
      merged.set(stayed.subarray(copied, before), copied + already);
      merged[before + already] = slot;
      copied = before;
    }
    merged.set(stayed.subarray(copied), copied + moved.length);
    this.slots = merged;
  }

  #without(changed: Iterable<number>): Uint32Array {
    const { slots } = this;
    if (slots.length === 0) return slots;
    let highest = 0;
    for (let i = 0; i < slots.length; i++) if ((slots[i] as number) > highest) highest = slots[i] as number;
    const out = new Uint8Array(highest + 1);
    for (const slot of changed) out[slot] = 1;
    const stayed = new Uint32Array(slots.length);
    let length = 0;
    for (let i = 0; i < slots.length; i++) if (out[slots[i] as number] === 0) stayed[length++] = slots[i] as number;
    return stayed.subarray(0, length);
  }
}

/** Where in a sorted list, from `from` on, the slot belongs. */
function firstAfter(sorted: Uint32Array, from: number, slot: number, compare: (a: number, b: number) => number): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as number, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
