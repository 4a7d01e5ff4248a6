/** Computes descriptors of new pictures, beside the requests that the server answers. */
import type { Database } from '#database/database.ts';
import type { Recommendations } from '#features/recommendations/recommendations.port.ts';
import type { Log } from '#kit/log.ts';

/** Interval between the starts of runs; one that takes longer is waited for. */
const INTERVAL_MS = 5 * 60_000;
/** Pictures of one run, with pauses, so that pages have the processor. */
const RUN_LIMITS = { limit: 1_000, pauseMs: 150 };

/**
 * One run at a time among all processes. A failure is logged; the next run tries again. The
 * returned function waits for the picture that is under way.
 */
export function startDescriptorJob(
  services: readonly Pick<Recommendations, 'computeDescriptors'>[],
  database: Pick<Database, 'lock'>,
  log: Log,
  intervalMs = INTERVAL_MS,
): () => Promise<void> {
  const controller = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= runOnce(services, database, controller.signal)
      .catch((error: unknown) =>
        log.warn(
          { error: String(error) },
          'Picture descriptors could not be computed; they are retried in the next run.',
        ),
      )
      .finally(() => {
        running = null;
      });
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    controller.abort();
    await running;
  };
}

async function runOnce(
  services: readonly Pick<Recommendations, 'computeDescriptors'>[],
  database: Pick<Database, 'lock'>,
  signal: AbortSignal,
): Promise<void> {
  const release = await database.lock('compute-descriptors');
  if (!release) return;
  try {
    for (const service of services) await service.computeDescriptors({ ...RUN_LIMITS, signal });
  } finally {
    await release();
  }
}
