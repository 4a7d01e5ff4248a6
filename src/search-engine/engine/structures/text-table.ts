/**
 * Numbers by text, without the texts: a hash table of 20 to 30 bytes for each, where a map with its
 * texts takes about 120. Two texts with the same hash of 64 bits count as the same; among a
 * million texts there is such a pair with a probability of 1 in 30 million.
 */
import { hashText } from './text-hash.ts';

/** Numbers of a cell: both halves of the hash, then the two numbers; the first one plus one. */
const CELL = 4;
const MAX_LOAD = 0.8;
const GROWTH = 1.5;
const MIN_CELLS = 64;

export class TextTable {
  #cells = new Uint32Array(MIN_CELLS * CELL);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Cell of the text until the next write; -1 where it has none. */
  find(text: string): number {
    const { first, second } = hashText(text);
    const cell = this.#search(first, second);
    return this.#isEmpty(cell) ? -1 : cell;
  }

  /** The two numbers at a cell that `find` returned. */
  at(cell: number): readonly [first: number, second: number] {
    return [this.#number(cell, 2) - 1, this.#number(cell, 3)];
  }

  /** The first number is less than 2 ** 32 - 1, the second at most that. */
  set(text: string, first: number, second: number): void {
    this.reserve(this.#size + 1);
    const hash = hashText(text);
    this.#put(hash.first, hash.second, first + 1, second);
  }

  delete(text: string): void {
    const cell = this.find(text);
    if (cell < 0) return;
    this.#size--;
    this.#clear(cell);
    this.#close(cell);
  }

  /** Allocates cells for as many texts. */
  reserve(size: number): void {
    if (size <= this.#capacity * MAX_LOAD) return;
    const capacity = Math.max(Math.ceil(size / MAX_LOAD), Math.ceil(this.#capacity * GROWTH));
    this.#rebuild(capacity);
  }

  /** All cells in use, in groups of a bounded number. */
  *save(atOnce: number): Generator<Uint32Array> {
    const cells = this.#cells;
    for (let from = 0; from < cells.length; from += atOnce * CELL)
      yield used(cells.subarray(from, from + atOnce * CELL));
  }

  restore(cells: Uint32Array): void {
    this.reserve(this.#size + cells.length / CELL);
    this.#putAll(cells);
  }

  get #capacity(): number {
    return this.#cells.length / CELL;
  }

  #rebuild(capacity: number): void {
    const cells = this.#cells;
    this.#cells = new Uint32Array(capacity * CELL);
    this.#size = 0;
    this.#putAll(cells);
  }

  #putAll(cells: Uint32Array): void {
    for (let offset = 0; offset < cells.length; offset += CELL) {
      if (cells[offset + 2] === 0) continue;
      this.#put(
        cells[offset] as number,
        cells[offset + 1] as number,
        cells[offset + 2] as number,
        cells[offset + 3] as number,
      );
    }
  }

  #put(first: number, second: number, third: number, fourth: number): void {
    const cell = this.#search(first, second);
    if (this.#isEmpty(cell)) this.#size++;
    const cells = this.#cells;
    cells[cell * CELL] = first;
    cells[cell * CELL + 1] = second;
    cells[cell * CELL + 2] = third;
    cells[cell * CELL + 3] = fourth;
  }

  /** Cell of the hash, or the empty one to put it into. */
  #search(first: number, second: number): number {
    const capacity = this.#capacity;
    for (let cell = first % capacity; ; cell = (cell + 1) % capacity) {
      if (this.#isEmpty(cell)) return cell;
      if (this.#number(cell, 0) === first && this.#number(cell, 1) === second) return cell;
    }
  }

  /** Moves the cells after a hole back, so that a search for them does not end at it. */
  #close(hole: number): void {
    const capacity = this.#capacity;
    let open = hole;
    for (let cell = (hole + 1) % capacity; !this.#isEmpty(cell); cell = (cell + 1) % capacity) {
      const home = this.#number(cell, 0) % capacity;
      const fromHome = (cell - home + capacity) % capacity;
      const fromOpen = (cell - open + capacity) % capacity;
      if (fromHome < fromOpen) continue;
      this.#cells.copyWithin(open * CELL, cell * CELL, (cell + 1) * CELL);
      this.#clear(cell);
      open = cell;
    }
  }

  #clear(cell: number): void {
    this.#cells.fill(0, cell * CELL, (cell + 1) * CELL);
  }

  #isEmpty(cell: number): boolean {
    return this.#number(cell, 2) === 0;
  }

  #number(cell: number, field: number): number {
    return this.#cells[cell * CELL + field] as number;
  }
}

/** Copy of the cells in use. */
function used(cells: Uint32Array): Uint32Array {
  const copy = new Uint32Array(cells.length);
  let length = 0;
  for (let offset = 0; offset < cells.length; offset += CELL) {
    if (cells[offset + 2] === 0) continue;
    copy.set(cells.subarray(offset, offset + CELL), length);
    length += CELL;
  }
  return copy.slice(0, length);
}
