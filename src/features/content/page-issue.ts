/** One thing that is wrong with a page: where it stands, and what. */

export type PageIssue = {
  readonly file: string;
  /** Of the field, from the page: `sections.0.title`. */
  readonly path: string;
  readonly problem: string;
  /** It may be meant so: an import goes on. */
  readonly isWarning?: true;
};
