/** Waits until the consumers of the change feed have processed an import's changes. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeConsumer, Changes } from '#features/changes/changes.port.ts';
import type { ConsumerProgress, ImportProgress } from '../report/import-report.ts';

const POLL_MS = 250;
/** Consumers that have not reported for this long are presumed dead, and are not waited for. */
const SILENT_SECONDS = 15;
/** Waiting ends when no consumer has advanced for this long; a server may be building its index. */
const STUCK_SECONDS = 120;

export type AwaitOptions = {
  readonly changes: Pick<Changes, 'newest' | 'consumers'>;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

export async function awaitConsumers({
  changes,
  onProgress,
  signal,
}: AwaitOptions): Promise<ConsumerProgress> {
  const newest = await changes.newest();
  let total = 0;
  let smallestLag = Number.POSITIVE_INFINITY;
  let advancedAt = performance.now();
  for (;;) {
    const consumers = await changes.consumers(newest);
    const behind = consumers.filter((consumer) => consumer.behind > 0);
    const lag = largestLag(behind.filter(({ silentSeconds }) => silentSeconds < SILENT_SECONDS));
    total = Math.max(total, lag);
    if (total > 0) onProgress?.({ phase: 'following', done: total - lag, total });
    const progress = {
      consumers: consumers.length,
      behind: behind.length,
      changes: largestLag(behind),
    };
    if (lag < smallestLag) [smallestLag, advancedAt] = [lag, performance.now()];
    if (lag === 0 || signal?.aborted || performance.now() - advancedAt > STUCK_SECONDS * 1_000)
      return progress;
    await wait(POLL_MS);
  }
}

function largestLag(consumers: readonly ChangeConsumer[]): number {
  return Math.max(0, ...consumers.map(({ behind }) => behind));
}
