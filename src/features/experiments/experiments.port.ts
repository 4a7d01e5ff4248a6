/** Port: counts of experiments, by variant and day, without data about visitors. */

export type ExperimentCount = {
  readonly fascia: string;
  readonly experiment: string;
  readonly variant: string;
  /** UTC, as `2026-11-26`. */
  readonly day: string;
  /** Visitors assigned to the variant; each number counts a visitor once. */
  readonly visitors: number;
  /** Assigned visitors who saw a page of the experiment. */
  readonly exposures: number;
  /** Visitors who then added to the basket. */
  readonly added: number;
  /** Visitors who then bought. */
  readonly purchased: number;
};

/** Sum of the counts of all days; the days are in UTC, as `2026-11-26`. */
export type ExperimentTotal = Omit<ExperimentCount, 'day'> & {
  readonly firstDay: string;
  readonly lastDay: string;
};

/**
 * ```ts
 * const key = { fascia: 'aldermoor', experiment: 'cards', variant: 'large', day: '2026-11-26' };
 * const counts = { visitors: 1, exposures: 1, added: 0, purchased: 0 };
 * await experiments.addCounts([{ ...key, ...counts }]);
 * const [total] = await experiments.listTotals(); // { ..., visitors: 1, firstDay: '2026-11-26' }
 * await experiments.cleanUp(new Date());
 * ```
 */
export interface Experiments {
  /**
   * Adds to the counts of their days in one statement, all or none. Several processes may add at
   * once; the same counts added again count again.
   */
  addCounts(counts: readonly ExperimentCount[]): Promise<void>;
  /**
   * Totals of all stored days by fascia, experiment and variant, sorted in this order; empty before
   * the first count.
   */
  listTotals(): Promise<readonly ExperimentTotal[]>;
  /** Deletes days more than `EXPERIMENT_RETENTION_DAYS` before `now`. Called at intervals. */
  cleanUp(now: Date): Promise<void>;
}

/** Days for which counts are kept. */
export const EXPERIMENT_RETENTION_DAYS = 400;

declare module '#request/shop.ts' {
  interface Ports {
    experiments: Experiments;
  }
}
