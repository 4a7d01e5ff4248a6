/** Room for one number for each slot, used again by every query: large short-lived arrays would keep the collector busy. */
export type Scratch = {
  /** Which words each record has matched, one bit each. */
  readonly words: Uint16Array;
  readonly total: Float32Array;
  /** For the word that is being looked up: its worth and place. */
  readonly best: Float32Array;
  readonly bestAt: Uint32Array;
  /** Position in the name of the word before, from 1; 0 where it does not stand there. */
  readonly before: Uint8Array;
  readonly touched: Uint32Array;
  readonly matched: Uint32Array;
};

export function createScratch(slots: number): Scratch {
  const numbers = () => new Uint32Array(slots);
  return {
    words: new Uint16Array(slots),
    total: new Float32Array(slots),
    best: new Float32Array(slots),
    bestAt: numbers(),
    before: new Uint8Array(slots),
    touched: numbers(),
    matched: numbers(),
  };
}
