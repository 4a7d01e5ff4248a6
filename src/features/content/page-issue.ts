/** One thing that is wrong with a page: where it stands, and what. `path` is the field's, from the page: `sections.0.title`. */
import type { Fault } from '#i18n/fault.ts';

export type PageIssue = Fault & {
  readonly file: string;
  /** It may be meant so: an import goes on. */
  readonly isWarning?: true;
};
