/** How much one call may make an index work: counted, not timed, so that it is the same on every machine. */
import { conditionKey, type Filter } from '../engine/filter.ts';
import { isOnePass } from '../engine/filter-evaluation.ts';
import type { Work } from '../engine/work.ts';
import { refuse } from './parameter.ts';
import type { Question } from './question.ts';

/** Well under 100 ms of looking at records. */
const MAX_READS = 6_000_000;
/** Each is marked word by word. */
const MAX_HITS = 10_000;
/** What a page with every facet chosen asks for is answered, however many records there are. */
const ALWAYS = 60;

/** Every different condition is a pass over all records; everything else is counted as it is done. */
const MOST = 6_000_000;
/** In a large index a page is dearer, and is answered all the same. */
const MOST_PER_RECORD = 60;

/** One for all sub-queries of a call: what two of them ask for is looked at once. */
export class Cost implements Work {
  readonly #seen = new Set<string>();
  #hits = 0;
  #spent = 0;
  /** Of the largest index so far. */
  #records = 0;

  /** @throws Problem 400 when the call would ask for more. */
  check({ filter, length, boosts = [] }: Question['query'], records: number): void {
    this.#records = Math.max(this.#records, records);
    this.#hits += length;
    if (this.#hits > MAX_HITS)
      throw refuse('hitsPerPage', `may come to at most ${MAX_HITS} in all queries of a call`);
    this.#add(filter);
    for (const alternatives of boosts) for (const { filter: one } of alternatives) this.#add(one);
    const most = Math.max(ALWAYS, Math.floor(MAX_READS / Math.max(1, records)));
    if (this.#seen.size > most)
      throw refuse(
        'filters',
        `may have at most ${most} different conditions in all queries of a call`,
      );
  }

  /** @throws Problem 400 when the call has made the index do enough. */
  spend(reads: number): void {
    this.#spent += reads;
    if (this.#spent > Math.max(MOST, MOST_PER_RECORD * this.#records))
      throw refuse(
        'requests',
        'ask for more work than one call may cost: fewer queries, facets, words or hits',
      );
  }

  #add(filter: Filter): void {
    switch (filter.kind) {
      case 'not':
        this.#add(filter.of);
        break;
      case 'all':
      case 'any':
        if (isOnePass(filter.of)) this.#seen.add(JSON.stringify(filter.of));
        else for (const one of filter.of) this.#add(one);
        break;
      default:
        this.#seen.add(conditionKey(filter));
    }
  }
}
