/** Answers one question to an index: how many, which ones in which order, and the counts of facets. */
import { type Bits, countBits, hasBit } from './bits.ts';
import type { FacetCount, FacetStats } from './facet-column.ts';
import { facetStats, topValues } from './facet-counts.ts';
import type { Filter } from './filter.ts';
import type { TextMatch, TextQuery } from './match-text.ts';
import type { RecordIndex } from './record-index.ts';
import type { IndexedRecord } from './settings.ts';
import { smallest } from './smallest.ts';

export type IndexQuery = {
  readonly text: TextQuery;
  readonly filter: Filter;
  /** `relevance` or the name of one of the settings' sorts. */
  readonly sort: string;
  readonly offset: number;
  readonly length: number;
  readonly facets: readonly string[];
  readonly valuesPerFacet: number;
};

export type FacetAnswer = { readonly attribute: string; readonly values: readonly FacetCount[]; readonly stats?: FacetStats };

export type IndexAnswer = {
  readonly total: number;
  readonly records: readonly IndexedRecord[];
  readonly facets: readonly FacetAnswer[];
  readonly match: TextMatch | null;
};

export function queryIndex(index: RecordIndex, query: IndexQuery): IndexAnswer {
  index.settle();
  const filtered = index.select(query.filter);
  const match = index.match(query.text);
  const found = combine(index, filtered, match);
  const total = found === null ? index.size : countBits(found);
  const slots = pick(index, query, found, match);
  const counted = found === null || query.facets.length === 0 ? null : index.list(found);
  return {
    total,
    records: Array.from(slots, (slot) => index.at(slot)),
    facets: query.facets.flatMap((attribute) => countFacet(index, attribute, query.valuesPerFacet, counted) ?? []),
    match,
  };
}

/** The values of one facet whose words begin with the words of a text, among the records of a query. */
export function queryFacet(index: RecordIndex, query: IndexQuery, attribute: string, text: string): readonly FacetCount[] {
  index.settle();
  const column = index.settings.attributesForFaceting.includes(attribute) ? index.column(attribute) : undefined;
  if (!column) return [];
  const wanted = index.folding.words(text).map((word) => word.raw);
  const accepts = (value: string) => {
    const words = index.folding.words(value);
    return wanted.every((start) => words.some((word) => word.raw.startsWith(start)));
  };
  const found = combine(index, index.select(query.filter), index.match(query.text));
  const counts = column.count(found === null ? null : index.list(found));
  return topValues(column, counts, query.valuesPerFacet, accepts);
}

/** null when every record is meant. */
function combine(index: RecordIndex, filtered: Bits | null, match: TextMatch | null): Bits | null {
  if (!match) return filtered;
  return filtered ? index.common(match.bits, filtered) : match.bits;
}

function pick(index: RecordIndex, query: IndexQuery, found: Bits | null, match: TextMatch | null): Uint32Array {
  const last = Math.min(query.offset + query.length, index.settings.paginationLimitedTo);
  if (last <= query.offset) return new Uint32Array(0);
  if (match && query.sort === 'relevance') return byRelevance(index, query.offset, last, found, match);
  const order = index.order(query.sort);
  if (found === null) return order.slice(query.offset, last);
  const picked: number[] = [];
  let seen = 0;
  for (let i = 0; i < order.length && seen < last; i++) {
    const slot = order[i] as number;
    if (!hasBit(found, slot)) continue;
    if (seen >= query.offset) picked.push(slot);
    seen++;
  }
  return Uint32Array.from(picked);
}

/** The words decide first; equals stand in the order of the custom ranking. */
function byRelevance(index: RecordIndex, offset: number, last: number, found: Bits | null, match: TextMatch): Uint32Array {
  const keys = index.sortKeys();
  const order = index.order('relevance');
  let count = 0;
  for (let i = 0; i < match.slots.length; i++) {
    const slot = match.slots[i] as number;
    if (found === null || hasBit(found, slot)) keys[count++] = (match.scores[i] as number) * order.length + index.rank(slot);
  }
  const best = smallest(keys.subarray(0, count), Math.min(last, count));
  return Uint32Array.from(best.subarray(offset), (key) => order[key % order.length] as number);
}

function countFacet(index: RecordIndex, attribute: string, limit: number, slots: Uint32Array | null): FacetAnswer | undefined {
  const column = index.column(attribute);
  if (!column) return undefined;
  const counts = column.count(slots);
  const stats = facetStats(column, counts);
  const values = topValues(column, counts, limit);
  return stats ? { attribute, values, stats } : { attribute, values };
}
