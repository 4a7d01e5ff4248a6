/** Records by slot. A slot is used again once its record has been removed. */
import type { PartOf } from '../index/saved-part.ts';
import type { IndexedRecord } from '../index/settings.ts';

/** Records of one part, so that parsing them takes a few milliseconds. */
const SAVED_AT_ONCE = 64;

export class RecordStore {
  /** By slot; a free slot keeps the id of its removed record. */
  readonly ids: string[] = [];
  readonly #records: (IndexedRecord | undefined)[] = [];
  readonly #slotById = new Map<string, number>();
  /** The last one is used next. */
  #free: number[] = [];
  readonly #share: (record: IndexedRecord) => IndexedRecord;

  /** `share` returns an equal record, to be stored instead. */
  constructor(share: (record: IndexedRecord) => IndexedRecord) {
    this.#share = share;
  }

  get size(): number {
    return this.#slotById.size;
  }

  /** Slots in use or free. */
  get slots(): number {
    return this.ids.length;
  }

  get free(): readonly number[] {
    return this.#free;
  }

  slotOf(objectID: string): number | undefined {
    return this.#slotById.get(objectID);
  }

  at(slot: number): IndexedRecord | undefined {
    return this.#records[slot];
  }

  /** Each objectID with its slot. */
  entries(): Iterable<[string, number]> {
    return this.#slotById;
  }

  /** By slot; undefined in a free one. */
  all(): readonly (IndexedRecord | undefined)[] {
    return this.#records;
  }

  /** Stores the record; returns its slot and the record that it replaces. */
  put(record: IndexedRecord): { readonly slot: number; readonly previous?: IndexedRecord } {
    const slot = this.#slotById.get(record.objectID) ?? this.#free.pop() ?? this.ids.length;
    const previous = this.#records[slot];
    this.#place(slot, this.#share(record));
    return previous ? { slot, previous } : { slot };
  }

  /** Returns what was removed; null where there is no such record. */
  remove(objectID: string): { readonly slot: number; readonly previous: IndexedRecord } | null {
    const slot = this.#slotById.get(objectID);
    const previous = slot === undefined ? undefined : this.#records[slot];
    if (slot === undefined || previous === undefined) return null;
    this.#records[slot] = undefined;
    this.#slotById.delete(objectID);
    this.#free.push(slot);
    return { slot, previous };
  }

  *save(): Generator<PartOf<'records'>> {
    for (let from = 0; from < this.slots; from += SAVED_AT_ONCE) {
      const batch = this.#records.slice(from, from + SAVED_AT_ONCE);
      yield { part: 'records', from, json: JSON.stringify(batch.map((record) => record ?? null)) };
    }
  }

  /** Prepares a new store for its records; the free slots are used again in the same order. */
  restoreFree(free: readonly number[]): void {
    this.#free = [...free];
  }

  /** Returns the slots of the records. */
  restore({ from, json }: PartOf<'records'>): readonly number[] {
    const records: readonly (IndexedRecord | null)[] = JSON.parse(json);
    const slots: number[] = [];
    for (const [index, record] of records.entries()) {
      if (record) {
        this.#place(from + index, this.#share(record));
        slots.push(from + index);
      } else {
        this.ids[from + index] = '';
        this.#records[from + index] = undefined;
      }
    }
    return slots;
  }

  #place(slot: number, record: IndexedRecord): void {
    this.#slotById.set(record.objectID, slot);
    this.ids[slot] = record.objectID;
    this.#records[slot] = record;
  }
}
