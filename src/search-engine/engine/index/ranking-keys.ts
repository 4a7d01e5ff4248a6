/** Sort keys of records and their comparison, with objectID as the last criterion. */
import { withCapacity } from '../structures/typed-arrays.ts';
import type { PartOf } from './saved-part.ts';
import { type IndexedRecord, valuesAt } from './settings.ts';

type Criterion = { readonly attribute: string; readonly sign: 1 | -1 };

/** Parses `asc(price)` or `desc(price)`. @throws Error for any other text. */
function parseCriterion(text: string): Criterion {
  const match = /^(asc|desc)\(([^()]+)\)$/.exec(text);
  if (!match?.[2])
    throw new Error(
      `Ranking criterion ${JSON.stringify(text)} must be asc(attribute) or desc(attribute)`,
    );
  return { attribute: match[2], sign: match[1] === 'asc' ? 1 : -1 };
}

/** One array of sort keys per criterion, always ascending. */
export class RankingKeys {
  readonly #columns = new Map<string, Float64Array>();
  readonly #criteria = new Map<string, Criterion>();

  constructor(criteria: Iterable<string>) {
    for (const text of criteria) {
      this.#criteria.set(text, parseCriterion(text));
      this.#columns.set(text, new Float64Array(0));
    }
  }

  reserve(slots: number): void {
    for (const [text, column] of this.#columns)
      if (column.length < slots) this.#columns.set(text, withCapacity(column, slots, Float64Array));
  }

  /** A record without the attribute comes last in either direction. */
  set(slot: number, record: IndexedRecord): void {
    for (const [text, { attribute, sign }] of this.#criteria) {
      const value = valuesAt(record, attribute)[0];
      const number = typeof value === 'boolean' ? Number(value) : value;
      const column = this.#columns.get(text) as Float64Array;
      column[slot] =
        typeof number === 'number' && Number.isFinite(number)
          ? number * sign
          : Number.POSITIVE_INFINITY;
    }
  }

  *save(): Generator<PartOf<'keys'>> {
    for (const [criterion, keys] of this.#columns) yield { part: 'keys', criterion, keys };
  }

  restore({ criterion, keys }: PartOf<'keys'>): void {
    this.#columns.set(criterion, keys.slice());
  }

  comparator(
    criteria: readonly string[],
    ids: readonly string[],
  ): (a: number, b: number) => number {
    const columns = criteria.map((text) => this.#columns.get(text) as Float64Array);
    return (a, b) => {
      for (const column of columns) {
        const left = column[a] as number;
        const right = column[b] as number;
        if (left !== right) return left < right ? -1 : 1;
      }
      return (ids[a] as string) < (ids[b] as string) ? -1 : 1;
    };
  }
}
