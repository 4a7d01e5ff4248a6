/** Contract tests that every provider of the jobs port passes. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { JobHandlers, JobPayloads, Jobs } from './jobs.port.ts';
import { type JobPolicies, MAX_PAYLOAD_BYTES } from './jobs.ts';

export type JobsSetup = {
  /** Jobs with `quickPolicies`. */
  readonly jobs: Jobs;
  readonly close: () => Promise<void>;
};

/** Two attempts after the first, without a wait; two jobs at once. */
export const quickPolicies: JobPolicies = {
  accountEmail: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  reviewEmail: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  questionEmail: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  priceAlertEmail: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  orderRewards: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  replenishmentEmail: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  stockAlertEmail: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  orderEmail: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  withdrawalEmail: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  orderRefund: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  orderWebhook: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
  paymentNotice: { retries: 2, initialBackoffS: 0, maxBackoffS: 1, concurrency: 2 },
};

const POLLING = { timeout: 20_000, interval: 20 };

export function samplePayload(firstName: string): JobPayloads['accountEmail'] {
  const mail = { kind: 'emailChanged', to: 'ada@example.com', firstName, token: null } as const;
  return { fascia: 'aldermoor', locale: 'en-GB', mail };
}

/** Records the names of the jobs that were run; `fail` decides which attempts fail. */
export function recordJobs(fail: (name: string) => boolean = () => false) {
  const ids: string[] = [];
  const names: string[] = [];
  const handlers: JobHandlers = {
    async accountEmail({ id, payload: { mail } }) {
      ids.push(id);
      names.push(mail?.firstName ?? '');
      if (fail(mail?.firstName ?? '')) throw new TypeError('ada@example.com is refused');
    },
    reviewEmail: async () => {},
    questionEmail: async () => {},
    priceAlertEmail: async () => {},
    orderRewards: async () => {},
    replenishmentEmail: async () => {},
    stockAlertEmail: async () => {},
    orderEmail: async () => {},
    withdrawalEmail: async () => {},
    orderRefund: async () => {},
    orderWebhook: async () => {},
    paymentNotice: async () => {},
  };
  return { handlers, ids, names };
}

export function describeJobs(name: string, open: () => Promise<JobsSetup>): void {
  describe(`jobs: ${name}`, { timeout: 60_000 }, () => {
    let setup: JobsSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());
    const enqueue = (text: string, options = {}) =>
      setup.jobs.enqueue('accountEmail', samplePayload(text), options);
    const counted = async () => (await setup.jobs.count())[0];

    test('a job waits for a worker, is run once and is then deleted', async () => {
      await enqueue('first');
      expect(await counted()).toMatchObject({ kind: 'accountEmail', waiting: 1, dead: 0 });
      const { handlers, names } = recordJobs();
      const stop = await setup.jobs.work(handlers);
      await vi.waitFor(async () => expect(await counted()).toMatchObject(nothing), POLLING);
      await stop();
      expect(names).toEqual(['first']);
    });

    test('a job whose key is waiting already is not added again', async () => {
      for (let n = 0; n < 3; n += 1) await enqueue('keyed', { key: 'order-1' });
      await enqueue('keyed', { key: 'order-2' });
      expect(await counted()).toMatchObject({ waiting: 2 });
      await finish(recordJobs().handlers);
    });

    test('a job with a start time waits for it', async () => {
      const startAfter = new Date(Date.now() + 1_500);
      await enqueue('later', { startAfter });
      await enqueue('now');
      const { handlers, names } = recordJobs();
      let ranAt = 0;
      await finish({
        ...handlers,
        accountEmail: async (job) => {
          await handlers.accountEmail(job);
          ranAt = Date.now();
        },
      });
      expect(names).toEqual(['now', 'later']);
      expect(ranAt).toBeGreaterThanOrEqual(startAfter.getTime());
    });

    test('a failed job is retried with the same id', async () => {
      await enqueue('unlucky');
      let failures = 2;
      const { handlers, ids } = recordJobs(() => {
        failures -= 1;
        return failures >= 0;
      });
      await finish(handlers);
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(1);
      expect(await counted()).toMatchObject({ dead: 0 });
    });

    test('a job whose attempts all fail is kept as dead, and does not block the others', async () => {
      await enqueue('hopeless');
      await enqueue('fine');
      const { handlers, names } = recordJobs((text) => text === 'hopeless');
      await finish(handlers);
      expect(names.toSorted()).toEqual(['fine', 'hopeless', 'hopeless', 'hopeless']);
      expect(await counted()).toMatchObject({ waiting: 0, running: 0, dead: 1 });
    });

    test('a payload that is too large is refused', async () => {
      await expect(enqueue('x'.repeat(MAX_PAYLOAD_BYTES))).rejects.toThrow(/at most 16384/);
      expect(await counted()).toMatchObject({ waiting: 0 });
    });

    test('no more jobs run at once than the policy allows, and stopping waits for them', async () => {
      for (const text of ['a', 'b', 'c', 'd', 'e']) await enqueue(text);
      const gate = Promise.withResolvers<void>();
      let [running, maxRunning] = [0, 0];
      const stop = await setup.jobs.work({
        ...recordJobs().handlers,
        async accountEmail() {
          running += 1;
          maxRunning = Math.max(maxRunning, running);
          await gate.promise;
          running -= 1;
        },
      });
      await vi.waitFor(() => expect(running).toBe(2), POLLING);
      let isStopped = false;
      const stopped = stop().then(() => {
        isStopped = true;
      });
      // More statements than a stop that does not wait needs.
      for (let n = 0; n < 20; n += 1) await setup.jobs.count();
      expect(isStopped).toBe(false);
      gate.resolve();
      await stopped;
      expect(running).toBe(0);
      expect(maxRunning).toBe(2);
      await finish(recordJobs().handlers);
    });

    /** Runs jobs until none waits. */
    async function finish(handlers: JobHandlers): Promise<void> {
      const stop = await setup.jobs.work(handlers);
      await vi.waitFor(async () => expect(await counted()).toMatchObject(nothing), POLLING);
      await stop();
    }
  });
}

const nothing = { waiting: 0, running: 0 };
