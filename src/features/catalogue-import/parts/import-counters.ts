/** Counts what became of every row and tells of each that did not come in as it stood. */
import type { ImportIssue, RowNote } from '../catalogue-import.ts';
import type { RowCounts } from '../import-report.ts';

export type Place = { readonly line: number; readonly key?: string | undefined };

type Listener = ((issue: ImportIssue) => void) | undefined;

export class ImportCounters {
  readonly #onIssue: Listener;
  /** Where each row starts, in the order of the file. */
  readonly #lines: number[] = [];
  #counts = { rows: 0, imported: 0, refused: 0, ignored: 0, warnings: 0 };

  constructor(onIssue: Listener) {
    this.#onIssue = onIssue;
  }

  get counts(): RowCounts {
    return { ...this.#counts };
  }

  /** Each row of the file, once; each ends in exactly one of `imported`, `refuse` and `ignore`. */
  row(line: number): void {
    this.#counts.rows++;
    this.#lines.push(line);
  }

  imported(rows = 1): void {
    this.#counts.imported += rows;
  }

  refuse(place: Place, note: RowNote): void {
    this.#counts.refused++;
    this.#report(place, note, 'refused');
  }

  /** Left out by a rule, though nothing is wrong with it. */
  ignore(place: Place, note: RowNote): void {
    this.#counts.ignored++;
    this.#report(place, note, 'ignored');
  }

  warn(place: Place, note: RowNote): void {
    this.#counts.warnings++;
    this.#report(place, note, 'warning');
  }

  /** 0 for a line on which no row starts, such as the header. */
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
    { line, key }: Place,
    { reason, field, value, advice }: RowNote,
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
