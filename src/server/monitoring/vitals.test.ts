/** Tests of the histograms of web vitals. */
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { queueVital } from '#features/analytics/collector/vitals.server.ts';
import { registerVitals } from './vitals.server.ts';

test('each metric is counted by page, layout shifts on their own scale, in the next scrape', async () => {
  const registry = new Registry();
  registerVitals(registry);
  queueVital({ metric: 'LCP', value: 1800, page_type: 'product' });
  queueVital({ metric: 'CLS', value: 0.02, page_type: 'product' });
  const text = await registry.metrics();
  expect(text).toContain('parade_web_vital_seconds_sum{metric="LCP",page="product"} 1.8');
  expect(text).toContain('parade_web_layout_shift_bucket{le="0.05",page="product"} 1');
  expect(await registry.metrics()).toContain(
    'parade_web_vital_seconds_count{metric="LCP",page="product"} 1',
  );
});

test('browsers cannot add labels of unknown pages', async () => {
  const registry = new Registry();
  registerVitals(registry);
  for (const page_type of ['category', 'invented', 'more'])
    queueVital({ metric: 'INP', value: 40, page_type });
  const text = await registry.metrics();
  const pages = [...text.matchAll(/_count\{metric="INP",page="([^"]+)"\} (\d)/g)];
  expect(pages.map(([, page, count]) => `${page} ${count}`)).toEqual(['category 1', 'other 2']);
});
