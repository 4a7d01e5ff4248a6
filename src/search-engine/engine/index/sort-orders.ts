/** Orders of all records: relevance without a text, and each sort of the settings. */

import type { RecordStore } from '../records/record-store.ts';
import { Order } from '../structures/order.ts';
import { withCapacity } from '../structures/typed-arrays.ts';
import { RankingKeys } from './ranking-keys.ts';
import type { SavedPart } from './saved-part.ts';
import type { IndexedRecord, IndexSettings } from './settings.ts';

type SortOrder = { readonly criteria: readonly string[]; readonly order: Order };

export class SortOrders {
  readonly #keys: RankingKeys;
  readonly #orders = new Map<string, SortOrder>();
  readonly #changed = new Set<number>();
  /** Position of each slot in the relevance order. */
  #ranks = new Uint32Array(0);

  constructor({ customRanking, sorts }: IndexSettings) {
    this.#keys = new RankingKeys(new Set([...customRanking, ...Object.values(sorts).flat()]));
    this.#orders.set('relevance', { criteria: customRanking, order: new Order() });
    for (const [sort, first] of Object.entries(sorts))
      this.#orders.set(sort, {
        criteria: [...new Set([...first, ...customRanking])],
        order: new Order(),
      });
  }

  reserve(slots: number): void {
    this.#keys.reserve(slots);
    this.#ranks = withCapacity(this.#ranks, slots, Uint32Array);
  }

  set(slot: number, record: IndexedRecord): void {
    this.#keys.set(slot, record);
    this.#changed.add(slot);
  }

  clear(slot: number): void {
    this.#changed.add(slot);
  }

  /** Applies pending changes. */
  applyChanges(records: RecordStore): void {
    if (this.#changed.size === 0) return;
    const isStored = (slot: number) => records.at(slot) !== undefined;
    for (const { criteria, order } of this.#orders.values())
      order.refresh(this.#changed, isStored, this.#keys.comparator(criteria, records.ids));
    this.#changed.clear();
    this.#rankAll();
  }

  order(sort: string): Uint32Array {
    return this.#orders.get(sort)?.order.slots ?? new Uint32Array(0);
  }

  rank(slot: number): number {
    return this.#ranks[slot] as number;
  }

  /** Without pending changes. */
  *save(): Generator<SavedPart> {
    yield* this.#keys.save();
    for (const [sort, { order }] of this.#orders) yield { part: 'order', sort, slots: order.slots };
  }

  restore(saved: SavedPart): void {
    if (saved.part === 'keys') this.#keys.restore(saved);
    if (saved.part !== 'order') return;
    this.#orders.get(saved.sort)?.order.restore(saved.slots);
    if (saved.sort === 'relevance') this.#rankAll();
  }

  #rankAll(): void {
    const order = this.order('relevance');
    for (let rank = 0; rank < order.length; rank++) this.#ranks[order[rank] as number] = rank;
  }
}
