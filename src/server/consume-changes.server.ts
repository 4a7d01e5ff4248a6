/** Keeps shared HTML true: reads what has been written and purges the pages that show it. */
import { CHANGES_MISSED, type Change, type Changes } from '#features/changes/changes.port.ts';
import { pagesTag, pageTag } from '#features/content/page-tag.ts';
import type { Search } from '#features/search/search.port.ts';
import type { Log } from '#kit/log.ts';
import { isProblem } from '#kit/problem.ts';

const CONSUMER = 'pages';
const EVERY_MS = 250;
const BATCH = 500;
const LISTINGS: ReadonlySet<string> = new Set(['listing']);

/**
 * Tags of the pages that a change touches. A page's key names its language, its tag does not: a language without
 * a page of its own shows the first one's. `listing` stands for every grid of products.
 */
export function tagsOf({ topic, key }: Change): string[] {
  switch (topic) {
    case 'product':
      return [`product:${key}`, 'listing'];
    case 'category':
    case 'members':
      return ['categories', 'listing'];
    case 'page':
      return tagsOfPage(key);
    case 'search':
      // One record of an index of its own is on no page; rules and settings may change every listing.
      return key.includes('|') ? [] : ['listing'];
  }
}

function tagsOfPage(key: string): string[] {
  const [fascia = '', , ...rest] = key.split('|');
  return [pageTag({ fascia, path: rest.join('|') }), pagesTag(fascia)];
}

export type ChangesDeps = {
  readonly changes: Changes;
  readonly search: Pick<Search, 'ready'>;
  readonly purge: (tags: ReadonlySet<string>) => void;
  /** Drops every page, after changes may have been missed. */
  readonly clear: () => void;
  readonly log: Log;
};

/**
 * Polls until stopped; a failed read is tried again at the next turn. The index reads the same feed at its own pace:
 * a listing drawn before it has caught up is purged once it has.
 */
export function consumeChanges(
  { changes, search, purge, clear, log }: ChangesDeps,
  everyMs = EVERY_MS,
): () => void {
  let stopped = false;
  let cursor: string | null = null;
  const warn = (error: unknown) =>
    log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      'Changes could not be read; shared pages may be old for a while.',
    );

  /** Whether there may be more at once. */
  async function readOn(): Promise<boolean> {
    cursor ??= await changes.head(CONSUMER);
    const batch = await changes.read(cursor, BATCH, CONSUMER);
    const tags = new Set(batch.changes.flatMap(tagsOf));
    if (tags.size > 0) purge(tags);
    cursor = batch.cursor;
    if (tags.has('listing')) search.ready().then(() => purge(LISTINGS), warn);
    return batch.changes.length === BATCH;
  }

  async function readOrBeginAnew(): Promise<boolean> {
    try {
      return await readOn();
    } catch (error) {
      if (!isProblem(error) || error.code !== CHANGES_MISSED) throw error;
      // The head first: what is rendered after the clearing is purged by what is read from there on.
      cursor = await changes.head(CONSUMER);
      clear();
      return true;
    }
  }

  async function run(): Promise<void> {
    let isMore = false;
    try {
      isMore = await readOrBeginAnew();
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
