/** Histograms of web vitals, by metric and page type. */
import { Histogram, type Registry } from 'prom-client';
import { drainVitals } from '#features/analytics/collector/vitals.server.ts';

/** Bounds of the ratings good and poor are among the buckets. */
export function registerVitals(registry: Registry): void {
  new Histogram({
    name: 'parade_web_layout_shift',
    help: 'Cumulative layout shift of documents in shoppers’ browsers',
    labelNames: ['page'],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5],
    registers: [registry],
    /** Collected first; fills both histograms. */
    collect() {
      for (const { metric, value, page_type: page } of drainVitals())
        if (metric === 'CLS') this.observe({ page }, value);
        else seconds.observe({ metric, page }, value / 1000);
    },
  });
  const seconds = new Histogram({
    name: 'parade_web_vital_seconds',
    help: 'LCP, INP, FCP and TTFB of documents in shoppers’ browsers',
    labelNames: ['metric', 'page'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8, 16],
    registers: [registry],
  });
}
