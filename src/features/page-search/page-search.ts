/** Editor-made pages in search results: help, size guides, campaigns. */

export type PageHit = {
  readonly title: string;
  readonly description: string;
  /** Path without the locale prefix. */
  readonly href: string;
  /** Language of the page, where it differs from the requested one. */
  readonly lang?: string;
};

/** Maximum number beside the results of a search. */
export const MAX_PAGE_RESULTS = 4;
/** Maximum number among suggestions, which include products too. */
export const MAX_PAGE_SUGGESTIONS = 3;
