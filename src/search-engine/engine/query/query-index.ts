/** Runs one query on an index: total, one page of records in order, and facet counts. */
import type { FacetCount, FacetStats } from '../index/facet-column.ts';
import type { RecordIndex } from '../index/record-index.ts';
import type { IndexedRecord } from '../index/settings.ts';
import { type Boost, boostScores } from '../ranking/boosts.ts';
import { countGroups, type PersonalReranking, pickPage } from '../ranking/pick.ts';
import { type Bits, clearBit, countBits, setBit } from '../structures/bits.ts';
import { facetStats, topValues } from './facet-counts.ts';
import type { Filter } from './filter.ts';
import type { TextMatch, TextQuery } from './match-text.ts';
import { type ReadBudget, UNLIMITED_READS } from './read-budget.ts';

export type IndexQuery = {
  readonly text: TextQuery;
  readonly filter: Filter;
  /** `relevance`, or the name of one of the settings' sorts. */
  readonly sort: string;
  readonly offset: number;
  readonly length: number;
  readonly facets: readonly string[];
  readonly valuesPerFacet: number;
  /** `count` by default. */
  readonly facetOrder?: 'count' | 'alpha';
  /** Each raises the records that satisfy one of its alternatives; only with sort `relevance`. */
  readonly boosts?: readonly Boost[];
  /** Records at fixed positions, from 0, whether they match or not. */
  readonly pins?: readonly Pin[];
  /** Hits per group of the settings' `distinctBy`; 0: not grouped. */
  readonly perGroup?: number;
  /** Moves some of the first records up. */
  readonly reranking?: PersonalReranking | undefined;
  readonly budget?: ReadBudget;
};

/**
 * Cost per record and facet, in reads (see `ReadBudget`): sequential reads are cheaper than random
 * ones.
 */
const READS_PER_MEMBER = 0.5;
const READS_PER_VALUE = 2;
/** Cost of sorting and returning one value. */
const READS_PER_RETURNED = 40;
/** Cost of folding a value and comparing its words. */
const READS_PER_FOLD = 60;

export type Pin = { readonly objectID: string; readonly position: number };

export type FacetResult = {
  readonly attribute: string;
  readonly values: readonly FacetCount[];
  readonly stats?: FacetStats;
};

export type IndexResult = {
  readonly total: number;
  readonly records: readonly IndexedRecord[];
  readonly facets: readonly FacetResult[];
  readonly match: TextMatch | null;
  /** By position in `records`; empty without boosts. */
  readonly boosted: readonly number[];
};

export function queryIndex(index: RecordIndex, query: IndexQuery): IndexResult {
  index.refreshSortOrders();
  const {
    boosts: requestedBoosts = [],
    perGroup = 0,
    sort,
    offset,
    length,
    budget = UNLIMITED_READS,
  } = query;
  const filtered = index.select(query.filter);
  const match = index.match(query.text, budget);
  const pins = slotsOf(index, query.pins ?? []);
  const matching = withPinned(index, combine(index, filtered, match, query.text), [
    ...pins.values(),
  ]);
  budget.spend(
    (index.size * (1 + requestedBoosts.flat().length + perGroup)) / 4 +
      (match?.slots.length ?? 0) * 2,
  );
  const boosts = length === 0 ? null : boostScores(index, requestedBoosts);
  const slots = pickPage(index, {
    sort,
    offset,
    length,
    match,
    matching,
    boosts,
    pins,
    perGroup,
    reranking: query.reranking,
  });
  const members =
    matching !== null && (query.facets.length > 0 || perGroup > 0) ? index.list(matching) : null;
  return {
    total:
      perGroup > 0
        ? countGroups(index, members ?? index.order('relevance'))
        : matching === null
          ? index.size
          : countBits(matching),
    records: Array.from(slots, (slot) => index.at(slot)),
    facets: query.facets.flatMap((attribute) => countFacet(index, attribute, query, members) ?? []),
    match,
    boosted: boosts ? Array.from(slots, (slot) => boosts[slot] as number) : [],
  };
}

/** By position. A pin on an unknown record is ignored; of two at one position the first counts. */
function slotsOf(index: RecordIndex, pins: readonly Pin[]): Map<number, number> {
  const slots = new Map<number, number>();
  for (const { objectID, position } of pins) {
    const slot = index.slotOf(objectID);
    if (slot !== undefined && !slots.has(position)) slots.set(position, slot);
  }
  return slots;
}

function withPinned(
  index: RecordIndex,
  matching: Bits | null,
  slots: readonly number[],
): Bits | null {
  if (matching === null || slots.length === 0) return matching;
  const extended = index.copy(matching);
  for (const slot of slots) setBit(extended, slot);
  return extended;
}

/** Values of one facet whose words start with the words of a text, among the records of a query. */
export function queryFacet(
  index: RecordIndex,
  query: IndexQuery,
  attribute: string,
  text: string,
): readonly FacetCount[] {
  index.refreshSortOrders();
  const column = index.settings.attributesForFaceting.includes(attribute)
    ? index.column(attribute)
    : undefined;
  if (!column) return [];
  const { budget = UNLIMITED_READS } = query;
  const queryWords = index.folding.words(text).map((word) => word.raw);
  const accepts = (value: string) => {
    const words = index.folding.words(value);
    return queryWords.every((start) => words.some((word) => word.raw.startsWith(start)));
  };
  const matching = combine(
    index,
    index.select(query.filter),
    index.match(query.text, budget),
    query.text,
  );
  budget.spend(column.values.length * READS_PER_FOLD + (matching === null ? 0 : index.size));
  const counts = column.count(matching === null ? null : index.list(matching));
  return topValues(column, counts, {
    limit: query.valuesPerFacet,
    order: query.facetOrder ?? 'count',
    accepts,
  });
}

/** null means every record. */
function combine(
  index: RecordIndex,
  filtered: Bits | null,
  match: TextMatch | null,
  { without = [] }: TextQuery,
): Bits | null {
  const matching = !match
    ? filtered
    : filtered
      ? index.intersection(match.bits, filtered)
      : match.bits;
  if (without.length === 0) return matching;
  const remaining = index.copy(matching ?? index.allRecords);
  for (const word of without) index.forEachWith(word, (slot) => clearBit(remaining, slot));
  return remaining;
}

function countFacet(
  index: RecordIndex,
  attribute: string,
  query: IndexQuery,
  slots: Uint32Array | null,
): FacetResult | undefined {
  const column = index.column(attribute);
  if (!column) return undefined;
  const memberReads =
    slots === null ? 0 : slots.length * READS_PER_MEMBER * (1 + column.entries / index.size);
  query.budget?.spend(memberReads + column.values.length * READS_PER_VALUE);
  const counts = column.count(slots);
  const stats = facetStats(column, counts);
  const values = topValues(column, counts, {
    limit: query.valuesPerFacet,
    order: query.facetOrder ?? 'count',
  });
  query.budget?.spend(values.length * READS_PER_RETURNED);
  return stats ? { attribute, values, stats } : { attribute, values };
}
