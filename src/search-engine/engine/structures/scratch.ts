/** Buffers with one number per slot, reused by every query to keep garbage collection rare. */
export type Scratch = {
  /** Bit mask of the query's words that each record matches. */
  readonly words: Uint16Array;
  /** Sum of the weighted scores of the words so far. */
  readonly total: Float32Array;
  /** For the current word: its best score in each record, and the field mask of that match. */
  readonly best: Float32Array;
  readonly bestFieldMask: Uint32Array;
  /** Bits of `MATCH_FLAGS`. */
  readonly flags: Uint8Array;
  /** Slots that match the current word; the caller counts them. */
  readonly touched: Uint32Array;
  /** Slots that match any word so far; the caller counts them. */
  readonly matched: Uint32Array;
};

/**
 * `accessory`: the word only qualifies an accessory in the title; `short`: some word matches
 * outside long texts.
 */
export const MATCH_FLAGS = { accessory: 1, short: 2 } as const;

export function createScratch(slots: number): Scratch {
  const numbers = () => new Uint32Array(slots);
  return {
    words: new Uint16Array(slots),
    total: new Float32Array(slots),
    best: new Float32Array(slots),
    bestFieldMask: numbers(),
    flags: new Uint8Array(slots),
    touched: numbers(),
    matched: numbers(),
  };
}
