/** What a command and the running server say to each other about an import: one JSON object a line. */
import type { CurrencyCode } from '#i18n/money.ts';
import type { ImportIssue } from './catalogue-import.ts';
import type { ImportProgress, ImportReport, RowCounts } from './import-report.ts';

export const IMPORT_PATH = '/api/import';
export const EXPORT_PATH = '/api/export';

export type ImportOrder = {
  /** Absolute path on the machine that both share. */
  readonly file: string;
  /** Where the file was fetched from. */
  readonly base?: string;
  /** All of them when absent. */
  readonly fascias?: readonly string[] | undefined;
  /** Every public host when absent. */
  readonly allowHosts?: readonly string[] | undefined;
  readonly currency?: CurrencyCode;
  readonly hasDecimalComma?: boolean;
  readonly columns?: Readonly<Record<string, string>>;
  readonly isDryRun?: boolean;
  readonly replaces?: boolean;
  readonly isForced?: boolean;
};

/** The last line is a report or an error; none of them means that the server stopped on the way. */
export type ImportLine =
  | { readonly type: 'progress'; readonly progress: ImportProgress }
  | { readonly type: 'issue'; readonly issue: ImportIssue }
  | { readonly type: 'report'; readonly report: ImportReport }
  | { readonly type: 'error'; readonly error: WireError };

/** What `POST /api/import/stock` answers. */
export type StockReport = RowCounts & {
  readonly updated: number;
  readonly unchanged: number;
  /** The first thousand. */
  readonly issues: readonly ImportIssue[];
};

export type WireError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly field?: string;
};
