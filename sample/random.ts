/** Seeded pseudo-random generator: a seed gives the same numbers on every machine. */

export type Random = {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** A whole number from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** `count` different items, in their given order. */
  some<T>(from: readonly T[], count: number): T[];
  /** All items, in random order. */
  shuffled<T>(from: readonly T[]): T[];
};

/** FNV-1a, so that neighbouring names give unrelated numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Mulberry32 over the seed's hash. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    some: (from, count) => {
      const left = from.map((_, index) => index);
      while (left.length > count) left.splice(whole(0, left.length - 1), 1);
      return left.flatMap((index) => from.slice(index, index + 1));
    },
    shuffled: (from) =>
      from
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
}
