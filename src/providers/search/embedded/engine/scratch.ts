/** Room for one number for each slot, used again by every query: large short-lived arrays would keep the collector busy. */
export type Scratch = {
  /** Which words each record has matched, one bit each. */
  readonly words: Uint16Array;
  readonly total: Float32Array;
  /** For the word that is being looked up: what its best form is worth, and the place of that. */
  readonly best: Float32Array;
  readonly bestAt: Uint32Array;
  /** Bits, see `MARK`. */
  readonly marks: Uint8Array;
  readonly touched: Uint32Array;
  readonly matched: Uint32Array;
};

/** `accessory`: the last word only names what the record goes with; `short`: some word stands in more than a long text. */
export const MARK = { accessory: 1, short: 2 } as const;

export function createScratch(slots: number): Scratch {
  const numbers = () => new Uint32Array(slots);
  return {
    words: new Uint16Array(slots),
    total: new Float32Array(slots),
    best: new Float32Array(slots),
    bestAt: numbers(),
    marks: new Uint8Array(slots),
    touched: numbers(),
    matched: numbers(),
  };
}
