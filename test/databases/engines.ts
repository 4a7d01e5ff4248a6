/** Database engines on which the contract suites run. */
import { describe, inject } from 'vitest';
import { openTestEmbedded, openTestPostgres, setTemplate, type TestDatabase } from './databases.ts';

export type Engine = { readonly name: string; readonly open: () => Promise<TestDatabase> };

export const postgresUrl = inject('postgresUrl');
setTemplate(inject('embeddedTemplate'));

export const engines: readonly Engine[] = [
  { name: 'embedded', open: openTestEmbedded },
  ...(postgresUrl ? [{ name: 'PostgreSQL', open: () => openTestPostgres(postgresUrl) }] : []),
];

/** Runs the suite on each engine; without PostgreSQL, that part is reported as skipped. */
export function onEveryDatabase(suite: (engine: Engine) => void): void {
  for (const engine of engines) suite(engine);
  if (!postgresUrl) describe.skip('on PostgreSQL', () => {});
}
