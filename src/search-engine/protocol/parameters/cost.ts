/** Upper bound of the work of one call: counted, not timed, so that every machine agrees. */
import { conditionKey, type Filter } from '../../engine/query/filter.ts';
import { areValuesOfOneAttribute } from '../../engine/query/filter-evaluation.ts';
import type { ReadBudget } from '../../engine/query/read-budget.ts';
import type { QueryBuild } from './build-query.ts';
import { createParameterProblem } from './parameter.ts';

/** Condition reads, as conditions times records: well under 100 ms. */
const MAX_CONDITION_READS = 6_000_000;
/** Each hit is highlighted word by word. */
const MAX_HITS = 10_000;
/** Distinct conditions that any index allows: enough for a page with every facet selected. */
const FREE_CONDITIONS = 60;

/** Reads that one call may spend in addition to its conditions. */
const MAX_SPENT_READS = 6_000_000;
/** Reads per record, for indexes so large that a page needs more than `MAX_SPENT_READS`. */
const MAX_READS_PER_RECORD = 60;

/**
 * Shared by all sub-queries of a call, so that a condition that several of them repeat counts once.
 */
export class CallCost implements ReadBudget {
  readonly #seen = new Set<string>();
  #hits = 0;
  #spent = 0;
  /** Number of records of the largest index so far. */
  #records = 0;

  /** @throws Problem 400 when the call exceeds the limits. */
  check({ filter, length, boosts = [] }: QueryBuild['query'], records: number): void {
    this.#records = Math.max(this.#records, records);
    this.#hits += length;
    if (this.#hits > MAX_HITS)
      throw createParameterProblem(
        'hitsPerPage',
        `may come to at most ${MAX_HITS} in all queries of a call`,
      );
    this.#add(filter);
    for (const alternatives of boosts)
      for (const { filter: boost } of alternatives) this.#add(boost);
    const maxConditions = Math.max(
      FREE_CONDITIONS,
      Math.floor(MAX_CONDITION_READS / Math.max(1, records)),
    );
    if (this.#seen.size > maxConditions)
      throw createParameterProblem(
        'filters',
        `may have at most ${maxConditions} different conditions in all queries of a call`,
      );
  }

  /** @throws Problem 400 when the call has exceeded its reads. */
  spend(reads: number): void {
    this.#spent += reads;
    if (this.#spent > Math.max(MAX_SPENT_READS, MAX_READS_PER_RECORD * this.#records))
      throw createParameterProblem(
        'requests',
        'ask for more work than one call may cost: fewer queries, facets, words or hits',
      );
  }

  #add(filter: Filter): void {
    switch (filter.kind) {
      case 'not':
        this.#add(filter.filter);
        break;
      case 'all':
      case 'any':
        if (areValuesOfOneAttribute(filter.filters)) this.#seen.add(JSON.stringify(filter.filters));
        else for (const item of filter.filters) this.#add(item);
        break;
      default:
        // An id is looked up, which reads no records.
        if (filter.attribute !== 'objectID') this.#seen.add(conditionKey(filter));
    }
  }
}
