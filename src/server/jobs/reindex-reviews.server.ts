/** Reindexes, in the background, reviews that an older version of the program wrote. */
import type { Database } from '#database/database.ts';
import { reindexReviews } from '#database/reviews/reindex-reviews.ts';
import type { Log } from '#kit/log.ts';

/**
 * One process at a time. A failure is logged; the next start resumes. The returned function stops
 * after the current product.
 */
export function startReviewReindex(
  database: Pick<Database, 'transaction' | 'lock'>,
  log: Log,
): () => Promise<void> {
  const controller = new AbortController();
  const running = reindex(database, log, controller.signal).catch((error: unknown) =>
    log.warn(
      { error: String(error) },
      'Old reviews could not be reindexed; the next start resumes.',
    ),
  );
  return async () => {
    controller.abort();
    await running;
  };
}

async function reindex(
  database: Pick<Database, 'transaction' | 'lock'>,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const release = await database.lock('reindex-reviews');
  if (!release) return;
  try {
    const count = await reindexReviews(database, signal);
    if (count > 0) log.info({ count }, 'Old reviews were reindexed.');
  } finally {
    await release();
  }
}
