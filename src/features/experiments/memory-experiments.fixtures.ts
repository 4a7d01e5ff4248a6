/** Counts of experiments in memory, for tests. */
import {
  EXPERIMENT_RETENTION_DAYS,
  type ExperimentCount,
  type Experiments,
  type ExperimentTotal,
} from './experiments.port.ts';

export function createMemoryExperiments(): Experiments {
  let counts: readonly ExperimentCount[] = [];
  return {
    async addCounts(added) {
      counts = [...counts, ...added];
    },
    async listTotals() {
      const keyOf = (count: ExperimentCount) =>
        [count.fascia, count.experiment, count.variant].join('\n');
      const groups = Map.groupBy(counts, keyOf);
      return [...groups.keys()].toSorted().flatMap((key) => toTotal(groups.get(key) ?? []));
    },
    async cleanUp(now) {
      const oldest = new Date(now.getTime() - EXPERIMENT_RETENTION_DAYS * 86_400_000);
      counts = counts.filter(({ day }) => day >= oldest.toISOString().slice(0, 10));
    },
  };
}

function toTotal(counts: readonly ExperimentCount[]): readonly ExperimentTotal[] {
  const [first] = counts;
  if (first === undefined) return [];
  const { day: _, ...rest } = first;
  const days = counts.map(({ day }) => day).toSorted();
  const sum = (name: 'visitors' | 'exposures' | 'added' | 'purchased') =>
    counts.reduce((total, count) => total + count[name], 0);
  return [
    {
      ...rest,
      ...{ firstDay: days.at(0) ?? '', lastDay: days.at(-1) ?? '' },
      ...{ visitors: sum('visitors'), exposures: sum('exposures') },
      ...{ added: sum('added'), purchased: sum('purchased') },
    },
  ];
}
