/** Timeout of work on files that may hang, as on a network disk whose server is unreachable. */

/** Called at each step of the work; throws once the work has been abandoned. */
export type ReportProgress = () => void;

export class StallLimit {
  readonly #ms: number;
  /** Number of abandoned runs that have not ended; each may occupy a thread of the file system. */
  #stalled = 0;

  constructor(ms: number) {
    this.#ms = ms;
  }

  /**
   * Runs the work, and abandons it when it reports no progress within the timeout.
   * @throws Error when the work is abandoned, or while an earlier one has not ended.
   */
  async run<Result>(work: (report: ReportProgress) => Promise<Result>): Promise<Result> {
    if (this.#stalled > 0) throw new Error('The disk still does not answer');
    const { promise: abandoned, reject } = Promise.withResolvers<never>();
    let error: Error | null = null;
    const timer = setTimeout(() => {
      error = new Error(`The disk has not answered for ${this.#ms / 1000} s`);
      this.#stalled++;
      reject(error);
    }, this.#ms);
    const running = work(() => {
      if (error) throw error;
      timer.refresh();
    }).finally(() => {
      clearTimeout(timer);
      if (error) this.#stalled--;
    });
    return Promise.race([running, abandoned]);
  }
}
