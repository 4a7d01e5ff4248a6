/** Imports a retailer's catalogue file: reads, maps, fetches pictures, saves, reports. */
import type { CurrencyCode } from '#i18n/money.ts';
import { Problem } from '#kit/problem.ts';
import type { Ports } from '#request/shop.ts';
import { openSource } from './formats/open-source.server.ts';
import type { FetchPictureOptions } from './pictures/fetch-picture.server.ts';
import type { ImportIssue } from './report/import-issue.ts';
import type { ImportProgress, ImportReport } from './report/import-report.ts';
import { awaitConsumers } from './run/await-consumers.server.ts';
import { importSource } from './run/import-source.server.ts';
import { hashToShortId } from './values/hash-to-short-id.server.ts';

/**
 * With `changes`, an import also waits until search index and page caches have caught up or stall.
 */
export type ImportPorts = Pick<Ports, 'catalogueImport' | 'pictures'> & {
  readonly changes?: Pick<Ports['changes'], 'newest' | 'consumers'>;
};

export type ImportRequest = Pick<
  FetchPictureOptions,
  'allowHosts' | 'isAllowedIp' | 'timeoutMs'
> & {
  /** Absolute path. */
  readonly file: string;
  /**
   * URL that the file was fetched from. Relative picture URLs resolve against it; when absent,
   * against the file's folder.
   */
  readonly base?: string;
  /** Currency of prices that the file writes without one; GBP when absent. */
  readonly currency?: CurrencyCode;
  /** Read `12,50` as twelve and a half. */
  readonly hasDecimalComma?: boolean;
  /** Known field name by the file's column name. */
  readonly columns?: Readonly<Record<string, string>>;
  /**
   * Dry run: reports what would happen and changes nothing. Pictures that are not in the download
   * cache are not fetched.
   */
  readonly isDryRun?: boolean;
  /** The file is the whole catalogue: products that it does not name are archived. */
  readonly replaces?: boolean;
  /**
   * Largest share of products, from 0 to 1, that may be archived; above it the import is refused.
   * 0.2 when absent.
   */
  readonly archiveLimit?: number;
  /** Overrides `archiveLimit`. */
  readonly isForced?: boolean;
  /** Codes of the fascias that will sell the products. */
  readonly fascias: readonly string[];
  /** Those of them that sell to the European Economic Area. Default: none. */
  readonly eeaFascias?: readonly string[];
  /** Decides which sale prices are in effect. */
  readonly now: Date;
  readonly ports: ImportPorts;
  /** Folder of the download cache; without it every import fetches all pictures again. */
  readonly dataDir?: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly onIssue?: (issue: ImportIssue) => void;
  readonly signal?: AbortSignal;
};

/**
 * Idempotent: importing the same file again changes nothing, and a changed file updates only what
 * differs.
 * Faults of single rows go to `onIssue`. When aborted, what was saved stays; importing again
 * completes it.
 * @throws Problem 422 when the file cannot be read or has no rows, 409 while another import runs or
 * when more than `archiveLimit` would be archived.
 */
export async function importCatalogue(request: ImportRequest): Promise<ImportReport> {
  const started = performance.now();
  const source = await openSource(request);
  const { release } = await request.ports.catalogueImport.acquireLock();
  const report = await importSource(source, request, hashToShortId).finally(release);
  const { changes } = request.ports;
  const followUp =
    changes && !report.isDryRun ? { followUp: await awaitConsumers({ ...request, changes }) } : {};
  return { ...report, ...followUp, milliseconds: Math.round(performance.now() - started) };
}

/**
 * Resolves the requested fascia codes; all fascias when none is requested.
 * @throws Problem 422 for an unknown code.
 */
export function chooseFascias(
  requested: readonly string[] | undefined,
  fasciaCodes: readonly string[],
): readonly string[] {
  if (!requested || requested.length === 0) return fasciaCodes;
  const unknownCode = requested.find((code) => !fasciaCodes.includes(code));
  if (unknownCode === undefined) return fasciaCodes.filter((code) => requested.includes(code));
  throw new Problem(
    422,
    'import.unknownFascia',
    `There is no fascia ${unknownCode}: choose from ${fasciaCodes.join(', ')}`,
    { field: 'fascias' },
  );
}
