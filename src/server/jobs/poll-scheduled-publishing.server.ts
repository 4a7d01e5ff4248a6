/** Scheduled publishing: purges cached pages when a page's publication starts or ends. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Content } from '#features/content/content.port.ts';
import type { Log } from '#kit/log.ts';
import { purgedTags } from '#request/cache-tags.ts';

const EVERY_MS = 1_000;

export type ScheduledPublishingDeps = {
  readonly contents: readonly Pick<Content, 'listScheduled'>[];
  readonly purge: (tags: ReadonlySet<string>) => void;
  readonly now: () => Date;
  readonly log: Log;
};

/** Polls until aborted; a poll after a failed one covers its period too. */
export async function pollScheduledPublishing(
  { contents, purge, now, log }: ScheduledPublishingDeps,
  signal: AbortSignal,
  everyMs = EVERY_MS,
): Promise<void> {
  let since = now();
  while (!signal.aborted) {
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    const until = now();
    try {
      const scheduled = (
        await Promise.all(contents.map((content) => content.listScheduled(since, until)))
      ).flat();
      if (scheduled.length > 0) purge(new Set(scheduled.flatMap(purgedTags.page)));
      since = until;
    } catch (error) {
      log.warn(
        { reason: String(error) },
        'Scheduled pages could not be read; the next poll retries.',
      );
    }
  }
}
