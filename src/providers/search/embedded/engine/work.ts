/** What a question makes an index look at, counted as it goes: the same on a fast machine as on a slow one. */

/** A look is about a hundredth of a microsecond. Whoever counts may throw, which ends the question. */
export type Work = { readonly spend: (reads: number) => void };

/** Taking up a term costs as much as looking at so many records. */
export const READS_PER_TERM = 50;

export const UNCOUNTED: Work = { spend: () => {} };

/** Passes on what it counts, so that what is remembered can be asked the same price again. */
export class CountedWork implements Work {
  reads = 0;
  readonly #work: Work;

  constructor(work: Work) {
    this.#work = work;
  }

  spend(reads: number): void {
    this.reads += reads;
    this.#work.spend(reads);
  }
}
