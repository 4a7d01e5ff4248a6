/** Metrics of this process's lag behind the change feed. */
import type { Registry } from 'prom-client';
import type { Changes } from '#features/changes/changes.port.ts';
import { observeRows } from './gauges.server.ts';

type ChangeLagSource = Pick<Changes, 'lag'>;

/** Measured at each scrape. */
export function registerChangeLagMetrics(registry: Registry, changes: ChangeLagSource): void {
  observeRows(registry, () => changes.lag(), [
    {
      name: 'parade_change_lag_changes',
      help: 'Committed changes not yet processed, counted up to 10,000',
      labelNames: ['consumer'],
      read: (lag) => [[{ consumer: lag.consumer }, lag.changes]],
    },
    {
      name: 'parade_change_lag_seconds',
      help: 'Age of the oldest committed change not yet processed',
      labelNames: ['consumer'],
      read: (lag) => [[{ consumer: lag.consumer }, lag.seconds]],
    },
  ]);
}

/** One line for each consumer. */
export async function describeChangeLag(changes: ChangeLagSource): Promise<string> {
  const lines = (await changes.lag()).map(
    (lag) =>
      `change feed: ${lag.consumer} is ${lag.changes} changes, ${lag.seconds.toFixed(1)} s behind`,
  );
  return lines.join('\n');
}
