/** What we ask of whoever answers searches: the Algolia protocol, by whatever road. */

/** A request of the protocol as the official client makes it. */
export type SearchCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without the mount: the multi-query path under `/1/indexes`. Parameters may follow. */
  readonly path: string;
  readonly body: unknown;
  /** The caller has shown the admin key. */
  readonly mayWrite?: boolean;
};

export type SearchAnswer = { readonly status: number; readonly body: unknown };

export interface Search {
  readonly applicationId: string;
  readonly searchKey: string;
  /** Lets its holder write over the protocol; never leaves the server. null: nobody may. */
  readonly adminKey: string | null;
  /** Hosts that a browser should ask; none: this deployment's own `/search` route. */
  readonly hosts: readonly {
    readonly url: string;
    readonly protocol: 'http' | 'https';
    readonly accept: 'read' | 'readWrite';
  }[];
  /** Answers one protocol request. Errors are `{ message, status }` bodies, never exceptions. */
  handle(call: SearchCall): Promise<SearchAnswer>;
  /** Resolves once the index holds everything committed before the call. */
  ready(): Promise<void>;
  /** An index in this process over a few texts that are no products, such as editors' pages, with the words of a language. */
  indexTexts(locale: string, texts: readonly IndexedText[]): TextIndex;
}

export type IndexedText = {
  readonly id: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly description: string;
  readonly text: readonly string[];
  /** Among equals the lowest comes first. */
  readonly rank: number;
};

export type TextQuestion = {
  /** Where every word must stand: in the title, in title and headings, or anywhere; there, most of the words will do. */
  readonly within: 'title' | 'headings' | 'anywhere';
  /** The last word may be unfinished. */
  readonly isTyping: boolean;
  readonly limit: number;
};

export interface TextIndex {
  /** Ids, the best first. */
  find(query: string, question: TextQuestion): readonly string[];
}

declare module '#request/shop.ts' {
  interface Ports {
    search: Search;
  }
}
