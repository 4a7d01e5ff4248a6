/** In-memory full-text index, updated in place: each record keeps its slot until it is removed. */
import type { Filter } from '../query/filter.ts';
import { evaluate } from '../query/filter-evaluation.ts';
import {
  matchText,
  queryWords,
  type TextMatch,
  type TextQuery,
  type TextSource,
} from '../query/match-text.ts';
import { type ReadBudget, UNLIMITED_READS } from '../query/read-budget.ts';
import { RecordStore } from '../records/record-store.ts';
import { type Siblings, shareRecord } from '../records/shared-values.ts';
import {
  type Bits,
  clearBit,
  createBits,
  hasBit,
  intersect,
  listBits,
  setBit,
} from '../structures/bits.ts';
import { memoise } from '../structures/memoise.ts';
import { createScratch } from '../structures/scratch.ts';
import { SlotSets } from '../structures/slot-sets.ts';
import { type Folding, foldingOf } from '../text/fold.ts';
import { createWordLists, NO_WORD_LISTS, type WordListFile } from '../text/word-lists.ts';
import { FacetColumn } from './facet-column.ts';
import { isFilterable } from './filterable-attributes.ts';
import type { SavedPart } from './saved-part.ts';
import { type IndexedRecord, type IndexSettings, valuesAt } from './settings.ts';
import { SortOrders } from './sort-orders.ts';
import { TermIndex } from './term-index.ts';

/** Sub-queries of one request repeat its text, and short prefixes are frequent. */
const CACHED_TEXTS = 32;

/**
 * A write costs the terms of the record and, at the next query, its move in each order: a few
 * memory moves for a few records, one merge (n + m log n) for many. `npm run bench search` measures
 * both.
 */
export class RecordIndex {
  readonly settings: IndexSettings;
  readonly folding: Folding;
  /** Counts the writes, so that a caller sees whether there were any. */
  writes = 0;
  readonly #terms: TermIndex;
  readonly #columns = new Map<string, FacetColumn>();
  readonly #orders: SortOrders;
  readonly #records: RecordStore;
  readonly #sets = new SlotSets();
  readonly #texts = new Map<string, TextMatch>();
  #lists = NO_WORD_LISTS;
  #capacity = 0;
  #scratch = createScratch(0);
  #members = new Uint32Array(0);
  #sortKeys = new Float64Array(0);
  #alive: Bits = createBits(0);

  /** Equal values of records are shared with the siblings. */
  constructor(settings: IndexSettings, siblings: Siblings = []) {
    this.settings = settings;
    this.#records = new RecordStore((record) => shareRecord(record, this, siblings));
    this.folding = foldingOf(settings.locale);
    this.#terms = new TermIndex(settings, this.folding);
    this.#orders = new SortOrders(settings);
    for (const attribute of settings.attributesForFaceting)
      this.#columns.set(attribute, new FacetColumn());
  }

  get size(): number {
    return this.#records.size;
  }

  get(objectID: string): IndexedRecord | undefined {
    return this.#records.at(this.#records.slotOf(objectID) ?? -1);
  }

  /** Every objectID that satisfies the filter, unordered. */
  idsWhere(filter: Filter): string[] {
    this.#sets.nextQuery();
    const bits = this.select(filter);
    return [...this.#records.entries()]
      .filter(([, slot]) => bits === null || hasBit(bits, slot))
      .map(([id]) => id);
  }

  upsert(newRecords: Iterable<IndexedRecord>): void {
    const records = [...newRecords];
    if (this.#records.slots === 0) this.#terms.plan(records);
    for (const record of records) {
      const { slot, previous } = this.#records.put(record);
      if (slot >= this.#capacity) this.#reserve(Math.ceil((slot + 1) * 1.5));
      if (previous) this.#terms.remove(previous, slot);
      this.#terms.add(record, slot);
      for (const [attribute, column] of this.#columns)
        column.set(slot, valuesAt(record, attribute));
      this.#orders.set(slot, record);
      setBit(this.#alive, slot);
      this.#invalidate();
    }
  }

  remove(objectIDs: Iterable<string>): void {
    for (const id of objectIDs) {
      const removed = this.#records.remove(id);
      if (!removed) continue;
      const { slot, previous } = removed;
      this.#terms.remove(previous, slot);
      for (const column of this.#columns.values()) column.clear(slot);
      this.#orders.clear(slot);
      clearBit(this.#alive, slot);
      this.#invalidate();
    }
  }

  /**
   * Applies pending changes to the sort orders. Every query does so first; call it after a bulk
   * load, so that no query has to wait for it.
   */
  refreshSortOrders(): void {
    this.#sets.nextQuery();
    this.#orders.applyChanges(this.#records);
  }

  /**
   * The whole index in parts of bounded size, for a file. There must be no write until the last of
   * them; queries are possible.
   */
  *save(): Generator<SavedPart> {
    this.refreshSortOrders();
    const { free } = this.#records;
    yield { part: 'layout', slots: this.#capacity, free, plan: this.#terms.fieldPlan };
    yield* this.#records.save();
    yield* this.#terms.save();
    for (const [attribute, column] of [...this.#columns]) yield* column.save(attribute);
    yield* this.#orders.save();
  }

  /**
   * Takes the next part of an index that was saved with the same settings. This index must be new;
   * it can be queried after the last part.
   */
  restore(saved: SavedPart): void {
    this.#terms.restore(saved);
    this.#orders.restore(saved);
    if (saved.part === 'layout') {
      this.#records.restoreFree(saved.free);
      if (saved.slots > 0) this.#reserve(saved.slots);
    } else if (saved.part === 'records')
      for (const slot of this.#records.restore(saved)) setBit(this.#alive, slot);
    else if (saved.part === 'values' || saved.part === 'members')
      this.#columnFor(saved.attribute).restore(saved, this.#records.all());
  }

  /** Slots that satisfy the filter, valid until the next query; null when all do. */
  select(filter: Filter): Bits | null {
    if (filter.kind === 'all' && filter.filters.length === 0) return null;
    return evaluate(filter, {
      alive: this.#alive,
      column: (attribute) => this.column(attribute),
      slotOf: (id) => this.#records.slotOf(id),
      sets: this.#sets,
    });
  }

  satisfies(objectID: string, filter: Filter): boolean {
    const slot = this.#records.slotOf(objectID);
    const bits = slot === undefined ? null : this.select(filter);
    return slot !== undefined && (bits === null || hasBit(bits, slot));
  }

  /** Intersection, valid until the next query. */
  intersection(left: Bits, right: Bits): Bits {
    return intersect(this.copy(left), right);
  }

  /** A writable copy, valid until the next query. */
  copy(bits: Bits): Bits {
    const copied = this.#sets.spare();
    copied.set(bits);
    return copied;
  }

  /** Read-only. */
  get allRecords(): Bits {
    return this.#alive;
  }

  slotOf(objectID: string): number | undefined {
    return this.#records.slotOf(objectID);
  }

  /** Members of a set, valid until the next query. */
  list(bits: Bits): Uint32Array {
    return listBits(bits, this.#members);
  }

  /** A buffer with one sort key per slot, valid until the next query. */
  sortKeys(): Float64Array {
    return this.#sortKeys;
  }

  /** null when the text has no words, so everything matches. */
  match(query: TextQuery, budget: ReadBudget = UNLIMITED_READS): TextMatch | null {
    const source = this.#textSource(budget);
    const words = queryWords(query.text, source);
    if (words.length === 0) return null;
    const key = `${query.typos}${query.prefix}${query.enoughHits ?? 0} ${query.text}`;
    const cached = this.#texts.get(key);
    if (cached) budget.spend(cached.reads);
    return memoise(this.#texts, key, {
      limit: CACHED_TEXTS,
      make: () => matchText(source, words, query),
    });
  }

  /** Records that contain the word outside long texts, in the singular or as typed. */
  forEachWith(word: string, take: (slot: number) => void): void {
    const { dictionary } = this.#terms.source();
    for (const { raw, stem } of this.folding.words(word))
      for (const term of new Set([raw, stem]))
        for (const slot of dictionary.get(term)?.current ?? []) take(slot);
  }

  /** Replaces stop words, synonyms and known words. */
  setWords(files: readonly WordListFile[]): void {
    this.#lists = createWordLists(files, this.folding);
    this.#texts.clear();
  }

  #textSource(budget: ReadBudget): TextSource {
    return {
      ...this.#terms.source(),
      folding: this.folding,
      lists: this.#lists,
      scratch: this.#scratch,
      budget,
      records: this.size,
      slots: this.#capacity,
    };
  }

  /** undefined where the attribute can be neither counted nor filtered by. */
  column(attribute: string): FacetColumn | undefined {
    const existing = this.#columns.get(attribute);
    const records = this.#records.all();
    if (existing || !isFilterable(attribute, this.settings, records, this.#columns.size))
      return existing;
    const column = this.#columnFor(attribute);
    for (const [slot, record] of records.entries())
      if (record) column.set(slot, valuesAt(record, attribute));
    return column;
  }

  #columnFor(attribute: string): FacetColumn {
    const column = this.#columns.get(attribute) ?? new FacetColumn();
    column.reserve(this.#capacity);
    this.#columns.set(attribute, column);
    return column;
  }

  order(sort: string): Uint32Array {
    return this.#orders.order(sort);
  }

  rank(slot: number): number {
    return this.#orders.rank(slot);
  }

  /** Position in the custom ranking, from 0. */
  rankOf(objectID: string): number {
    return this.rank(this.#records.slotOf(objectID) ?? -1) ?? this.size;
  }

  at(slot: number): IndexedRecord {
    return this.#records.at(slot) as IndexedRecord;
  }

  #invalidate(): void {
    this.writes++;
    this.#sets.deleteAll();
    if (this.#texts.size > 0) this.#texts.clear();
  }

  #reserve(slots: number): void {
    this.#capacity = Math.max(1024, slots);
    for (const column of this.#columns.values()) column.reserve(this.#capacity);
    this.#orders.reserve(this.#capacity);
    this.#terms.reserve(this.#capacity);
    this.#scratch = createScratch(this.#capacity);
    this.#members = new Uint32Array(this.#capacity);
    this.#sortKeys = new Float64Array(this.#capacity);
    this.#sets.reserve(this.#capacity);
    const alive = createBits(this.#capacity);
    alive.set(this.#alive);
    this.#alive = alive;
  }
}
