/** Prometheus metrics: requests by kind and status, their duration, and counted events. */

import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { listEventCounts } from '#kit/event-counts.server.ts';

/** `observe` registers further metrics. */
export function createMetrics(observe: (registry: Registry) => void = () => {}) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  observe(registry);
  const requests = new Counter({
    name: 'parade_requests_total',
    help: 'Requests answered',
    labelNames: ['kind', 'fascia', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'parade_request_seconds',
    help: 'Time to answer',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
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
  return {
    observe(kind: string, fascia: string, status: number, milliseconds: number): void {
      requests.inc({ kind, fascia, status: String(status) });
      seconds.observe({ kind }, milliseconds / 1000);
    },
    async answer(): Promise<Response> {
      return new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType },
      });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
