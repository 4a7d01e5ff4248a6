/** Tests of account emails from the request to the mail server, through restarts and failures. */

import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#database/database.ts';
import type { JobPolicies } from '#features/jobs/jobs.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { silentLog } from '#kit/log.ts';
import { createAccounts } from '#providers/accounts/embedded/accounts.provider.ts';
import { quickPasswords } from '#providers/accounts/embedded/quick-passwords.fixtures.ts';
import { createJobs } from '#providers/jobs/embedded/jobs.provider.ts';
import { createSmtpMailer } from '#providers/mailer/smtp/smtp.provider.ts';
import { createTestPorts } from '#test/create-test-shop.ts';
import { makeDataDir, makePostgresDatabase } from '#test/databases/databases.ts';
import { postgresUrl } from '#test/databases/engines.ts';
import { type FaultySmtp, startFaultySmtp } from '#test/stress/faults/faulty-smtp.ts';
import { readRegistry } from '../app/registry.node.server.ts';
import { listLanguages } from '../http/resolve-page.server.ts';
import { startJobWorkers } from './start-job-workers.server.ts';

const POLLING = { timeout: 20_000, interval: 20 };
const policies: JobPolicies = {
  accountEmail: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  reviewEmail: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  questionEmail: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  priceAlertEmail: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  replenishmentEmail: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  stockAlertEmail: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  orderEmail: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  withdrawalEmail: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  orderRewards: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  orderRefund: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  orderWebhook: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
  paymentNotice: { retries: 20, initialBackoffS: 0, maxBackoffS: 1, concurrency: 5 },
};
const registry = await readRegistry();
const from = {
  ...{ fascia: 'aldermoor', locale: 'en-GB', ipHash: 'test', userAgent: 'A browser' },
  sessionToken: null,
};

/** Undoes the quoted-printable encoding. */
const readText = (mail = '') => mail.replaceAll('=\n', '').replaceAll('=3D', '=');

/** Opens one database several times, as successive processes do. */
async function openDatabases(kind: string) {
  const dataDir = await makeDataDir();
  const made = kind === 'PostgreSQL' ? await makePostgresDatabase(postgresUrl) : null;
  const opened: Database[] = [];
  return {
    async open() {
      const database = await openDatabase({ dataDir, databaseUrl: made?.url, log: silentLog });
      opened.push(database);
      return database;
    },
    async drop() {
      await Promise.all(opened.map((database) => database.close().catch(() => {})));
      await made?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

describe.each(['embedded', ...(postgresUrl ? ['PostgreSQL'] : [])])(
  'account emails on %s',
  { timeout: 60_000 },
  (kind) => {
    let smtp: FaultySmtp;
    let location: Awaited<ReturnType<typeof openDatabases>>;
    beforeEach(async () => {
      smtp = await startFaultySmtp();
      location = await openDatabases(kind);
    });
    afterEach(async () => {
      await location.drop();
      await smtp.close();
    });

    async function openServer(database: Database) {
      const jobs = await createJobs(database, { log: silentLog, policies, checkEveryS: 1 });
      const accounts = createAccounts(database, jobs, quickPasswords);
      const delivery = createSmtpMailer({ url: smtp.url, sender: 'shop@example.com' }, 500);
      let attempts = 0;
      const mailer: Mailer = {
        ...delivery,
        async send(mail) {
          attempts += 1;
          await delivery.send(mail);
        },
      };
      const sites = new Map(
        registry.fascias.map((fascia) => [
          fascia.code,
          {
            ...{ fascia, languages: listLanguages(registry, fascia) },
            ...{ origin: 'https://shop.example', otherFascias: [] },
            ports: { ...createTestPorts(), jobs, mailer },
          },
        ]),
      );
      const signUp = (email: string) =>
        accounts.signUp(from, { email, firstName: 'Ada', lastName: 'Byron', returnState: null });
      return { jobs, signUp, run: () => startJobWorkers(sites, String), attempts: () => attempts };
    }
    const untilSent = (count: number) =>
      vi.waitFor(() => expect(smtp.taken).toHaveLength(count), POLLING);

    test('an email requested before the process ended is sent by the next one', async () => {
      const before = await location.open();
      const mail = await (await openServer(before)).signUp('ada@example.com');
      await before.close();
      expect(smtp.taken).toEqual([]);
      const server = await openServer(await location.open());
      const stop = await server.run();
      await untilSent(1);
      await stop();
      expect(smtp.taken[0]).toContain('To: ada@example.com');
      expect(readText(smtp.taken[0])).toContain(`/sign-up?token=${mail?.token}`);
      expect((await server.jobs.count())[0]).toMatchObject({ waiting: 0, running: 0, dead: 0 });
    });

    test.each(['full of mail', 'gone', 'silent', 'hanging up in the mail'] as const)(
      'an email is delivered once to a mail server that is %s at first',
      async (fault) => {
        await smtp.be(fault);
        const server = await openServer(await location.open());
        const stop = await server.run();
        await server.signUp('ada@example.com');
        await vi.waitFor(() => expect(server.attempts()).toBeGreaterThan(1), POLLING);
        await smtp.be('well');
        await untilSent(1);
        await vi.waitFor(
          async () =>
            expect((await server.jobs.count())[0]).toMatchObject({ waiting: 0, running: 0 }),
          POLLING,
        );
        await stop();
        expect(smtp.taken).toHaveLength(1);
      },
    );

    test('an email whose acceptance was lost is sent again with the same id', async () => {
      await smtp.be('hanging up after the mail');
      const server = await openServer(await location.open());
      const stop = await server.run();
      await server.signUp('ada@example.com');
      await vi.waitFor(() => expect(server.attempts()).toBeGreaterThan(1), POLLING);
      await smtp.be('well');
      await vi.waitFor(
        async () =>
          expect((await server.jobs.count())[0]).toMatchObject({ waiting: 0, running: 0 }),
        POLLING,
      );
      await stop();
      expect(smtp.taken).toHaveLength(server.attempts());
      expect(new Set(smtp.taken.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1])).size).toBe(1);
    });

    test('two servers send each email once', async () => {
      const database = await location.open();
      const second = kind === 'PostgreSQL' ? await location.open() : database;
      const servers = [await openServer(database), await openServer(second)] as const;
      const stops = await Promise.all(servers.map(({ run }) => run()));
      const people = Array.from({ length: 12 }, (_, n) => `person-${n}@example.com`);
      for (const [n, email] of people.entries()) await servers[n % 2 === 0 ? 0 : 1].signUp(email);
      await untilSent(people.length);
      await Promise.all(stops.map((stop) => stop()));
      const addressed = smtp.taken.map((mail) => /^To: (\S+)$/m.exec(mail)?.[1] ?? '');
      expect(addressed.toSorted()).toEqual(people.toSorted());
    });
  },
);
