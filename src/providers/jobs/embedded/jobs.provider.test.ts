/** The jobs contract on the app's database, transactions, processes that die, and the log. */
import { PgBoss } from 'pg-boss';
import { describe, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import {
  describeJobs,
  quickPolicies,
  recordJobs,
  samplePayload,
} from '#features/jobs/jobs.contract.ts';
import { type Log, silentLog } from '#kit/log.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createJobs } from './jobs.provider.ts';

const POLLING = { timeout: 20_000, interval: 20 };

const openJobs = (database: Database, log: Log = silentLog) =>
  createJobs(database, { log, policies: quickPolicies, checkEveryS: 1 });

/** As `kill -9` leaves a job: active, and nobody reports on it. */
const orphan = defineStatement<never>(
  'test.orphan',
  `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '11 seconds'`,
);

const countRows = defineStatement<{ count: number }>(
  'test.jobRows',
  'select count(*)::int as count from pgboss.job',
);

const makeDead = defineStatement<never>(
  'test.makeDead',
  `update pgboss.job set state = 'failed', completed_on = now() - interval '1 day' * $1::int`,
);

onEveryDatabase(({ name, open }) => {
  describeJobs(name, async () => {
    const { database, close } = await open();
    return { jobs: await openJobs(database), close };
  });

  describe(`jobs on ${name}`, { timeout: 60_000 }, () => {
    async function start() {
      const { database, close } = await open();
      return { database, jobs: await openJobs(database), [Symbol.asyncDispose]: close };
    }

    test('the migrations make the schema that pg-boss expects', async () => {
      await using setup = await start();
      const boss = new PgBoss({ db: { executeSql: (...args) => setup.database.execute(...args) } });
      const drift = await boss.detectSchemaDrift();
      expect(drift).toMatchObject({ ok: true });
      expect(await boss.schemaVersion()).toBe(40);
    });

    test('a job is stored with its transaction or not at all', async () => {
      await using setup = await start();
      const { database, jobs } = setup;
      const writing = (isFailing: boolean) =>
        database.transaction(async (transaction) => {
          await jobs.enqueue('accountEmail', samplePayload('a'), { transaction });
          if (isFailing) throw new Error('rolled back');
        });
      await expect(writing(true)).rejects.toThrow('rolled back');
      expect((await jobs.count())[0]).toMatchObject({ waiting: 0 });
      await writing(false);
      expect((await jobs.count())[0]).toMatchObject({ waiting: 1 });
    });

    test('a job of a process that died is run by another', async () => {
      await using setup = await start();
      await setup.jobs.enqueue('accountEmail', samplePayload('left behind'));
      await setup.database.rows(orphan);
      expect((await setup.jobs.count())[0]).toMatchObject({ waiting: 0, running: 1 });
      const next = await openJobs(setup.database);
      const { handlers, names } = recordJobs();
      const stop = await next.work(handlers);
      await vi.waitFor(() => expect(names).toEqual(['left behind']), POLLING);
      await stop();
    });

    test('a completed job is deleted at once, and a failed one after seven days', async () => {
      await using setup = await start();
      const { database, jobs } = setup;
      const rows = async () => (await database.rows(countRows))[0]?.count;
      await jobs.enqueue('accountEmail', samplePayload('dead'));
      await database.rows(makeDead, [6]);
      await jobs.enqueue('accountEmail', samplePayload('done'));
      expect(await rows()).toBe(2);
      const stop = await jobs.work(recordJobs().handlers);
      await vi.waitFor(async () => expect(await rows()).toBe(1), POLLING);
      await stop();
      expect((await jobs.count())[0]).toMatchObject({ waiting: 0, running: 0, dead: 1 });
      await database.rows(makeDead, [8]);
      await database.execute('update pgboss.queue set maintain_on = null');
      const stopAgain = await (await openJobs(database)).work(recordJobs().handlers);
      await vi.waitFor(async () => expect(await rows()).toBe(0), POLLING);
      await stopAgain();
    });

    test('each job is run by only one of many workers', async () => {
      await using setup = await start();
      const texts = Array.from({ length: 40 }, (_, n) => `job-${n}`);
      for (const text of texts) await setup.jobs.enqueue('accountEmail', samplePayload(text));
      const { handlers, names } = recordJobs();
      const servers = await Promise.all([1, 2, 3].map(() => openJobs(setup.database)));
      const stops = await Promise.all(servers.map((jobs) => jobs.work(handlers)));
      await vi.waitFor(
        async () => expect((await setup.jobs.count())[0]).toMatchObject({ waiting: 0, running: 0 }),
        POLLING,
      );
      await Promise.all(stops.map((stop) => stop()));
      expect(names.toSorted()).toEqual(texts.toSorted());
    });

    test('failures are logged without the address, and the last one as an error', async () => {
      await using setup = await start();
      const lines: unknown[] = [];
      const log = {
        ...silentLog,
        warn: (...line: unknown[]) => void lines.push(['warn', ...line]),
        error: (...line: unknown[]) => void lines.push(['error', ...line]),
      };
      const jobs = await openJobs(setup.database, log);
      await jobs.enqueue('accountEmail', samplePayload('secret name'));
      const stop = await jobs.work(recordJobs(() => true).handlers);
      await vi.waitFor(
        async () => expect((await jobs.count())[0]).toMatchObject({ dead: 1, waiting: 0 }),
        POLLING,
      );
      await stop();
      expect(lines).toMatchObject([
        ['warn', { kind: 'accountEmail', attempt: 1, reason: 'TypeError' }, expect.anything()],
        ['warn', { attempt: 2 }, expect.anything()],
        ['error', { attempt: 3 }, expect.stringContaining('last time')],
      ]);
      expect(JSON.stringify(lines)).not.toMatch(/secret|example\.com/);
    });

    test('a statement that fails in its own transaction leaves the connection usable', async () => {
      await using setup = await start();
      const failing = 'begin; select 1 / 0; commit';
      await expect(setup.database.execute(failing)).rejects.toThrow('division by zero');
      await setup.jobs.enqueue('accountEmail', samplePayload('a'));
      expect((await setup.jobs.count())[0]).toMatchObject({ waiting: 1 });
    });
  });
});
