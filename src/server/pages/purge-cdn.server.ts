/** Purges a CDN by tags, in the background. */
import type { Cdn } from '#features/cdn/cdn.port.ts';
import { EVERY_PAGE } from '#features/cdn/cdn-tags.ts';
import type { Log } from '#kit/log.ts';

/** Milliseconds from one purge to the next, as CDNs limit them; tags that come meanwhile wait. */
const PAUSE_MS = 1_000;
/**
 * Milliseconds after which tags are purged a second time: a page that was rendered before the first
 * purge may have reached the CDN after it.
 */
const REPEAT_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** Above this number of purges everything is purged instead. */
const MAX_PURGES = 20;

export type CdnPurger = {
  readonly purge: (tags: Iterable<string>) => void;
  /** Purges every page. */
  readonly clear: () => void;
  /** Purges every page once, and reports a failure to the log only. */
  readonly close: () => Promise<void>;
};

/**
 * `purge` and `clear` return at once. A failed purge is logged and repeated until it succeeds;
 * `signal` ends that.
 */
export function createCdnPurger(cdn: Cdn, log: Log, signal: AbortSignal): CdnPurger {
  const pendingTags = new Set<string>();
  let isRunning = false;

  /** False after a failure, whose tags wait for the next purge. */
  async function purgeBatch(): Promise<boolean> {
    if (pendingTags.size > MAX_PURGES * cdn.maxTags) pendingTags.add(EVERY_PAGE);
    const purgesEverything = pendingTags.has(EVERY_PAGE);
    const tags = purgesEverything ? [...pendingTags] : [...pendingTags].slice(0, cdn.maxTags);
    for (const tag of tags) pendingTags.delete(tag);
    try {
      await cdn.purge(purgesEverything ? [EVERY_PAGE] : tags);
      return true;
    } catch (error) {
      for (const tag of purgesEverything ? [EVERY_PAGE] : tags) pendingTags.add(tag);
      log.warn({ error: String(error) }, 'The CDN could not be purged; trying again.');
      return false;
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let failures = 0; pendingTags.size > 0 && !signal.aborted; ) {
      failures = (await purgeBatch()) ? 0 : failures + 1;
      const pauseMs = Math.min(PAUSE_MS * 2 ** failures, MAX_RETRY_MS);
      await pause(pauseMs, signal);
    }
    isRunning = false;
  }

  function add(tags: readonly string[]): void {
    for (const tag of tags) pendingTags.add(tag);
    void run();
  }

  function addTwice(tags: readonly string[]): void {
    add(tags);
    setTimeout(() => add(tags), REPEAT_MS).unref();
  }

  return {
    purge: (tags) => addTwice([...tags]),
    clear: () => addTwice([EVERY_PAGE]),
    async close() {
      await cdn
        .purge([EVERY_PAGE])
        .catch((error: unknown) =>
          log.warn({ error: String(error) }, 'The CDN could not be purged at shutdown.'),
        );
    },
  };
}

/** Ends early when aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    timer.unref();
    signal.addEventListener('abort', end);
  });
}
