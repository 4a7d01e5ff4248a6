/** Port: ordered feed of catalogue and content changes, for search indexes and page caches. */

export type Change = {
  /**
   * `members`: the products listed in the category changed; `category`: its name, position or
   * picture did.
   */
  readonly topic:
    | 'product'
    | 'reviews'
    | 'recommendations'
    | 'category'
    | 'members'
    | 'page'
    | 'search';
  /**
   * By topic: productKey (`product`, `reviews`, `recommendations`), category slug (`category`,
   * `members`), `fascia|locale|path`, index name or `index|objectID`.
   */
  readonly key: string;
};

/** Opaque position in the feed: do not compare it, only store it and pass it back. */
export type ChangeCursor = string;

/** Backlog of a consumer of this process. */
export type ChangeLag = {
  readonly consumer: string;
  /** Changes not yet processed; counted up to 10,000. */
  readonly changes: number;
  /** Age of the oldest of them in seconds; 0 when there is none. */
  readonly seconds: number;
};

/** State of a consumer of any process, as last reported. */
export type ChangeConsumer = {
  /** Unique; begins with the consumer's label. */
  readonly name: string;
  /** Upper bound of the changes not yet processed. */
  readonly behind: number;
  /** Seconds since it last reported its position. */
  readonly silentSeconds: number;
};

/**
 * A consumer that keeps an index up to date, and a writer that waits for all consumers.
 *
 * ```ts
 * let cursor = await changes.head('search');
 * await buildIndex();
 * for (;;) {
 *   const page = await changes.read(cursor, 100, 'search');
 *   await (page.changes.length > 0 ? updateIndex(page.changes) : wait());
 *   cursor = page.cursor;
 * }
 *
 * const [{ seconds }] = await changes.lag();
 * const until = await changes.newest();
 * const isDone = (await changes.consumers(until)).every(({ behind }) => behind === 0);
 * ```
 */
export interface Changes {
  /**
   * Current end of the feed. Take it first, then read the data that later changes refer to. With
   * `consumer`, a label, registers a consumer of this process, or moves the one of this label to
   * the end: changes after its position are not deleted while it keeps reading. One that has not
   * read for 15 minutes may be removed.
   */
  head(consumer?: string): Promise<ChangeCursor>;
  /**
   * Changes committed after the cursor, oldest first, at most `limit`. No change is skipped, not
   * even of a transaction that began earlier and committed later; a change may be delivered twice.
   * Without new changes it resolves at once to none. Reading with a cursor confirms that everything
   * before it was processed; without `consumer`, or with a label that this process has not
   * registered, it confirms nothing, and changes older than an hour may be missing. Positions may
   * be confirmed at intervals; a read with limit 0 confirms and checks its position at once.
   * @throws Problem 410 (`CHANGES_MISSED`) when the consumer was absent for so long that it may
   * have missed changes, or when the feed has gone back, as after the restore of a backup: it must
   * take the head and rebuild.
   * @throws Problem 400 `changes.cursor` for an invalid cursor.
   */
  read(
    after: ChangeCursor,
    limit: number,
    consumer?: string,
  ): Promise<{ readonly changes: readonly Change[]; readonly cursor: ChangeCursor }>;
  /** Backlog of each registered consumer of this process; changes of open transactions count. */
  lag(): Promise<readonly ChangeLag[]>;
  /**
   * Position of the last change written by any transaction, also an open one. A writer waits until
   * the consumers have passed it.
   */
  newest(): Promise<ChangeCursor>;
  /**
   * State of each consumer of every process, sorted by name. `behind` counts up to `until`, a
   * position that `newest` or `head` returned. Positions are reported at intervals.
   * @throws Problem 400 `changes.cursor` for an invalid cursor.
   */
  consumers(until: ChangeCursor): Promise<readonly ChangeConsumer[]>;
}

/** Code of the `Problem` for a consumer that must take the head and rebuild. */
export const CHANGES_MISSED = 'changes.missed';

declare module '#request/shop.ts' {
  interface Ports {
    changes: Changes;
  }
}
