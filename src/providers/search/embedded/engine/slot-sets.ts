/** Sets that come and go with the questions to an index. They are used again: thousands of new ones would make the collector run. */
import { type Bits, createBits } from './bits.ts';
import { remember } from './remember.ts';

/** Room for sets of slots that answered a condition. */
const CACHED_BYTES = 16 * 2 ** 20;
/** In a small index a set is little more than what it takes to keep it: some hundred bytes. */
const CACHED_SETS = 2_000;

export class SlotSets {
  #capacity = 0;
  readonly #cache = new Map<string, Bits>();
  #spares: Bits[] = [];
  #spared = 0;
  /** Remembered no more, but looked at until this question is answered. */
  #forgotten: Bits[] = [];
  #unused: Bits[] = [];

  /** What was lent for the last one is free. */
  nextQuestion(): void {
    this.#spared = 0;
    this.#unused.push(...this.#forgotten.splice(0));
  }

  /** To write over, good until the next question. */
  spare(): Bits {
    const spare = this.#spares[this.#spared] ?? createBits(this.#capacity);
    this.#spares[this.#spared++] = spare;
    return spare;
  }

  /** Empty, to be remembered. */
  fresh(): Bits {
    return this.#unused.pop()?.fill(0) ?? createBits(this.#capacity);
  }

  cache(key: string, make: () => Bits): Bits {
    const limit = Math.min(CACHED_SETS, (CACHED_BYTES * 8) / this.#capacity);
    return remember(this.#cache, key, {
      limit,
      make,
      forget: (bits) => this.#forgotten.push(bits),
    });
  }

  /** After a write nothing that is remembered holds any more. */
  forgetAll(): void {
    if (this.#cache.size > 0) this.#cache.clear();
  }

  reserve(slots: number): void {
    this.#capacity = slots;
    this.#spares = [];
    this.#forgotten = [];
    this.#unused = [];
    this.forgetAll();
  }
}
