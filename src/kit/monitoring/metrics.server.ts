/** Metrics of features and providers, which `/metrics` exposes with those of the server. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const sharedMetrics = new Registry();

type MetricOptions<L extends string> = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly L[];
};

/** A module that the development server loads again replaces its metrics. */
function prepareOptions<L extends string>({ name, help, labelNames }: MetricOptions<L>) {
  sharedMetrics.removeSingleMetric(name);
  return { name, help, labelNames, registers: [sharedMetrics] };
}

export function createCounter<L extends string>(options: MetricOptions<L>): Counter<L> {
  return new Counter(prepareOptions(options));
}

export function createGauge<L extends string>(options: MetricOptions<L>): Gauge<L> {
  return new Gauge(prepareOptions(options));
}

/** `buckets` are upper bounds in seconds. */
export function createHistogram<L extends string>({
  buckets,
  ...options
}: MetricOptions<L> & { readonly buckets: readonly number[] }): Histogram<L> {
  return new Histogram({ ...prepareOptions(options), buckets: [...buckets] });
}
