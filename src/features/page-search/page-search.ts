/** Editor-made pages that a search finds: help, size guides, campaigns. */

export type FoundText = {
  readonly title: string;
  readonly description: string;
  /** Without the language's prefix. */
  readonly href: string;
  /** The language that it is written in, where that is not the one asked for. */
  readonly lang?: string;
};

/** Shown with the results of a search. */
export const SHOWN_PAGES = 4;
/** Shown among the suggestions, which hold products too. */
export const SUGGESTED_PAGES = 3;
