/** Gauges that share one measurement, which is taken once for each scrape. */
import { Gauge, type Registry } from 'prom-client';

export type RowGauge<Row> = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  /** Values of one row, each with its labels. */
  readonly read: (row: Row) => readonly (readonly [Readonly<Record<string, string>>, number])[];
};

/** No values while the measurement fails, as when the database is unavailable. */
export function observeRows<Row>(
  registry: Registry,
  measure: () => Promise<readonly Row[]>,
  gauges: readonly RowGauge<Row>[],
): void {
  let running: Promise<readonly Row[]> | null = null;
  /** A scrape asks all gauges at once, so they wait for the same measurement. */
  function measureOnce(): Promise<readonly Row[]> {
    running ??= measure()
      .catch(() => [])
      .finally(() => {
        running = null;
      });
    return running;
  }
  for (const { name, help, labelNames, read } of gauges)
    new Gauge({
      ...{ name, help, labelNames, registers: [registry] },
      async collect() {
        const rows = await measureOnce();
        this.reset();
        for (const [labels, value] of rows.flatMap(read)) this.set(labels, value);
      },
    });
}
