/** `npm run experiments`: results of experiments, from the shop's own counts. */

import { CONTROL } from '#features/experiments/experiment.ts';
import type {
  ExperimentResult,
  ExperimentResults,
} from '#features/experiments/results/experiment-results.ts';
import { openRemoteExperiments } from '#features/experiments/results/results-remote.server.ts';
import {
  estimateDifference,
  estimateRate,
  type Interval,
  type Sample,
} from '#features/experiments/results/statistics.ts';
import {
  type ModerationCommand,
  type ModerationSubcommands,
  runModerationCommand,
  runOnShop,
} from '#tools/moderation/run-moderation-command.ts';

const USAGE = `Results of experiments (A/B tests):
  npm run experiments              running experiments
  npm run experiments -- all       including ended ones`;

const SUBCOMMANDS: ModerationSubcommands<ExperimentResults> = {
  usage: USAGE,
  subcommands: {
    running: { job: (results) => describeAll(results, false), ids: 'none', options: [] },
    all: { job: (results) => describeAll(results, true), ids: 'none', options: [] },
  },
};

export function runExperimentsCommand(
  command: ModerationCommand<ExperimentResults>,
): Promise<number> {
  const args = command.args.length === 0 ? ['running'] : command.args;
  return runModerationCommand({ ...command, args }, SUBCOMMANDS);
}

async function describeAll(results: ExperimentResults, includesEnded: boolean) {
  const chosen = (await results.listResults()).filter(
    ({ isRunning }) => includesEnded || isRunning,
  );
  if (chosen.length === 0) return ['Nothing has been counted yet.'];
  return chosen.flatMap((result, index) => [...(index === 0 ? [] : ['']), ...describe(result)]);
}

function describe({ fascia, experiment, variants, ...rest }: ExperimentResult): readonly string[] {
  const days = variants.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).toSorted();
  const control = variants.find(({ variant }) => variant === CONTROL);
  return [
    `${fascia}  ${experiment}  ${days.at(0)} to ${days.at(-1)}${rest.isRunning ? '' : '  ended'}`,
    ...variants.map(
      ({ variant, visitors, exposures }) =>
        `  ${variant}: ${visitors} visitors, ${exposures} exposures`,
    ),
    ...(['added', 'purchased'] as const).flatMap((step) =>
      variants.map((variant) => {
        const sample = { successes: variant[step], count: variant.exposures };
        const base =
          control && variant !== control
            ? { successes: control[step], count: control.exposures }
            : null;
        return `  ${step}, ${variant.variant}: ${describeSample(sample, base)}`;
      }),
    ),
    describeRatio(rest.hasSampleRatioMismatch),
  ];
}

function describeSample(sample: Sample, control: Sample | null): string {
  const interval = estimateRate(sample);
  if (interval === null) return 'no exposures';
  const rate = percent(sample.successes / sample.count);
  const text = `${sample.successes}, ${rate} % (${describeInterval(interval)})`;
  const difference = control && estimateDifference(control, sample);
  if (difference === null) return text;
  const isClear = difference.low > 0 || difference.high < 0;
  return `${text}, against the control ${describeInterval(difference)} points${isClear ? '' : ', no clear difference'}`;
}

function describeInterval({ low, high }: Interval): string {
  return `${percent(low)} to ${percent(high)}`;
}

function percent(value: number): string {
  return (value * 100).toFixed(2);
}

function describeRatio(hasMismatch: boolean | null): string {
  if (hasMismatch === null) return '  sample ratio: not checked, the shares are unknown';
  return hasMismatch
    ? '  sample ratio: WRONG. The split differs from the shares by more than chance; do not trust this result.'
    : '  sample ratio: as declared';
}

if (import.meta.main)
  await runOnShop(runExperimentsCommand, openRemoteExperiments, async (environment, log) => {
    const { openExperimentResults } = await import('#server/app/ports.server.ts');
    return openExperimentResults(environment, log);
  });
