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

export type ExperimentTotal = Omit<ExperimentCount, 'day'> & {
  readonly firstDay: string;
  readonly lastDay: string;
};

/** @example `await experiments.addCounts([{ ...key, ...none, visitors: 1 }])` */
export interface Experiments {
  /** Adds to the counts of their days in one statement. */
  addCounts(counts: readonly ExperimentCount[]): Promise<void>;
  /** Totals by fascia, experiment and variant, in this order. */
  listTotals(): Promise<readonly ExperimentTotal[]>;
  /** Deletes days that are too old. Called at intervals. */
  cleanUp(now: Date): Promise<void>;
}

/** Days for which counts are kept. */
export const EXPERIMENT_RETENTION_DAYS = 400;

declare module '#request/shop.ts' {
  interface Ports {
    experiments: Experiments;
  }
}
