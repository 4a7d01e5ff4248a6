/** Metrics of the HTML cache of this process. */
import { Gauge, type Registry } from 'prom-client';

export function registerCacheMetrics(
  registry: Registry,
  cache: { readonly size: () => number; readonly bytes: () => number },
): void {
  new Gauge({
    name: 'parade_html_cache_pages',
    help: 'Pages in the HTML cache',
    registers: [registry],
    collect() {
      this.set(cache.size());
    },
  });
  new Gauge({
    name: 'parade_html_cache_bytes',
    help: 'Estimated memory of the HTML cache',
    registers: [registry],
    collect() {
      this.set(cache.bytes());
    },
  });
}
