/** Port: short URLs of this shop's pages. SHARE-1. */

export type ShortLinkPage = {
  readonly fascia: string;
  /** Path and query with locale prefix, such as `/fr/product/coat?colour=moss`. */
  readonly path: string;
};

/**
 * ```ts
 * const code = await shortLinks.shorten({ fascia: 'aldermoor', path: '/product/coat' }, now);
 * // 'hG4k9QzT2b', for https://shop.example/s/hG4k9QzT2b
 * const path = await shortLinks.resolve('aldermoor', code); // '/product/coat'
 * await shortLinks.cleanUp(new Date());
 * ```
 */
export interface ShortLinks {
  /**
   * Returns the code of a page, ten letters and digits: the same for the same fascia and path, also
   * when several callers ask at once; else a new one that cannot be guessed. The link is as new at
   * `now`, so its time to live begins again.
   */
  shorten(page: ShortLinkPage, now: Date): Promise<string>;
  /**
   * Path and query of the page, as they were shortened; null for a code that the fascia does not
   * have, also one of another fascia or of a deleted link.
   */
  resolve(fascia: string, code: string): Promise<string | null>;
  /**
   * Deletes links that nobody has shortened for `SHORT_LINK_DAYS` before `now`, in bounded numbers:
   * the rest follows with the next call. Called at intervals.
   */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    shortLinks: ShortLinks;
  }
}
