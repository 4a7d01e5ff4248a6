/** How many words each attribute has on average: in a long text, a word says less about what the record is. */
import { MAX_WEIGHTS } from './postings.ts';
import { type IndexedRecord, valuesAt } from './settings.ts';

/** By then the averages are known well enough. */
const MEASURED = 1024;

export class AttributeLengths {
  readonly #attributes: readonly string[];
  readonly #words: number[];
  #records = 0;

  constructor(attributes: readonly string[]) {
    this.#attributes = attributes;
    this.#words = Array.from({ length: Math.min(attributes.length, MAX_WEIGHTS) }, () => 0);
  }

  /** True where so many more have come that the averages should be looked at again. */
  add(record: IndexedRecord): boolean {
    if (this.#records === MEASURED) return false;
    for (const [position, attribute] of this.#attributes.entries()) {
      const rank = Math.min(position, MAX_WEIGHTS - 1);
      this.#words[rank] = (this.#words[rank] as number) + countWords(valuesAt(record, attribute));
    }
    this.#records++;
    return Number.isInteger(Math.log2(this.#records));
  }

  get averages(): readonly number[] {
    return this.#words.map((words) => words / Math.max(1, this.#records));
  }
}

/** Of a list the longest value: many short ones are no long text. */
function countWords(values: readonly unknown[]): number {
  return values.reduce<number>((most, value) => (typeof value === 'string' ? Math.max(most, value.split(/\s+/).length) : most), 0);
}
