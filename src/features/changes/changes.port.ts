/** What has been written, in commit order, so that every process can follow: search index, shared HTML. */

export type Change = {
  /** `members`: other products are listed in the category; `category`: its name, place or picture is another. */
  readonly topic: 'product' | 'category' | 'members' | 'page' | 'search';
  /** productKey, category slug (twice), `fascia|locale|path`, the name of an index, or `index|objectID`. */
  readonly key: string;
};

/** Opaque; compare nothing, keep it and pass it back. */
export type ChangeCursor = string;

export interface Changes {
  /** The present end of the feed: read everything else after taking this. */
  head(): Promise<ChangeCursor>;
  /**
   * Changes committed after the cursor, oldest first, at most `limit`. Never skips a change of a
   * transaction that started earlier and committed later; a change may be seen twice.
   */
  read(after: ChangeCursor, limit: number): Promise<{ readonly changes: readonly Change[]; readonly cursor: ChangeCursor }>;
}

declare module '#kit/shop.ts' {
  interface Ports {
    changes: Changes;
  }
}
