/** Consumer of the change feed that purges the cached pages which a change affects. */
import { CHANGES_MISSED, type Change, type Changes } from '#features/changes/changes.port.ts';
import type { Search } from '#features/search/search.port.ts';
import type { Log } from '#kit/log.ts';
import { isProblem } from '#kit/problem.ts';
import { type CacheTag, cacheTags, purgedTags } from '#request/cache-tags.ts';

const CONSUMER = 'pages';
const POLL_MS = 250;
const BATCH = 500;
/** Pages with counts of votes are purged this often at most: a vote on a page changes little. */
const VOTE_PURGE_MS = 30_000;
const LISTING = cacheTags.listing();
const LISTING_TAGS: ReadonlySet<string> = new Set([LISTING]);

/**
 * Cache tags that a change affects. A page's key contains its language and its tag does not: a
 * language without a version of its own shows the first language's.
 */
export function tagsOf({ topic, key }: Change): readonly CacheTag[] {
  switch (topic) {
    case 'product':
      return purgedTags.product(key);
    case 'reviews':
      return purgedTags.reviews(key);
    case 'recommendations':
      return purgedTags.recommendations(key);
    case 'category':
    case 'members':
      return purgedTags.category();
    case 'page':
      return tagsOfPage(key);
    case 'search':
      // A change of a custom index record affects no page; rules and settings may affect every
      // listing.
      return key.includes('|') ? [] : purgedTags.search();
  }
}

function tagsOfPage(key: string): readonly CacheTag[] {
  const [fascia = '', , ...rest] = key.split('|');
  return purgedTags.page({ fascia, path: rest.join('|') });
}

export type ChangesDeps = {
  readonly changes: Changes;
  readonly search: Pick<Search, 'ready'>;
  readonly purge: (tags: ReadonlySet<string>) => void;
  /** Drops every page: changes may have been missed. */
  readonly clear: () => void;
  readonly log: Log;
  /** In milliseconds. */
  readonly now?: () => number;
};

/**
 * Polls until stopped; a failed read is retried at the next poll. The search index consumes the
 * same feed at its own pace, so listings are purged again once it has caught up.
 */
export function consumeChanges(
  { changes, search, purge, clear, log, now = () => performance.now() }: ChangesDeps,
  everyMs = POLL_MS,
): () => void {
  const votes = collectVotes(purge, now);
  let stopped = false;
  let cursor: string | null = null;
  const warn = (error: unknown) =>
    log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      'Changes could not be read; shared pages may be old for a while.',
    );

  /** Returns true if the batch was full, so there may be more. */
  async function readBatch(): Promise<boolean> {
    cursor ??= await changes.head(CONSUMER);
    const batch = await changes.read(cursor, BATCH, CONSUMER);
    const isVote = ({ topic }: Change) => topic === 'reviews';
    const tags = new Set<string>(batch.changes.filter((change) => !isVote(change)).flatMap(tagsOf));
    if (tags.size > 0) purge(tags);
    votes.add(batch.changes.filter(isVote).flatMap(tagsOf));
    cursor = batch.cursor;
    if (tags.has(LISTING)) search.ready().then(() => purge(LISTING_TAGS), warn);
    return batch.changes.length === BATCH;
  }

  async function readOrRestart(): Promise<boolean> {
    try {
      return await readBatch();
    } catch (error) {
      if (!isProblem(error) || error.code !== CHANGES_MISSED) throw error;
      // Read the head before clearing: pages rendered after it are then purged by later changes.
      cursor = await changes.head(CONSUMER);
      clear();
      return true;
    }
  }

  async function run(): Promise<void> {
    let isMore = false;
    try {
      isMore = await readOrRestart();
    } catch (error) {
      warn(error);
    }
    if (!stopped) setTimeout(run, isMore ? 0 : everyMs).unref();
  }

  void run();
  return () => {
    stopped = true;
  };
}

/**
 * Collects the tags of votes and purges them together: each purge keeps the pages that are being
 * rendered from being stored, which votes of many readers would do all the time.
 */
function collectVotes(purge: ChangesDeps['purge'], now: () => number) {
  let pendingTags = new Set<string>();
  let purgedAt = Number.NEGATIVE_INFINITY;
  return {
    add(tags: readonly CacheTag[]): void {
      for (const tag of tags) pendingTags.add(tag);
      if (pendingTags.size === 0 || now() - purgedAt < VOTE_PURGE_MS) return;
      purge(pendingTags);
      pendingTags = new Set();
      purgedAt = now();
    },
  };
}
