/** Results of experiments: totals with the declared shares. */
import type { Fascia } from '#kit/define-fascia.ts';
import { CONTROL } from '../experiment.ts';
import type { Experiments, ExperimentTotal } from '../experiments.port.ts';
import { hasSampleRatioMismatch } from './statistics.ts';

export const EXPERIMENT_RESULTS_PATH = '/api/experiments';

export type ExperimentResult = {
  readonly fascia: string;
  readonly experiment: string;
  /** False for one that the file no longer declares. */
  readonly isRunning: boolean;
  /** The control first. */
  readonly variants: readonly ExperimentTotal[];
  /** Null for one that has ended: its shares are unknown. */
  readonly hasSampleRatioMismatch: boolean | null;
};

export interface ExperimentResults {
  listResults(): Promise<readonly ExperimentResult[]>;
}

export function createExperimentResults(
  experiments: Pick<Experiments, 'listTotals'>,
  fascias: readonly Pick<Fascia, 'code' | 'experiments'>[],
): ExperimentResults {
  return {
    async listResults() {
      const totals = await experiments.listTotals();
      const groups = Map.groupBy(totals, ({ fascia, experiment }) => `${fascia}|${experiment}`);
      return [...groups.values()].flatMap((totalsOfExperiment) => {
        const [first] = totalsOfExperiment;
        return first ? [toExperimentResult(first, totalsOfExperiment, fascias)] : [];
      });
    },
  };
}

function toExperimentResult(
  { fascia, experiment }: ExperimentTotal,
  totals: readonly ExperimentTotal[],
  fascias: readonly Pick<Fascia, 'code' | 'experiments'>[],
): ExperimentResult {
  const declared = fascias
    .find(({ code }) => code === fascia)
    ?.experiments?.find(({ name }) => name === experiment);
  // Variants that are no longer declared come last.
  const names = declared?.variants.map(({ name }) => name) ?? [CONTROL];
  const positions = new Map(names.map((name, index) => [name, index]));
  const orderOf = ({ variant }: ExperimentTotal) => positions.get(variant) ?? positions.size;
  return {
    ...{ fascia, experiment, isRunning: declared !== undefined },
    variants: totals.toSorted((a, b) => orderOf(a) - orderOf(b)),
    hasSampleRatioMismatch: declared
      ? hasSampleRatioMismatch(
          declared.variants.map(({ name, share }) => ({
            share,
            count: totals.find(({ variant }) => variant === name)?.exposures ?? 0,
          })),
        )
      : null,
  };
}
