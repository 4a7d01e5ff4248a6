/** Outcome of reading a row of any format of products. */
import type { RowIssue } from '../report/import-issue.ts';
import type { FeedRow } from './feed-row.ts';

export type RowEntry =
  | {
      readonly kind: 'row';
      readonly line: number;
      readonly key?: string;
      readonly row: FeedRow;
      readonly warnings: readonly RowIssue[];
    }
  | (RowIssue & {
      readonly kind: 'rejected';
      readonly line: number;
      readonly key?: string;
    } & ParseFailure)
  /** An issue of the file as a whole, in no row. */
  | (RowIssue & { readonly kind: 'fileIssue'; readonly line: number } & ParseFailure);

type ParseFailure = {
  /** Group of the row's product, when it could be read. */
  readonly group?: string;
  /** The row could not be parsed at all; other rows may be missing with it. */
  readonly isUnreadable?: true;
};
