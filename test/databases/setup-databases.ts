/** Global setup: a template for embedded databases, and PostgreSQL where available. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#database/database.ts';
import { silentLog } from '#kit/log.ts';
import { startTestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty without a PostgreSQL. */
    postgresUrl: string;
    embeddedTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'parade-template-'));
  const [postgres, database] = await Promise.all([
    startTestPostgres(),
    openDatabase({ dataDir: template, log: silentLog }),
  ]);
  await database.close();
  if ('skipped' in postgres) console.warn(`Contract suites skip PostgreSQL: ${postgres.skipped}`);
  project.provide('postgresUrl', 'url' in postgres ? postgres.url : '');
  project.provide('embeddedTemplate', template);
  return async () => {
    if ('stop' in postgres) await postgres.stop();
    await rm(template, { recursive: true, force: true });
  };
}
