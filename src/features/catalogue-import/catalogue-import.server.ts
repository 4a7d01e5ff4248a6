/** Brings a retailer's catalogue in from a file: reads, maps, fetches pictures, saves in batches, reports. */
import type { CurrencyCode } from '#i18n/money.ts';
import { Problem } from '#kit/problem.ts';
import type { Ports } from '#request/shop.ts';
import type { ImportIssue } from './catalogue-import.ts';
import type { ImportProgress, ImportReport } from './import-report.ts';
import { awaitConsumers } from './parts/await-consumers.server.ts';
import type { FetchPictureOptions } from './parts/fetch-picture.server.ts';
import { importSource } from './parts/import-source.server.ts';
import { openSource } from './parts/open-source.server.ts';
import { shorten } from './parts/shorten.server.ts';

/** Where the change feed is given, an import ends when everybody has followed it. */
export type ImportPorts = Pick<Ports, 'catalogueImport' | 'pictures'> & {
  readonly changes?: Pick<Ports['changes'], 'newest' | 'consumers'>;
};

export type ImportRequest = Pick<
  FetchPictureOptions,
  'allowHosts' | 'isAllowedAddress' | 'timeoutMs'
> & {
  /** Absolute path. */
  readonly file: string;
  /** Where the file was fetched from: its relative addresses start there instead of beside the file. */
  readonly base?: string;
  /** For prices that the file writes without one. */
  readonly currency?: CurrencyCode;
  /** Read `12,50` as twelve and a half. */
  readonly hasDecimalComma?: boolean;
  /** What a column is called here, by what the file calls it. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Find out what would come of it, and change nothing. Pictures that are not known yet are not fetched. */
  readonly isDryRun?: boolean;
  /** The file is the whole catalogue: what it does not name is retired. */
  readonly replaces?: boolean;
  /** Share of the products, from 0 to 1, above which nothing is retired and the import is refused; a fifth when absent. */
  readonly retireLimit?: number;
  /** Retires however many the file does not name. */
  readonly isForced?: boolean;
  /** Codes of the fascias that will sell the products. */
  readonly fascias: readonly string[];
  /** Decides which sale prices hold. */
  readonly now: Date;
  readonly ports: ImportPorts;
  /** Where to remember which pictures were fetched; without it the next import fetches them all again. */
  readonly dataDir?: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly onIssue?: (issue: ImportIssue) => void;
  readonly signal?: AbortSignal;
};

/**
 * Importing a file again changes nothing; importing a changed one changes only what changed.
 * Throws `Problem` 422 when the file cannot be read or holds no product at all, 409 while another import runs or when
 * replacing would retire more than the limit; what is
 * wrong with single rows goes to `onIssue`. When stopped, what was saved stays, and importing again completes it.
 */
export async function importCatalogue(request: ImportRequest): Promise<ImportReport> {
  const started = performance.now();
  const source = await openSource(request);
  const { end } = await request.ports.catalogueImport.begin();
  const report = await importSource(source, request, shorten).finally(end);
  const { changes } = request.ports;
  const followUp =
    changes && !report.isDryRun ? { followUp: await awaitConsumers({ ...request, changes }) } : {};
  return { ...report, ...followUp, milliseconds: Math.round(performance.now() - started) };
}

/** All of them when none is asked for. Throws `Problem` 422 for a code that the shop does not have. */
export function chooseFascias(
  asked: readonly string[] | undefined,
  known: readonly string[],
): readonly string[] {
  if (!asked || asked.length === 0) return known;
  const unknownCode = asked.find((code) => !known.includes(code));
  if (unknownCode === undefined) return known.filter((code) => asked.includes(code));
  throw new Problem(
    422,
    'import.unknownFascia',
    `There is no fascia ${unknownCode}: choose from ${known.join(', ')}`,
    { field: 'fascias' },
  );
}
