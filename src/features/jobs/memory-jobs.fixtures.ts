/** Jobs in memory, for tests: failed ones are tried again at once, and a restart loses all. */
import { randomUUID } from 'node:crypto';
import type { Job, JobHandlers, JobKind, JobPayloads, Jobs } from './jobs.port.ts';
import { checkPayload, type JobPolicies, jobPolicies, listKinds } from './jobs.ts';

type Stored<K extends JobKind = JobKind> = Job<K> & {
  readonly kind: K;
  readonly key: string | undefined;
  readonly startAt: number;
  state: 'waiting' | 'running' | 'dead';
  attempts: number;
};

export type MemoryJobs = Jobs & {
  /** Payloads of the jobs that are not done, oldest first. */
  readonly list: <K extends JobKind>(kind: K) => readonly JobPayloads[K][];
};

/** Jobs that are not done, and the workers' loop. */
class Store {
  stored: Stored[] = [];
  handlers: JobHandlers | null = null;
  readonly running = new Set<Promise<void>>();
  readonly policies: JobPolicies;

  constructor(policies: JobPolicies) {
    this.policies = policies;
  }

  inState(kind: JobKind, state: Stored['state']): readonly Stored[] {
    return this.stored.filter((job) => job.kind === kind && job.state === state);
  }

  /** Starts the jobs that are due, and again whenever one of them has ended. */
  startDue(): void {
    const { handlers } = this;
    if (!handlers) return;
    for (const kind of listKinds(this.policies)) {
      const due = this.inState(kind, 'waiting').filter(({ startAt }) => startAt <= Date.now());
      const free = this.policies[kind].concurrency - this.inState(kind, 'running').length;
      for (const job of due.slice(0, Math.max(free, 0))) {
        const attempt = this.#run(job, handlers);
        this.running.add(attempt);
        void attempt.finally(() => {
          this.running.delete(attempt);
          this.startDue();
        });
      }
    }
  }

  async #run<K extends JobKind>(job: Stored<K>, handlers: JobHandlers): Promise<void> {
    job.state = 'running';
    job.attempts += 1;
    try {
      await handlers[job.kind](job);
      this.stored = this.stored.filter((other) => other.id !== job.id);
    } catch {
      job.state = job.attempts > this.policies[job.kind].retries ? 'dead' : 'waiting';
    }
  }
}

export function createMemoryJobs(policies: JobPolicies = jobPolicies): MemoryJobs {
  const store = new Store(policies);
  const count = (kind: JobKind, state: Stored['state']) => store.inState(kind, state).length;
  return {
    async enqueue(kind, payload, { key, startAfter } = {}) {
      checkPayload(kind, payload);
      const isThere = store.stored.some(
        (job) => job.kind === kind && key !== undefined && job.key === key && job.state !== 'dead',
      );
      if (isThere) return;
      const startAt = startAfter?.getTime() ?? 0;
      const job = { id: randomUUID(), kind, payload, key, createdAt: new Date(), startAt };
      store.stored.push({ ...job, state: 'waiting', attempts: 0 });
      if (startAt > Date.now())
        setTimeout(() => store.startDue(), startAt - Date.now() + 1).unref();
      store.startDue();
    },
    async work(handlers) {
      store.handlers = handlers;
      store.startDue();
      return async () => {
        store.handlers = null;
        await Promise.all(store.running);
      };
    },
    count: async () =>
      listKinds(policies).map((kind) => ({
        kind,
        waiting: count(kind, 'waiting'),
        running: count(kind, 'running'),
        dead: count(kind, 'dead'),
        oldestSeconds: 0,
      })),
    list: <K extends JobKind>(kind: K) =>
      store.stored.flatMap((job) => (isOf(job, kind) ? [job.payload] : [])),
  };
}

function isOf<K extends JobKind>(job: Stored, kind: K): job is Stored<K> {
  return job.kind === kind;
}
