/** Reads alert rules, the dashboard and the runbook. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

export type AlertRule = { readonly name: string; readonly expression: string };

/** Alerts of `deploy/prometheus/alerts.yaml`, in which each has `alert` and `expr` on one line. */
export function readAlerts(): readonly AlertRule[] {
  const text = read('deploy/prometheus/alerts.yaml');
  return [...text.matchAll(/^ {6}- alert: (\w+)\n {8}expr: (.+)$/gm)].map(
    ([, name = '', expression = '']) => ({ name, expression }),
  );
}

const dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
});

/** Expressions of all panels. */
export function readDashboard(): readonly string[] {
  const { panels } = dashboard.parse(JSON.parse(read('deploy/grafana/dashboard.json')));
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

/** Names of alerts that have a heading. */
export function readRunbookHeadings(): readonly string[] {
  return [...read('docs/operations/runbook.md').matchAll(/^### (Parade\w+)$/gm)].map(
    ([, name = '']) => name,
  );
}

/** Metrics of this project, of Node and of the process that an expression names. */
export function listMetrics(expression: string): readonly string[] {
  return [...expression.matchAll(/\b(?:parade|process|nodejs)_\w+/g)].map(([name]) => name);
}
