/** Tests: an email is enqueued with what it is about, and for unknown addresses too. */
import { describe, expect, test } from 'vitest';
import { defineStatement } from '#database/statement.ts';
import {
  AccountSteps,
  clientContextOf,
  newEmail,
  PASSWORD,
} from '#features/accounts/contract/accounts-steps.contract.ts';
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createAccounts } from './accounts.provider.ts';
import { quickPasswords } from './quick-passwords.fixtures.ts';

const countLinks = defineStatement<{ count: number }>(
  'test.countLinks',
  'select count(*)::int as count from one_time_token',
);

onEveryDatabase(({ name, open }) =>
  describe(`emails of accounts on ${name}`, () => {
    async function start() {
      const { database, close } = await open();
      const jobs = createMemoryJobs();
      const accounts = createAccounts(database, jobs, quickPasswords);
      const nothing = async () => {};
      const setup = { accounts, expireAll: nothing, passTime: nothing, close };
      return { database, jobs, accounts, steps: new AccountSteps(() => setup), close };
    }

    test('an action that cannot be notified by email is not done', async () => {
      const { database, jobs, accounts, steps, close } = await start();
      const { customer, email, token } = await steps.register();
      jobs.enqueue = () => Promise.reject(new Error('no jobs today'));
      const links = async () => (await database.rows(countLinks))[0]?.count;
      const before = await links();
      const request = { email, purpose: 'signIn', returnState: null } as const;
      await expect(accounts.requestLink(clientContextOf(), request)).rejects.toThrow('no jobs');
      const password = { password: PASSWORD, newPassword: 'another quiet door' };
      await expect(
        accounts.changePassword(clientContextOf(token), customer.id, password),
      ).rejects.toThrow('no jobs');
      expect(await links()).toBe(before);
      await expect(steps.signIn(email)).resolves.toMatchObject({ customer: { email } });
      await close();
    });

    test('known, unknown and throttled addresses enqueue one job each', async () => {
      const { jobs, accounts, steps, close } = await start();
      const { email } = await steps.register();
      const before = jobs.list('accountEmail').length;
      const requestLinkFor = (to: string) =>
        accounts.requestLink(clientContextOf(), {
          email: to,
          purpose: 'signIn',
          returnState: null,
        });
      await requestLinkFor(email);
      await requestLinkFor(newEmail('Unknown'));
      const [known, unknown] = jobs.list('accountEmail').slice(before);
      expect(known).toMatchObject({ fascia: 'aldermoor', locale: 'en-GB', mail: { to: email } });
      expect(unknown).toEqual({ fascia: 'aldermoor', locale: 'en-GB', mail: null });
      let requestCount = 2;
      for (let mail = await requestLinkFor(email); mail !== null; requestCount += 1)
        mail = await requestLinkFor(email);
      expect(jobs.list('accountEmail')).toHaveLength(before + requestCount + 1);
      await close();
    });
  }),
);
