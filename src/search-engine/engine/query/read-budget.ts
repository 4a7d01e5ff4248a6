/** Cost limit of a query, counted in reads, so that it is the same on every machine. */

/** One read takes about 10 ns. `spend` may throw, which aborts the query. */
export type ReadBudget = { readonly spend: (reads: number) => void };

/** Fixed cost of one term, in reads. */
export const READS_PER_TERM = 50;

export const UNLIMITED_READS: ReadBudget = { spend: () => {} };

/** Counts and forwards, so that a cache hit can be charged the cost of the original query. */
export class CountedReads implements ReadBudget {
  reads = 0;
  readonly #budget: ReadBudget;

  constructor(budget: ReadBudget) {
    this.#budget = budget;
  }

  spend(reads: number): void {
    this.reads += reads;
    this.#budget.spend(reads);
  }
}
