/** Selects and orders the records of one page; a slot is a record's number in the index. */
import type { FacetColumn } from '../index/facet-column.ts';
import type { RecordIndex } from '../index/record-index.ts';
import type { IndexedRecord } from '../index/settings.ts';
import { type TextMatch, tierOf } from '../query/match-text.ts';
import { type Bits, hasBit } from '../structures/bits.ts';
import { smallest } from '../structures/smallest.ts';
import { MAX_BOOST } from './boosts.ts';

export type PickOptions = {
  readonly sort: string;
  readonly offset: number;
  readonly length: number;
  readonly match: TextMatch | null;
  /** Matching records; null: every record. */
  readonly matching: Bits | null;
  /** Boost by slot; null: no boosts. */
  readonly boosts: Uint16Array | null;
  /** Slot by fixed position, from 0. */
  readonly pins: ReadonlyMap<number, number>;
  /** Records per group; 0: not grouped. */
  readonly perGroup: number;
  readonly reranking?: PersonalReranking | undefined;
};

/** Number of positions that each of the first records moves up; only with sort `relevance`. */
export type PersonalReranking = {
  readonly window: number;
  readonly positions: (record: IndexedRecord) => number;
};

/** Bound of a text score within a sort key. */
const SCORE_BOUND = 256;

export function pickPage(index: RecordIndex, options: PickOptions): Uint32Array {
  const { offset, pins, perGroup } = options;
  const end = Math.min(offset + options.length, index.settings.paginationLimitedTo);
  if (end <= offset) return new Uint32Array(0);
  const column = perGroup > 0 ? groupColumn(index) : undefined;
  const reranking = options.sort === 'relevance' ? options.reranking : undefined;
  const needed = Math.max(end + pins.size, reranking?.window ?? 0);
  const ordered = rerank(index, sortSlots(index, options, column ? index.size : needed), reranking);
  if (!column && pins.size === 0) return ordered.slice(offset, end);
  const pinned = new Set(pins.values());
  const free = pinned.size === 0 ? ordered : ordered.filter((slot) => !pinned.has(slot));
  const units = column ? groups(free, column, perGroup) : Array.from(free, (slot) => [slot]);
  return Uint32Array.from(withPins(units, pins).slice(offset, end).flat());
}

/** Number of groups; each record without a value counts as one. */
export function countGroups(index: RecordIndex, slots: Uint32Array): number {
  const column = groupColumn(index);
  if (!column) return slots.length;
  const groupOrdinals = new Set<number>();
  let ungrouped = 0;
  for (let i = 0; i < slots.length; i++) {
    const group = column.firstOf(slots[i] as number);
    if (group < 0) ungrouped++;
    else groupOrdinals.add(group);
  }
  return groupOrdinals.size + ungrouped;
}

function groupColumn(index: RecordIndex): FacetColumn | undefined {
  const { distinctBy } = index.settings;
  return distinctBy === undefined ? undefined : index.column(distinctBy);
}

function sortSlots(index: RecordIndex, options: PickOptions, needed: number): Uint32Array {
  const { sort, match, matching, boosts } = options;
  if (sort === 'relevance' && (match || boosts)) return byRelevance(index, options, needed);
  const order = index.order(sort);
  if (matching === null) return order.subarray(0, needed);
  const picked = new Uint32Array(Math.min(needed, order.length));
  let count = 0;
  for (let i = 0; i < order.length && count < needed; i++) {
    const slot = order[i] as number;
    if (hasBit(matching, slot)) picked[count++] = slot;
  }
  return picked.subarray(0, count);
}

/** Sorts by score tier, then boost, then exact score, then custom ranking. */
function byRelevance(
  index: RecordIndex,
  { match, matching, boosts }: PickOptions,
  needed: number,
): Uint32Array {
  const keys = index.sortKeys();
  const order = index.order('relevance');
  const highest = boosts ? MAX_BOOST : 0;
  const slots = match ? match.slots : order;
  let count = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    if (matching !== null && !hasBit(matching, slot)) continue;
    const score = match ? (match.scores[i] as number) : 0;
    const missingBoost = boosts ? highest - (boosts[slot] as number) : 0;
    keys[count++] =
      ((tierOf(score) * (highest + 1) + missingBoost) * SCORE_BOUND + score) * order.length +
      index.rank(slot);
  }
  const best = smallest(keys.subarray(0, count), Math.min(needed, count));
  return Uint32Array.from(best, (key) => order[key % order.length] as number);
}

/** Stable: records that move equally far keep their order. */
function rerank(
  index: RecordIndex,
  ordered: Uint32Array,
  reranking: PersonalReranking | undefined,
): Uint32Array {
  if (!reranking) return ordered;
  const moving = Array.from(ordered.subarray(0, reranking.window), (slot, position) => ({
    slot,
    position: position - reranking.positions(index.at(slot)),
  }));
  const moved = ordered.slice();
  moved.set(moving.sort((a, b) => a.position - b.position).map(({ slot }) => slot));
  return moved;
}

function groups(slots: Uint32Array, column: FacetColumn, perGroup: number): number[][] {
  const units: number[][] = [];
  const byValue = new Map<number, number[]>();
  for (const slot of slots) {
    const value = column.firstOf(slot);
    const group = byValue.get(value);
    if (group && group.length < perGroup) group.push(slot);
    if (group) continue;
    const unit = [slot];
    units.push(unit);
    if (value >= 0) byValue.set(value, unit);
  }
  return units;
}

function withPins(units: readonly number[][], pins: ReadonlyMap<number, number>): number[][] {
  const placed = [...units];
  for (const [position, slot] of [...pins].sort(([a], [b]) => a - b))
    placed.splice(Math.min(position, placed.length), 0, [slot]);
  return placed;
}
