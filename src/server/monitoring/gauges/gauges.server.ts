/** Gauges that share one measurement, which is taken once for each scrape. */
import { Gauge, type Registry } from 'prom-client';

export type RowGauge<Row> = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  /** Values of one row, each with its labels. */
  readonly read: (row: Row) => readonly (readonly [Readonly<Record<string, string>>, number])[];
};

/** Longest measurement in ms: Prometheus waits for 10 s, also while requests queue for the database. */
const MEASUREMENT_TIMEOUT_MS = 2_000;

/** `fallback` for a measurement that fails or takes too long. */
export async function measureWithin<T>(measuring: Promise<T>, fallback: T): Promise<T> {
  const late = Promise.withResolvers<T>();
  const timer = setTimeout(late.resolve, MEASUREMENT_TIMEOUT_MS, fallback);
  return await Promise.race([measuring.catch(() => fallback), late.promise]).finally(() =>
    clearTimeout(timer),
  );
}

/** No values while the measurement fails, as when the database is unavailable. */
export function observeRows<Row>(
  registry: Registry,
  measure: () => Promise<readonly Row[]>,
  gauges: readonly RowGauge<Row>[],
): void {
  let running: Promise<readonly Row[]> | null = null;
  /** A scrape asks all gauges at once, so they wait for the same measurement. */
  function measureOnce(): Promise<readonly Row[]> {
    running ??= measureWithin<readonly Row[]>(measure(), []).finally(() => {
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
