/** Pool of bit sets for queries, reused to keep garbage collection rare. */
import { type Bits, createBits } from './bits.ts';
import { memoise } from './memoise.ts';

/** Upper bound of the condition cache. */
const CACHED_BYTES = 16 * 2 ** 20;
/** Upper bound for small indexes, where the map entry (some hundred bytes) outweighs the set. */
const CACHED_SETS = 2_000;

export class SlotSets {
  #capacity = 0;
  readonly #cache = new Map<string, Bits>();
  #spares: Bits[] = [];
  #spared = 0;
  /** Evicted from the cache, but possibly in use until the current query ends. */
  #evicted: Bits[] = [];
  #unused: Bits[] = [];

  /** Releases the sets that the last query used. */
  nextQuery(): void {
    this.#spared = 0;
    this.#unused.push(...this.#evicted.splice(0));
  }

  /** A set to overwrite, valid until the next query. */
  spare(): Bits {
    const set = this.#spares[this.#spared] ?? createBits(this.#capacity);
    this.#spares[this.#spared++] = set;
    return set;
  }

  /** An empty set, to be cached. */
  fresh(): Bits {
    return this.#unused.pop()?.fill(0) ?? createBits(this.#capacity);
  }

  cache(key: string, make: () => Bits): Bits {
    const limit = Math.min(CACHED_SETS, (CACHED_BYTES * 8) / this.#capacity);
    return memoise(this.#cache, key, {
      limit,
      make,
      onEvict: (bits) => this.#evicted.push(bits),
    });
  }

  /** Clears the cache, which every write invalidates. */
  deleteAll(): void {
    if (this.#cache.size > 0) this.#cache.clear();
  }

  reserve(slots: number): void {
    this.#capacity = slots;
    this.#spares = [];
    this.#evicted = [];
    this.#unused = [];
    this.deleteAll();
  }
}
