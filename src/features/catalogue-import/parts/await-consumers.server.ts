/** Waits until whoever follows the change feed has processed what an import wrote: search and pages of every server. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeConsumer, Changes } from '#features/changes/changes.port.ts';
import type { FollowUp, ImportProgress } from '../import-report.ts';

const POLL_MS = 250;
/** A consumer that has not reported for so long is not waited for: its process is gone. */
const SILENT_SECONDS = 15;
/** Nobody is waited for when none has come further for so long: a server that is filling its index may take a while. */
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
}: AwaitOptions): Promise<FollowUp> {
  const newest = await changes.newest();
  let total = 0;
  let least = Number.POSITIVE_INFINITY;
  let movedAt = performance.now();
  for (;;) {
    const consumers = await changes.consumers(newest);
    const behind = consumers.filter((one) => one.behind > 0);
    const most = farthest(behind.filter(({ silentSeconds }) => silentSeconds < SILENT_SECONDS));
    total = Math.max(total, most);
    if (total > 0) onProgress?.({ phase: 'following', done: total - most, total });
    const outcome = {
      consumers: consumers.length,
      behind: behind.length,
      changes: farthest(behind),
    };
    if (most < least) [least, movedAt] = [most, performance.now()];
    if (most === 0 || signal?.aborted || performance.now() - movedAt > STUCK_SECONDS * 1_000)
      return outcome;
    await wait(POLL_MS);
  }
}

function farthest(consumers: readonly ChangeConsumer[]): number {
  return Math.max(0, ...consumers.map(({ behind }) => behind));
}
