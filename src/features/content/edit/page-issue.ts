/** Issue of a page file; `path` is the field's path in the page, such as `sections.0.title`. */
import type { Fault } from '#i18n/fault.ts';

export type PageIssue = Fault & {
  readonly file: string;
  /** May be intended: an import continues. */
  readonly isWarning?: true;
};
