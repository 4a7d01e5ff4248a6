/** Derives the texts of old reviews anew, beside the requests that the server answers. */
import type { Database } from '#database/database.ts';
import { reindexReviews } from '#database/reviews/reindex-reviews.ts';
import type { Log } from '#kit/log.ts';

/**
 * One process at a time. A failure is logged; the next start goes on where it stopped. The returned
 * function waits for the products that are under way.
 */
export function refreshReviews(
  database: Pick<Database, 'transaction' | 'lock'>,
  log: Log,
): () => Promise<void> {
  const stopping = new AbortController();
  const running = refresh(database, log, stopping.signal).catch((error: unknown) =>
    log.warn({ error: String(error) }, 'Old reviews wait for the next start to be indexed.'),
  );
  return async () => {
    stopping.abort();
    await running;
  };
}

async function refresh(
  database: Pick<Database, 'transaction' | 'lock'>,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const release = await database.lock('refresh-reviews');
  if (!release) return;
  try {
    const count = await reindexReviews(database, signal);
    if (count > 0) log.info({ count }, 'Old reviews were indexed anew.');
  } finally {
    await release();
  }
}
