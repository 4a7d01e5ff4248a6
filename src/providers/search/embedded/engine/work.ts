/** What a question makes an index look at, counted as it goes: the same on a fast machine as on a slow one. */

/** A look is about a hundredth of a microsecond. Whoever counts may throw, which ends the question. */
export type Work = { readonly spend: (looks: number) => void };

/** Taking up a term costs as much as looking at so many records. */
export const LOOKS_PER_TERM = 50;

export const UNCOUNTED: Work = { spend: () => {} };

/** Passes on what it counts, so that what is remembered can be asked the same price again. */
export class CountedWork implements Work {
  looks = 0;
  readonly #work: Work;

  constructor(work: Work) {
    this.#work = work;
  }

  spend(looks: number): void {
    this.looks += looks;
    this.#work.spend(looks);
  }
}
