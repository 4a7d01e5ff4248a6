/** Metric of refunds that are no longer retried automatically, measured at each scrape. */
import type { Registry } from 'prom-client';
import type { Orders } from '#features/orders/orders.port.ts';
import { observeRows } from './gauges.server.ts';

/** Every server reports the same refunds. */
export function registerRefundMetrics(
  registry: Registry,
  orders: Pick<Orders, 'listFailedRefunds'>,
  fascias: readonly string[],
): void {
  const measure = async () => {
    const failed = await orders.listFailedRefunds(new Date());
    return fascias.map((fascia) => ({
      fascia,
      count: failed.filter((refund) => refund.fascia === fascia).length,
    }));
  };
  observeRows(registry, measure, [
    {
      name: 'parade_failed_refunds',
      help: 'Refunds that the payment provider has refused or never answered',
      labelNames: ['fascia'],
      read: ({ fascia, count }) => [[{ fascia }, count]],
    },
  ]);
}
