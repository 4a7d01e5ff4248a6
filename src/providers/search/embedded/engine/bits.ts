/** Sets of slots, one bit each. */

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

export function intersect(left: Bits, right: Bits): Bits {
  const both = new Uint32Array(left.length);
  for (let i = 0; i < both.length; i++) both[i] = (left[i] as number) & (right[i] as number);
  return both;
}

export function unite(left: Bits, right: Bits): Bits {
  const either = new Uint32Array(left.length);
  for (let i = 0; i < either.length; i++) either[i] = (left[i] as number) | (right[i] as number);
  return either;
}

export function subtract(left: Bits, right: Bits): Bits {
  const rest = new Uint32Array(left.length);
  for (let i = 0; i < rest.length; i++) rest[i] = (left[i] as number) & ~(right[i] as number);
  return rest;
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

/** The members in rising order. */
export function slotsOf(bits: Bits, count: number): Uint32Array {
  const slots = new Uint32Array(count);
  let next = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    while (word !== 0) {
      const lowest = word & -word;
      slots[next++] = (i << 5) + (31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
  return slots;
}
