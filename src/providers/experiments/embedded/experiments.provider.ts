/** Counts of experiments in the app's database. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import {
  EXPERIMENT_RETENTION_DAYS,
  type Experiments,
  type ExperimentTotal,
} from '#features/experiments/experiments.port.ts';
import { defineProvider } from '#kit/define-provider.ts';

/** Rows are locked in one order by all writers, which prevents deadlocks. */
const add = defineStatement<never>(
  'experiments.add',
  `insert into experiment_count
     (fascia, experiment, variant, day, visitors, exposures, added, purchased)
   select fascia, experiment, variant, day,
     sum(visitors), sum(exposures), sum(added), sum(purchased)
   from jsonb_to_recordset($1::jsonb) as g(fascia text, experiment text, variant text, day date,
     visitors int, exposures int, added int, purchased int)
   group by fascia, experiment, variant, day
   order by fascia, experiment, variant, day
   on conflict (fascia, experiment, variant, day) do update set
     visitors = experiment_count.visitors + excluded.visitors,
     exposures = experiment_count.exposures + excluded.exposures,
     added = experiment_count.added + excluded.added,
     purchased = experiment_count.purchased + excluded.purchased`,
);

const total = defineStatement<ExperimentTotal>(
  'experiments.total',
  `select fascia, experiment, variant,
     min(day)::text as "firstDay", max(day)::text as "lastDay",
     sum(visitors)::int as visitors, sum(exposures)::int as exposures,
     sum(added)::int as added, sum(purchased)::int as purchased
   from experiment_count
   group by fascia, experiment, variant
   order by fascia collate "C", experiment collate "C", variant collate "C"`,
);

const deleteOld = defineStatement<never>(
  'experiments.deleteOld',
  'delete from experiment_count where day < $1::date',
);

const DAY_MS = 86_400_000;

export function createExperiments(database: Database): Experiments {
  return {
    async addCounts(counts) {
      await database.rows(add, [JSON.stringify(counts)]);
    },
    listTotals: () => database.rows(total),
    async cleanUp(now) {
      const oldest = new Date(now.getTime() - EXPERIMENT_RETENTION_DAYS * DAY_MS);
      await database.rows(deleteOld, [oldest.toISOString().slice(0, 10)]);
    },
  };
}

export const provider = defineProvider({
  port: 'experiments',
  name: 'embedded',
  create: async (deps) => createExperiments((await deps.database()) as Database),
});
