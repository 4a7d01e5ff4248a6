/** Tests of the metrics of background jobs. */
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { registerJobMetrics } from './job-counts.server.ts';

const counted = {
  kind: 'accountEmail',
  waiting: 3,
  running: 1,
  dead: 2,
  oldestSeconds: 7,
} as const;

test('each kind has its jobs by state, and the age of the oldest that waits', async () => {
  const registry = new Registry();
  registerJobMetrics(registry, { count: async () => [counted] });
  const text = await registry.metrics();
  for (const [state, count] of Object.entries({ waiting: 3, running: 1, dead: 2 }))
    expect(text).toContain(`parade_jobs{kind="accountEmail",state="${state}"} ${count}`);
  expect(text).toContain('parade_job_oldest_seconds{kind="accountEmail"} 7');
});

test('jobs are counted once for each scrape', async () => {
  const registry = new Registry();
  let counts = 0;
  const count = async () => {
    counts += 1;
    return [counted];
  };
  registerJobMetrics(registry, { count });
  await registry.metrics();
  expect(counts).toBe(1);
  await registry.metrics();
  expect(counts).toBe(2);
});

test('a count that takes too long is left out, so that a scrape is answered', async () => {
  const registry = new Registry();
  registerJobMetrics(registry, { count: () => new Promise(() => {}) });
  const text = await registry.metrics();
  expect(text).toContain('# TYPE parade_jobs gauge');
  expect(text).not.toContain('kind=');
});
