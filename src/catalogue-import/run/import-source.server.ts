/** Chooses the importer for a file's kind and completes its report. */
import { join } from 'node:path';
import { Problem } from '#kit/problem.ts';
import type { CatalogueWrites } from '../catalogue-import.port.ts';
import type { ImportRequest } from '../catalogue-import.server.ts';
import { readProductKeys } from '../formats/json-lines/product-lines.ts';
import type { LineSource, RecordSource, RowSource, Source } from '../formats/open-source.server.ts';
import { reviewKind, stockKind } from '../formats/records/record-kinds.ts';
import { splitLines } from '../formats/split-lines.ts';
import {
  createMemoryDownloadCache,
  type DownloadCache,
  openDownloadCache,
} from '../pictures/download-cache.server.ts';
import { PictureDownloads } from '../pictures/picture-downloads.server.ts';
import { readFirstPass } from '../products/first-pass.ts';
import type { ImportReport } from '../report/import-report.ts';
import { type HashToShortId, makeProductKey } from '../values/product-keys.ts';
import { archiveMissing, countMissing, describeMissing } from './archive-missing.server.ts';
import { CategoriesRun } from './categories-run.server.ts';
import { createDryRun, readOnlyDownloadCache } from './dry-run.server.ts';
import { JsonLinesImport } from './import-json-lines.server.ts';
import { ImportRun, type RunOptions } from './import-run.server.ts';
import { RecordRun } from './record-run.server.ts';
import { NO_COUNTS } from './save-batch.ts';

/** Default of `archiveLimit`: a truncated file looks like a small catalogue. */
const ARCHIVE_LIMIT = 0.2;

type Outcome = Omit<ImportReport, 'milliseconds'>;
type ImportOutcomeParts = Partial<Outcome> &
  Pick<Outcome, 'rows' | 'imported' | 'refused' | 'ignored' | 'warnings'>;

export async function importSource(
  source: Source,
  request: ImportRequest,
  hashToShortId: HashToShortId,
): Promise<Outcome> {
  const { catalogueImport } = request.ports;
  const writes = request.isDryRun ? createDryRun(catalogueImport) : catalogueImport;
  const found = await chooseImporter(source, request, writes, hashToShortId);
  if (found.rows === 0)
    throw new Problem(422, 'import.noRows', `${request.file} holds nothing: ${source.hint}`, {
      field: 'file',
    });
  const pictures = { saved: 0, reused: 0, failed: 0 };
  const none = {
    variants: 0,
    archived: 0,
    records: NO_COUNTS,
    products: NO_COUNTS,
    categories: NO_COUNTS,
    pictures,
  };
  return { ...none, ...found, format: source.format, isDryRun: request.isDryRun === true };
}

function chooseImporter(
  source: Source,
  request: ImportRequest,
  writes: CatalogueWrites,
  hashToShortId: HashToShortId,
): Promise<ImportOutcomeParts> {
  if (source.kind === 'rows') return importRows(source, request, writes, hashToShortId);
  if (source.kind === 'lines') return importLines(source, request, writes, hashToShortId);
  return importRecords(source, request, writes, hashToShortId);
}

/** Two passes: the first groups rows, the second saves them. */
async function importRows(
  source: RowSource,
  request: ImportRequest,
  writes: CatalogueWrites,
  hashToShortId: HashToShortId,
): Promise<ImportOutcomeParts> {
  const reportRead = (done: number): void =>
    request.onProgress?.({ phase: 'reading', done, total: source.bytes });
  const firstPass = await readFirstPass(source.read(reportRead), hashToShortId);
  const fileKeys = new Set(
    [...firstPass.groups].map((group) => makeProductKey(group, hashToShortId)),
  );
  const archive = await planArchiving(request, fileKeys, firstPass.hasInvalidLines);
  const pictures = await openDownloads(request);
  const run = new ImportRun(
    optionsFor(request, writes, fileKeys),
    firstPass,
    pictures,
    hashToShortId,
  );
  await run.saveCategories();
  for await (const entry of source.read()) await run.addEntry(entry);
  await run.finish();
  return { ...run.report(), ...(await archive()) };
}

async function importLines(
  source: LineSource,
  request: ImportRequest,
  writes: CatalogueWrites,
  hashToShortId: HashToShortId,
): Promise<ImportOutcomeParts> {
  const { keys, hasInvalidLines } = request.replaces
    ? await readProductKeys(splitLines(source.read()))
    : { keys: new Set<string>(), hasInvalidLines: true };
  const archive = await planArchiving(request, keys, hasInvalidLines);
  const run = new JsonLinesImport(optionsFor(request, writes, keys), hashToShortId);
  const reportSaved = (done: number): void =>
    request.onProgress?.({ phase: 'saving', done, total: source.bytes, rows: run.report().rows });
  let number = 1;
  for await (const line of splitLines(source.read(reportSaved))) await run.addLine(line, number++);
  await run.flush();
  return { ...run.report(), ...(await archive()) };
}

async function importRecords(
  source: RecordSource,
  request: ImportRequest,
  writes: CatalogueWrites,
  hashToShortId: HashToShortId,
): Promise<ImportOutcomeParts> {
  const { currency = 'GBP', hasDecimalComma = false, onIssue } = request;
  const run =
    source.format === 'categories'
      ? new CategoriesRun(writes, onIssue)
      : source.format === 'reviews'
        ? new RecordRun(reviewKind(hashToShortId), writes, onIssue)
        : new RecordRun(stockKind({ currency, hasDecimalComma }, hashToShortId), writes, onIssue);
  const reportSaved = (done: number): void =>
    request.onProgress?.({ phase: 'saving', done, total: source.bytes, rows: run.report().rows });
  for await (const entry of source.read(reportSaved)) await run.addEntry(entry);
  await run.finish();
  return run.report();
}

function optionsFor(
  request: ImportRequest,
  writes: CatalogueWrites,
  fileKeys: ReadonlySet<string>,
): RunOptions {
  const saveOptions = request.replaces ? { mayArchive: (key: string) => !fileKeys.has(key) } : {};
  return { ...request, writes, saveOptions };
}

type ArchiveMissing = () => Promise<{ readonly archived?: number }>;

/**
 * Checks the limit of archived products and returns the final step. Archiving comes last, so
 * that the shop is never without products.
 * @throws Problem 409 when the limit is exceeded.
 */
async function planArchiving(
  request: ImportRequest,
  fileKeys: ReadonlySet<string>,
  hasInvalidLines: boolean,
): Promise<ArchiveMissing> {
  if (!request.replaces) return async () => ({});
  if (hasInvalidLines) {
    const reason =
      'nothing was archived: the file has rows that cannot be read, so that what it does not name may be in them';
    request.onIssue?.({
      line: 1,
      severity: 'warning',
      reason,
      advice: 'correct those rows, then import with --replace again',
    });
    return async () => ({ archived: 0 });
  }
  const { catalogueImport } = request.ports;
  const missing = await countMissing(catalogueImport, fileKeys);
  const { archived, total } = missing;
  const { archiveLimit = ARCHIVE_LIMIT } = request;
  if (archived > total * archiveLimit && request.isForced !== true) {
    const limit = `more than the ${Math.round(100 * archiveLimit)} % that --replace archives`;
    const reason = `${describeMissing(missing)}; ${limit} without --force`;
    if (!request.isDryRun)
      throw new Problem(
        409,
        'import.archivesMany',
        `${reason}. Check whether the file is complete`,
        {
          field: 'file',
        },
      );
    request.onIssue?.({
      line: 1,
      severity: 'warning',
      reason,
      advice: 'check whether the file is complete',
    });
  }
  return async () => {
    if (!request.isDryRun) await archiveMissing(catalogueImport, fileKeys);
    return { archived };
  };
}

async function openDownloads(request: ImportRequest): Promise<PictureDownloads> {
  const { dataDir, isDryRun = false, ports } = request;
  const downloadCache: DownloadCache =
    dataDir === undefined
      ? createMemoryDownloadCache()
      : await openDownloadCache(join(dataDir, 'import-pictures.jsonl'));
  if (!isDryRun)
    return new PictureDownloads({ ...request, pictures: ports.pictures, downloadCache });
  const pictures = { ...ports.pictures, save: async () => 'file.dry-run' };
  return new PictureDownloads({
    ...request,
    pictures,
    downloadCache: readOnlyDownloadCache(downloadCache),
  });
}
