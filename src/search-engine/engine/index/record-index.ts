/** In-memory full-text index, updated in place: each record keeps its slot until it is removed. */
import { EVERYTHING, type Filter } from '../query/filter.ts';
import { evaluate } from '../query/filter-evaluation.ts';
import {
  matchText,
  queryWords,
  type TextMatch,
  type TextQuery,
  type TextSource,
} from '../query/match-text.ts';
import { type ReadBudget, UNLIMITED_READS } from '../query/read-budget.ts';
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
import { Order } from '../structures/order.ts';
import { createScratch } from '../structures/scratch.ts';
import { SlotSets } from '../structures/slot-sets.ts';
import { type Folding, foldingOf } from '../text/fold.ts';
import { createWordLists, NO_WORD_LISTS, type WordListFile } from '../text/word-lists.ts';
import { FacetColumn } from './facet-column.ts';
import { isFilterable } from './filterable-attributes.ts';
import { RankingKeys } from './ranking-keys.ts';
import { type IndexedRecord, type IndexSettings, valuesAt } from './settings.ts';
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
  readonly #terms: TermIndex;
  readonly #columns = new Map<string, FacetColumn>();
  readonly #keys: RankingKeys;
  readonly #orders = new Map<
    string,
    { readonly criteria: readonly string[]; readonly order: Order }
  >();
  readonly #slotById = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #records: (IndexedRecord | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #changed = new Set<number>();
  readonly #sets = new SlotSets();
  readonly #texts = new Map<string, TextMatch>();
  #lists = NO_WORD_LISTS;
  #capacity = 0;
  #scratch = createScratch(0);
  #members = new Uint32Array(0);
  #sortKeys = new Float64Array(0);
  #alive: Bits = createBits(0);
  /** Position of each slot in the relevance order. */
  #ranks = new Uint32Array(0);

  constructor(settings: IndexSettings) {
    this.settings = settings;
    this.folding = foldingOf(settings.locale);
    this.#terms = new TermIndex(settings, this.folding);
    const { customRanking, sorts } = settings;
    this.#keys = new RankingKeys(new Set([...customRanking, ...Object.values(sorts).flat()]));
    this.#orders.set('relevance', { criteria: customRanking, order: new Order() });
    for (const [sort, first] of Object.entries(sorts))
      this.#orders.set(sort, {
        criteria: [...new Set([...first, ...customRanking])],
        order: new Order(),
      });
    for (const attribute of settings.attributesForFaceting)
      this.#columns.set(attribute, new FacetColumn());
  }

  get size(): number {
    return this.#slotById.size;
  }

  get(objectID: string): IndexedRecord | undefined {
    return this.#records[this.#slotById.get(objectID) ?? -1];
  }

  /** Every objectID that satisfies the filter, unordered. */
  idsWhere(filter: Filter): string[] {
    this.#sets.nextQuery();
    const bits = this.select(filter);
    return [...this.#slotById]
      .filter(([, slot]) => bits === null || hasBit(bits, slot))
      .map(([id]) => id);
  }

  upsert(given: Iterable<IndexedRecord>): void {
    const records = [...given];
    if (this.#ids.length === 0) this.#terms.plan(records);
    for (const record of records) {
      const knownSlot = this.#slotById.get(record.objectID);
      const slot = knownSlot ?? this.#free.pop() ?? this.#ids.length;
      if (slot >= this.#capacity) this.#reserve(slot + 1);
      const previous = this.#records[slot];
      if (previous) this.#terms.remove(previous, slot);
      this.#terms.add(record, slot);
      this.#slotById.set(record.objectID, slot);
      this.#ids[slot] = record.objectID;
      this.#records[slot] = record;
      for (const [attribute, column] of this.#columns)
        column.set(slot, valuesAt(record, attribute));
      this.#keys.set(slot, record);
      setBit(this.#alive, slot);
      this.#touch(slot);
    }
  }

  remove(objectIDs: Iterable<string>): void {
    for (const id of objectIDs) {
      const slot = this.#slotById.get(id);
      const record = slot === undefined ? undefined : this.#records[slot];
      if (slot === undefined || record === undefined) continue;
      this.#terms.remove(record, slot);
      for (const column of this.#columns.values()) column.clear(slot);
      this.#records[slot] = undefined;
      this.#slotById.delete(id);
      this.#free.push(slot);
      clearBit(this.#alive, slot);
      this.#touch(slot);
    }
  }

  /**
   * Applies pending changes to the sort orders. Every query does so first; call it after a bulk
   * load, so that no query has to wait for it.
   */
  refreshSortOrders(): void {
    this.#sets.nextQuery();
    if (this.#changed.size === 0) return;
    const isStored = (slot: number) => this.#records[slot] !== undefined;
    for (const { criteria, order } of this.#orders.values())
      order.refresh(this.#changed, isStored, this.#keys.comparator(criteria, this.#ids));
    this.#changed.clear();
    const order = this.order('relevance');
    for (let rank = 0; rank < order.length; rank++) this.#ranks[order[rank] as number] = rank;
  }

  /** Slots that satisfy the filter, valid until the next query; null when all do. */
  select(filter: Filter): Bits | null {
    if (filter === EVERYTHING || (filter.kind === 'all' && filter.of.length === 0)) return null;
    return evaluate(filter, {
      alive: this.#alive,
      column: (attribute) => this.column(attribute),
      slotOf: (id) => this.#slotById.get(id),
      sets: this.#sets,
    });
  }

  satisfies(objectID: string, filter: Filter): boolean {
    const slot = this.#slotById.get(objectID);
    const bits = slot === undefined ? null : this.select(filter);
    return slot !== undefined && (bits === null || hasBit(bits, slot));
  }

  /** Intersection, valid until the next query. */
  common(left: Bits, right: Bits): Bits {
    return intersect(this.copy(left), right);
  }

  /** A writable copy, valid until the next query. */
  copy(bits: Bits): Bits {
    const copied = this.#sets.spare();
    copied.set(bits);
    return copied;
  }

  /** Read-only. */
  get everything(): Bits {
    return this.#alive;
  }

  slotOf(objectID: string): number | undefined {
    return this.#slotById.get(objectID);
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
  match(query: TextQuery, work: ReadBudget = UNLIMITED_READS): TextMatch | null {
    const source = this.#textSource(work);
    const words = queryWords(query.text, source);
    if (words.length === 0) return null;
    const key = `${query.typos}${query.prefix}${query.enoughHits ?? 0} ${query.text}`;
    const cached = this.#texts.get(key);
    if (cached) work.spend(cached.reads);
    return memoise(this.#texts, key, {
      limit: CACHED_TEXTS,
      make: () => matchText(source, words, query),
    });
  }

  /** Records that contain the word outside long texts, in the singular or as typed. */
  eachWith(word: string, take: (slot: number) => void): void {
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

  #textSource(work: ReadBudget): TextSource {
    return {
      ...this.#terms.source(),
      ...{
        folding: this.folding,
        lists: this.#lists,
        scratch: this.#scratch,
        work,
        records: this.size,
        slots: this.#capacity,
      },
    };
  }

  /** undefined where the attribute can be neither counted nor filtered by. */
  column(attribute: string): FacetColumn | undefined {
    const existing = this.#columns.get(attribute);
    if (existing || !isFilterable(attribute, this.settings, this.#records, this.#columns.size))
      return existing;
    const column = new FacetColumn();
    column.reserve(this.#capacity);
    for (const [slot, record] of this.#records.entries())
      if (record) column.set(slot, valuesAt(record, attribute));
    this.#columns.set(attribute, column);
    return column;
  }

  order(sort: string): Uint32Array {
    return this.#orders.get(sort)?.order.slots ?? new Uint32Array(0);
  }

  rank(slot: number): number {
    return this.#ranks[slot] as number;
  }

  /** Position in the custom ranking, from 0. */
  rankOf(objectID: string): number {
    return this.rank(this.#slotById.get(objectID) ?? -1) ?? this.size;
  }

  at(slot: number): IndexedRecord {
    return this.#records[slot] as IndexedRecord;
  }

  #touch(slot: number): void {
    this.#changed.add(slot);
    this.#sets.deleteAll();
    if (this.#texts.size > 0) this.#texts.clear();
  }

  #reserve(slots: number): void {
    this.#capacity = Math.max(1024, Math.ceil(slots * 1.5));
    for (const column of this.#columns.values()) column.reserve(this.#capacity);
    this.#keys.reserve(this.#capacity);
    this.#terms.reserve(this.#capacity);
    this.#scratch = createScratch(this.#capacity);
    this.#members = new Uint32Array(this.#capacity);
    this.#sortKeys = new Float64Array(this.#capacity);
    this.#sets.reserve(this.#capacity);
    const alive = createBits(this.#capacity);
    alive.set(this.#alive);
    this.#alive = alive;
    const ranks = new Uint32Array(this.#capacity);
    ranks.set(this.#ranks);
    this.#ranks = ranks;
  }
}
