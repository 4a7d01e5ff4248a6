/** Port: short URLs of this shop's pages. SHARE-1. */

export type ShortLinkPage = {
  readonly fascia: string;
  /** Path and query with locale prefix, such as `/fr/product/coat?colour=moss`. */
  readonly path: string;
};

export interface ShortLinks {
  /**
   * The code of a page: the same for the same page, else a new one that cannot be guessed.
   * @example
   * const code = await shortLinks.shorten({ fascia: 'aldermoor', path: '/product/coat' }, now);
   * // 'hG4k9QzT2b', for https://shop.example/s/hG4k9QzT2b
   */
  shorten(page: ShortLinkPage, now: Date): Promise<string>;
  /** The page's path; null for a code that the fascia does not have. */
  resolve(fascia: string, code: string): Promise<string | null>;
  /** Deletes a bounded number of links that are older than `SHORT_LINK_DAYS`. */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    shortLinks: ShortLinks;
  }
}
