/** Protocol between a command and the running server: one JSON object per line. */
import type { CurrencyCode } from '#i18n/money.ts';
import type { ImportIssue } from '../report/import-issue.ts';
import type { ImportProgress, ImportReport, RowCounts } from '../report/import-report.ts';

export const IMPORT_PATH = '/api/import';
export const EXPORT_PATH = '/api/export';

export type ImportRequestBody = {
  /** Absolute path; command and server run on the same machine. */
  readonly file: string;
  /** URL that the file was fetched from. */
  readonly base?: string;
  /** All fascias when absent. */
  readonly fascias?: readonly string[] | undefined;
  /** Hosts that pictures may be fetched from; every public host when absent. */
  readonly allowHosts?: readonly string[] | undefined;
  readonly currency?: CurrencyCode;
  readonly hasDecimalComma?: boolean;
  readonly columns?: Readonly<Record<string, string>>;
  readonly isDryRun?: boolean;
  readonly replaces?: boolean;
  readonly isForced?: boolean;
};

/**
 * The last line is a report or an error. When both are missing, the server stopped during the
 * import.
 */
export type ImportLine =
  | { readonly type: 'progress'; readonly progress: ImportProgress }
  | { readonly type: 'issue'; readonly issue: ImportIssue }
  | { readonly type: 'report'; readonly report: ImportReport }
  | { readonly type: 'error'; readonly error: WireError };

/** Response of `POST /api/import/stock`. */
export type StockReport = RowCounts & {
  readonly updated: number;
  readonly unchanged: number;
  /** At most the first 1,000. */
  readonly issues: readonly ImportIssue[];
};

export type WireError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly field?: string;
};
