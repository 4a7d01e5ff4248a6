/** Port: the change feed, in an order that every process can follow: search index, shared HTML. */

export type Change = {
  /** `members`: other products are listed in the category; `category`: its name, place or picture is another. */
  readonly topic: 'product' | 'category' | 'members' | 'page' | 'search';
  /** productKey, category slug (twice), `fascia|locale|path`, the name of an index, or `index|objectID`. */
  readonly key: string;
};

/** Opaque; compare nothing, keep it and pass it back. */
export type ChangeCursor = string;

/** How far a consumer of this process is behind what has been committed. */
export type ChangeLag = {
  readonly consumer: string;
  /** Committed and not yet processed; counted up to 10,000. */
  readonly changes: number;
  /** Age of the oldest of them; 0 where there is none. */
  readonly seconds: number;
};

/** A consumer of any process that shares the feed, as it reported last. */
export type ChangeConsumer = {
  /** Unique; begins with the consumer's own name. */
  readonly name: string;
  /** Changes that it has yet to process, at most. */
  readonly behind: number;
  readonly silentSeconds: number;
};

export interface Changes {
  /**
   * The present end of the feed: read everything else after taking this. Nothing after it is pruned while the named
   * consumer reads on.
   */
  head(consumer?: string): Promise<ChangeCursor>;
  /**
   * Changes committed after the cursor, oldest first, at most `limit`. Never skips a change of a
   * transaction that started earlier and committed later; a change may be seen twice. Asking with a cursor says that
   * everything before it has been processed. Throws `Problem` 410 to a consumer that was away for so long that it may
   * have missed changes: it takes the head again and begins anew.
   */
  read(
    after: ChangeCursor,
    limit: number,
    consumer?: string,
  ): Promise<{ readonly changes: readonly Change[]; readonly cursor: ChangeCursor }>;
  /** Of each consumer of this process that took the head. */
  lag(): Promise<readonly ChangeLag[]>;
  /** The last change that anybody wrote, also while its transaction or an earlier one is open: what a writer waits for. */
  newest(): Promise<ChangeCursor>;
  /** Of each consumer of every process, what lies between it and the cursor. */
  consumers(until: ChangeCursor): Promise<readonly ChangeConsumer[]>;
}

/** Code of the `Problem` for a consumer that begins anew. */
export const CHANGES_MISSED = 'changes.missed';

declare module '#request/shop.ts' {
  interface Ports {
    changes: Changes;
  }
}
