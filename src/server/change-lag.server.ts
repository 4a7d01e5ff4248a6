/** Metrics of this process's lag behind the change feed. */
import { Gauge, type Registry } from 'prom-client';
import type { ChangeLag, Changes } from '#features/changes/changes.port.ts';

type Measure = Pick<Changes, 'lag'>;

/** Measured at each scrape; no values while the database is unavailable. */
export function observeChangeLag(registry: Registry, changes: Measure): void {
  const add = (name: string, help: string, read: (lag: ChangeLag) => number) =>
    new Gauge({
      ...{ name, help, labelNames: ['consumer'], registers: [registry] },
      async collect() {
        this.reset();
        for (const lag of await changes.lag().catch(() => []))
          this.set({ consumer: lag.consumer }, read(lag));
      },
    });
  add(
    'parade_change_lag_changes',
    'Committed changes not yet processed, counted up to 10,000',
    (lag) => lag.changes,
  );
  add(
    'parade_change_lag_seconds',
    'Age of the oldest committed change not yet processed',
    (lag) => lag.seconds,
  );
}

/** One line for each consumer. */
export async function describeChangeLag(changes: Measure): Promise<string> {
  const lines = (await changes.lag()).map(
    (lag) =>
      `change feed: ${lag.consumer} is ${lag.changes} changes, ${lag.seconds.toFixed(1)} s behind`,
  );
  return lines.join('\n');
}
