/** Purges a CDN by tags, in the background. */
import type { Cdn } from '#features/cdn/cdn.port.ts';
import type { Log } from '#kit/log.ts';

/**
 * Milliseconds after which tags are purged a second time: a page that was rendered before the first
 * purge may have reached the CDN after it.
 */
const REPEAT_MS = 1_000;
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** Above this number of tags everything is purged. */
const MAX_TAGS = 2_000;

export type CdnPurger = {
  readonly purge: (tags: Iterable<string>) => void;
  readonly clear: () => void;
};

/**
 * Returns at once. Tags that come while a purge is running wait for the next one. A failed purge is
 * logged and repeated until it succeeds; `signal` ends that.
 */
export function createCdnPurger(cdn: Cdn, log: Log, signal: AbortSignal): CdnPurger {
  let waiting = new Set<string>();
  let isEverything = false;
  let isRunning = false;
  let failures = 0;

  async function purgeWaiting(): Promise<void> {
    const [tags, all] = [waiting, isEverything || waiting.size > MAX_TAGS];
    waiting = new Set();
    isEverything = false;
    try {
      await (all ? cdn.purgeAll() : cdn.purge([...tags]));
      failures = 0;
    } catch (error) {
      waiting = new Set([...tags, ...waiting]);
      isEverything ||= all;
      failures += 1;
      log.warn({ error: String(error), failures }, 'The CDN could not be purged; trying again.');
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (!signal.aborted && (isEverything || waiting.size > 0)) {
      await purgeWaiting();
      if (failures > 0) await pause(Math.min(RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS), signal);
    }
    isRunning = false;
  }

  function repeat(work: () => void): void {
    work();
    void run();
    setTimeout(() => {
      work();
      void run();
    }, REPEAT_MS).unref();
  }

  return {
    purge: (tags) => {
      const given = [...tags];
      repeat(() => {
        for (const tag of given) waiting.add(tag);
      });
    },
    clear: () =>
      repeat(() => {
        isEverything = true;
      }),
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
