/** Prometheus metrics: requests by route, fascia and status, their duration, and counted events. */

import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { listShopperEvents } from '#features/analytics/collector/event-totals.server.ts';
import { listEventCounts } from '#kit/monitoring/event-counts.server.ts';
import { sharedMetrics } from '#kit/monitoring/metrics.server.ts';
import { registerVitals } from './vitals.server.ts';

/** Upper bounds in seconds: cached, rendered, slow, very slow. Each adds a series to every route. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5];

/** `observe` registers further metrics. */
export function createMetrics(observe: (registry: Registry) => void = () => {}) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  observe(registry);
  registerEventCounts(registry);
  return {
    observe: createRequestMetrics(registry),
    async toResponse(): Promise<Response> {
      const texts = [await registry.metrics(), await sharedMetrics.metrics()];
      return new Response(texts.join('\n'), {
        headers: { 'content-type': registry.contentType },
      });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

type ObserveRequest = (route: string, fascia: string, status: number, milliseconds: number) => void;

function createRequestMetrics(registry: Registry): ObserveRequest {
  const requests = new Counter({
    name: 'parade_requests_total',
    help: 'Requests answered, without probes and scrapes',
    labelNames: ['route', 'fascia', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'parade_request_seconds',
    help: 'Time until the headers of a response',
    labelNames: ['route', 'fascia'],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  return (route, fascia, status, milliseconds) => {
    requests.inc({ route, fascia, status });
    seconds.observe({ route, fascia }, milliseconds / 1000);
  };
}

function registerEventCounts(registry: Registry): void {
  new Counter({
    name: 'parade_events_total',
    help: 'What the shop refused or limited, by event',
    labelNames: ['event', 'fascia'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { event, fascia, count } of listEventCounts()) this.inc({ event, fascia }, count);
    },
  });
  new Counter({
    name: 'parade_shopper_events_total',
    help: 'Analytics events of shoppers, without robots and the office',
    labelNames: ['event', 'fascia'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, fascia, count } of listShopperEvents())
        this.inc({ event: name, fascia }, count);
    },
  });
  registerVitals(registry);
}
