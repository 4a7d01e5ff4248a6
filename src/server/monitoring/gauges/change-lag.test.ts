/** Tests of the metrics of change feed lag, also while the database is unavailable. */
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { describeChangeLag, registerChangeLagMetrics } from './change-lag.server.ts';

const lag = async () => [
  { consumer: 'pages', changes: 0, seconds: 0 },
  { consumer: 'search', changes: 1200, seconds: 3.25 },
];

test('each consumer has its gauges', async () => {
  const registry = new Registry();
  registerChangeLagMetrics(registry, { lag });
  const text = await registry.metrics();
  expect(text).toContain('parade_change_lag_changes{consumer="search"} 1200');
  expect(text).toContain('parade_change_lag_seconds{consumer="search"} 3.25');
  expect(text).toContain('parade_change_lag_seconds{consumer="pages"} 0');
});

test('while the database is unavailable there are no values, and the scrape succeeds', async () => {
  const registry = new Registry();
  registerChangeLagMetrics(registry, { lag: () => Promise.reject(new Error('unavailable')) });
  const text = await registry.metrics();
  expect(text).toContain('# TYPE parade_change_lag_seconds gauge');
  expect(text).not.toContain('consumer=');
});

test('the lag is described for the readiness check', async () => {
  expect(await describeChangeLag({ lag })).toContain(
    'change feed: search is 1200 changes, 3.3 s behind',
  );
});
