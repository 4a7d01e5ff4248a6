/** Counts the outcome of every row and reports issues. */
import type { ImportIssue, RowIssue } from './import-issue.ts';
import type { RowCounts } from './import-report.ts';

export type RowLocation = { readonly line: number; readonly key?: string | undefined };

type Listener = ((issue: ImportIssue) => void) | undefined;

export class ImportCounters {
  readonly #onIssue: Listener;
  /** Start line of each row, in file order. */
  readonly #lines: number[] = [];
  #counts = { rows: 0, imported: 0, refused: 0, ignored: 0, warnings: 0 };

  constructor(onIssue: Listener) {
    this.#onIssue = onIssue;
  }

  get counts(): RowCounts {
    return { ...this.#counts };
  }

  /**
   * Call once for each row; each row then ends in exactly one of `imported`, `refuse` and `ignore`.
   */
  row(line: number): void {
    this.#counts.rows++;
    this.#lines.push(line);
  }

  imported(rows = 1): void {
    this.#counts.imported += rows;
  }

  refuse(location: RowLocation, issue: RowIssue): void {
    this.#counts.refused++;
    this.#report(location, issue, 'refused');
  }

  /** For a row that is valid but left out by a rule. */
  ignore(location: RowLocation, issue: RowIssue): void {
    this.#counts.ignored++;
    this.#report(location, issue, 'ignored');
  }

  warn(location: RowLocation, issue: RowIssue): void {
    this.#counts.warnings++;
    this.#report(location, issue, 'warning');
  }

  /**
   * Number of the row that starts on the line, from 1; 0 when none does, such as for the header.
   */
  #findRow(line: number): number {
    let [low, high] = [0, this.#lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#lines[middle] ?? 0) < line) low = middle + 1;
      else high = middle;
    }
    return this.#lines[low] === line ? low + 1 : 0;
  }

  #report(
    { line, key }: RowLocation,
    { reason, field, value, advice }: RowIssue,
    severity: ImportIssue['severity'],
  ): void {
    const about = {
      ...(key === undefined ? {} : { key }),
      ...(field === undefined ? {} : { field }),
    };
    const more = {
      ...(value === undefined ? {} : { value }),
      ...(advice === undefined ? {} : { advice }),
    };
    const row = this.#findRow(line);
    this.#onIssue?.({ line, ...(row === 0 ? {} : { row }), ...about, ...more, severity, reason });
  }
}
