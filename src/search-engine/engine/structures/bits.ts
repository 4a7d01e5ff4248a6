/** Bit sets of record slots. */

export type Bits = Uint32Array;

export function createBits(slots: number): Bits {
  return new Uint32Array((slots + 31) >>> 5);
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] as number) >>> (slot & 31)) & 1) === 1;
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) & ~(1 << (slot & 31));
}

/** Intersects in place. The sets must have the same length. */
export function intersect(target: Bits, other: Bits): Bits {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) & (other[i] as number);
  return target;
}

export function addAll(target: Bits, other: Bits): Bits {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) | (other[i] as number);
  return target;
}

export function removeAll(target: Bits, other: Bits): Bits {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) & ~(other[i] as number);
  return target;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** Calls for each member in ascending order. */
export function forEachBit(bits: Bits, call: (slot: number) => void): void {
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    while (word !== 0) {
      const lowest = word & -word;
      call((i << 5) + (31 - Math.clz32(lowest)));
      word ^= lowest;
    }
  }
}

/** Writes the members into `slots` in ascending order; returns the written part. */
export function listBits(bits: Bits, slots: Uint32Array): Uint32Array {
  let next = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    while (word !== 0) {
      const lowest = word & -word;
      slots[next++] = (i << 5) + (31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
  return slots.subarray(0, next);
}
