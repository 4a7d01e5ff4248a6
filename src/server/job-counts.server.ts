/** Metrics of background jobs, measured at each scrape. */
import { Gauge, type Registry } from 'prom-client';
import type { JobCount, Jobs } from '#features/jobs/jobs.port.ts';

/** No values while the database is unavailable. Every server reports the same jobs. */
export function observeJobs(registry: Registry, jobs: Pick<Jobs, 'count'>): void {
  const read = (): Promise<readonly JobCount[]> => jobs.count().catch(() => []);
  new Gauge({
    name: 'parade_jobs',
    help: 'Background jobs by state; dead ones failed in every attempt',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { kind, waiting, running, dead } of await read())
        for (const [state, count] of Object.entries({ waiting, running, dead }))
          this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'parade_job_oldest_seconds',
    help: 'Age of the oldest job that waits',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { kind, oldestSeconds } of await read()) this.set({ kind }, oldestSeconds);
    },
  });
}
