/** Tests of alert rules, dashboard and runbook against the metrics of a server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evaluateAlert } from './evaluate.ts';
import { type FaultyServer, faults, notFired, openFaultyServer } from './fire-alerts.ts';
import { listMetrics, readAlerts, readDashboard, readRunbookHeadings } from './operation-files.ts';
import { listMetricNames, parseMetrics } from './parse-metrics.ts';

const alerts = readAlerts();

describe('files of operation', () => {
  let exported: ReadonlySet<string>;
  beforeAll(async () => {
    const server = await openFaultyServer();
    exported = listMetricNames(await server.scrape());
    await server.close();
  });

  test('every metric of the alert rules and the dashboard is exported by the server', () => {
    const expressions = [...alerts.map(({ expression }) => expression), ...readDashboard()];
    const named = new Set(expressions.flatMap(listMetrics));
    expect(named.size).toBeGreaterThan(20);
    expect([...named].filter((name) => !exported.has(name))).toEqual([]);
  });

  test('the runbook has one heading for each alert, and no others', () => {
    expect(alerts.length).toBeGreaterThan(15);
    expect(readRunbookHeadings()).toEqual(alerts.map(({ name }) => name));
  });

  test('every alert is tested below, except those about the process itself', () => {
    expect(new Set([...faults.keys(), ...notFired])).toEqual(
      new Set(alerts.map(({ name }) => name)),
    );
  });
});

describe('on a fault', { timeout: 30_000 }, () => {
  let server: FaultyServer;
  beforeAll(async () => {
    server = await openFaultyServer();
  });
  afterAll(() => server.close());

  test.each(alerts.filter(({ name }) => faults.has(name)))('$name fires', async (alert) => {
    const fault = faults.get(alert.name);
    const scrape = async () => parseMetrics(await server.scrape());
    // `increase` and `rate` need a value from before.
    const endFirst = alert.expression.includes('[') ? await fault?.(server) : undefined;
    await endFirst?.();
    // Removes dead and waiting jobs of earlier alerts.
    await server.database.execute('delete from pgboss.job');
    const before = await scrape();
    const quiet = { before, after: await scrape() };
    expect(evaluateAlert(alert.expression, quiet)).toEqual([]);
    const endSecond = await fault?.(server);
    const during = { before, after: await scrape() };
    await endSecond?.();
    expect(evaluateAlert(alert.expression, during)).not.toEqual([]);
  });
});

describe('a condition', () => {
  const before = parseMetrics('requests_total{status="200"} 10\nrequests_total{status="500"} 0');
  const after = parseMetrics('requests_total{status="200"} 100\nrequests_total{status="500"} 10');

  test.each([
    ['sum(increase(requests_total[5m])) > 99', 1],
    ['sum(increase(requests_total[5m])) > 100', 0],
    ['sum(rate(requests_total{status=~"5.."}[5m])) / sum(rate(requests_total[5m])) > 0.09', 1],
    ['sum(rate(requests_total{status=~"5.."}[5m])) / sum(rate(requests_total[5m])) > 0.11', 0],
    ['requests_total{status!="500"} > 1', 1],
    ['max by (status) (requests_total) > 1 and max by (status) (requests_total) > 50', 1],
  ])('%s holds for %s series', (expression, count) => {
    expect(evaluateAlert(expression, { before, after })).toHaveLength(count);
  });

  test('with a part that is not supported is refused', () => {
    expect(() => evaluateAlert('requests_total offset 5m > 1', { before, after })).toThrow();
  });
});
