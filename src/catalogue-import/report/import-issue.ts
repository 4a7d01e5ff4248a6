/** Issues of rows, as an import reports them. */

/** Problem of a row, and advice on how to fix it. */
export type RowIssue = {
  readonly reason: string;
  /** The column or field as the file names it. */
  readonly field?: string;
  /** The offending value. */
  readonly value?: string;
  readonly advice?: string;
};

/** A row that was refused, altered (`warning`), or left out by a rule (`ignored`). */
export type ImportIssue = RowIssue & {
  /** Physical line on which the row starts, counted from 1. */
  readonly line: number;
  /** Number of the row among those that are not empty, counted from 1. */
  readonly row?: number;
  /** Merchant's key of what the row describes; absent where it cannot be read. */
  readonly key?: string;
  /** Outcome of the row; on the wire under this name. */
  readonly severity: 'refused' | 'warning' | 'ignored';
};
