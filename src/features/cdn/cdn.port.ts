/**
 * Port: a content delivery network (CDN) in front of the servers, which stores shared pages and is
 * purged by cache tags.
 * @example
 * const headers = cdn.describe(['product:tee-1', 'listing'], 300);
 * await cdn.purge(['product:tee-1']);
 */

export type CdnHeaders = readonly (readonly [name: string, value: string])[];

export interface Cdn {
  /** Most tags of one purge; `Infinity` without a CDN. */
  readonly maxTags: number;
  /**
   * True for a CDN that stores a response per value of the request headers in `Vary`. If false, a
   * page that depends on such a header must not be stored.
   */
  readonly respectsVary: boolean;
  /**
   * Response headers that only the CDN reads: it may store the response for `maxAge` seconds, and
   * finds it by any of `tags`. Empty without a CDN. Browsers follow `cache-control`. Tags may
   * contain any character: those that a header cannot take are percent-encoded, as in `purge`.
   */
  describe(tags: readonly string[], maxAge: number): CdnHeaders;
  /**
   * Drops every stored response that has one of the tags; pass `maxTags` at most. Without a CDN it
   * does nothing. Purging again is harmless, so a failed purge can be repeated.
   * @throws Error if the CDN does not respond within 5 seconds, or refuses.
   */
  purge(tags: readonly string[]): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    cdn: Cdn;
  }
}
