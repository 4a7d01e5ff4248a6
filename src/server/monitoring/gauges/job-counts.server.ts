/** Metrics of background jobs, measured at each scrape. */
import type { Registry } from 'prom-client';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { observeRows } from './gauges.server.ts';

/** Every server reports the same jobs. */
export function registerJobMetrics(registry: Registry, jobs: Pick<Jobs, 'count'>): void {
  observeRows(registry, () => jobs.count(), [
    {
      name: 'parade_jobs',
      help: 'Background jobs by state; dead ones failed in every attempt',
      labelNames: ['kind', 'state'],
      read: ({ kind, waiting, running, dead }) => [
        [{ kind, state: 'waiting' }, waiting],
        [{ kind, state: 'running' }, running],
        [{ kind, state: 'dead' }, dead],
      ],
    },
    {
      name: 'parade_job_oldest_seconds',
      help: 'Age of the oldest job that waits',
      labelNames: ['kind'],
      read: ({ kind, oldestSeconds }) => [[{ kind }, oldestSeconds]],
    },
  ]);
}
