/** Keeps shared HTML true: reads what has been written and purges the pages that show it. */
import type { Change, Changes } from '#features/changes/changes.port.ts';
import type { Log } from '#kit/log.ts';

const EVERY_MS = 250;
const BATCH = 500;

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
      return [`page:${key.replace(/\|[^|]*\|/, ':')}`];
    case 'search':
      // One record of an index of its own is on no page; rules and settings may change every listing.
      return key.includes('|') ? [] : ['listing'];
  }
}

/** Polls until stopped; a failed read is tried again at the next turn. */
export function followChanges(changes: Changes, purge: (tags: ReadonlySet<string>) => void, log: Log): () => void {
  let stopped = false;
  let cursor: string | null = null;

  async function turn(): Promise<void> {
    try {
      cursor ??= await changes.head();
      const batch = await changes.read(cursor, BATCH);
      cursor = batch.cursor;
      if (batch.changes.length > 0) purge(new Set(batch.changes.flatMap(tagsOf)));
    } catch (error) {
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'Changes could not be read; shared pages may be old for a while.',
      );
    }
    if (!stopped) setTimeout(turn, EVERY_MS).unref();
  }

  void turn();
  return () => {
    stopped = true;
  };
}
