/** Metrics of features and providers, which `/metrics` exposes with those of the server. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const sharedMetrics = new Registry();

type Described<L extends string> = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly L[];
};

/** A module that the development server loads again replaces its metrics. */
function describe<L extends string>({ name, help, labelNames }: Described<L>) {
  sharedMetrics.removeSingleMetric(name);
  return { name, help, labelNames, registers: [sharedMetrics] };
}

export function createCounter<L extends string>(described: Described<L>): Counter<L> {
  return new Counter(describe(described));
}

export function createGauge<L extends string>(described: Described<L>): Gauge<L> {
  return new Gauge(describe(described));
}

/** `buckets` are upper bounds in seconds. */
export function createHistogram<L extends string>({
  buckets,
  ...described
}: Described<L> & { readonly buckets: readonly number[] }): Histogram<L> {
  return new Histogram({ ...describe(described), buckets: [...buckets] });
}
