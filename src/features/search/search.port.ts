/** Port: search by the Algolia protocol, in this process or over the network. */

/** A protocol request as the official client sends it. */
export type SearchCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path without the mount, such as `/1/indexes/{index}/query`; a query string may follow. */
  readonly path: string;
  readonly body: unknown;
  /** True if the caller has sent the admin key. */
  readonly mayWrite?: boolean;
};

/** HTTP status and JSON body of a response. */
export type SearchResponse = { readonly status: number; readonly body: unknown };

/**
 * ```ts
 * await search.ready();
 * const path = `/1/indexes/${index}/query`;
 * const { status, body } = await search.handle({ method: 'POST', path, body: { query: 'tee' } });
 *
 * const returns = { id: 'returns', title: 'Returns', headings: [], description: '', text: [] };
 * const texts = search.indexTexts('en-GB', [{ ...returns, rank: 1 }]);
 * texts.find('retu', { within: 'title', isTyping: true, limit: 3 }); // ['returns']
 * ```
 */
export interface Search {
  /** Algolia application id, which clients send with each request. */
  readonly applicationId: string;
  /** Read-only key, sent to browsers. */
  readonly searchKey: string;
  /** Allows writes over the protocol; never leaves the server. null: no writes. */
  readonly adminKey: string | null;
  /** Hosts for the browser to query; empty: this deployment's own `/search` route. */
  readonly hosts: readonly {
    readonly url: string;
    readonly protocol: 'http' | 'https';
    readonly accept: 'read' | 'readWrite';
  }[];
  /** Address that events are sent to, without a path; undefined: the first host. */
  readonly eventsUrl?: string;
  /**
   * Answers one protocol request. Errors are `{ message, status }` bodies of the same status, such
   * as 403 for a write without `mayWrite` and 404 for an unknown index; it never rejects.
   */
  handle(call: SearchCall): Promise<SearchResponse>;
  /**
   * Resolves once the indexes of the shops contain everything committed before the call; at once
   * for a hosted service, without a request.
   */
  ready(): Promise<void>;
  /**
   * In-memory index over a few texts that are not products, such as editors' pages. `locale`
   * selects the language rules and synonyms. It is built at once and never changes: build another
   * one for other texts.
   */
  indexTexts(locale: string, texts: readonly IndexedText[]): TextIndex;
}

/** A text to index. Its fields are searched in the order title, headings, description, text. */
export type IndexedText = {
  readonly id: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly description: string;
  readonly text: readonly string[];
  /** Tie-breaker; the lowest comes first. */
  readonly rank: number;
};

export type TextSearchOptions = {
  /**
   * Fields that must contain every word: the title; title or headings; or any field,
   * where most of the words suffice.
   */
  readonly within: 'title' | 'headings' | 'anywhere';
  /** Treats the last word as a prefix. */
  readonly isTyping: boolean;
  /** Maximum number of ids. */
  readonly limit: number;
};

export interface TextIndex {
  /** Ids of matching texts, best first; empty where none matches. */
  find(query: string, options: TextSearchOptions): readonly string[];
}

declare module '#request/shop.ts' {
  interface Ports {
    search: Search;
  }
}
