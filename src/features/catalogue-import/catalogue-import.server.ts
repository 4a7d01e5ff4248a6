/** Brings a retailer's catalogue in from a file: reads, maps, fetches pictures, saves in batches, reports. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CurrencyCode } from '#kit/money.ts';
import { Problem } from '#kit/problem.ts';
import type { Ports } from '#kit/shop.ts';
import type { ImportIssue } from './catalogue-import.ts';
import type { ImportProgress, ImportReport } from './import-report.ts';
import type { FetchPictureOptions } from './parts/fetch-picture.server.ts';
import { LinesRun } from './parts/import-lines.server.ts';
import { ImportRun } from './parts/import-run.server.ts';
import { splitLines } from './parts/open-feed.server.ts';
import { type LineSource, openSource, type RowSource } from './parts/open-source.server.ts';
import { PictureIntake } from './parts/picture-intake.server.ts';
import { createMemoryLedger, openPictureLedger } from './parts/picture-ledger.server.ts';
import { surveyFeed } from './parts/survey.ts';

export type ImportPorts = Pick<Ports, 'catalogueImport' | 'pictures'>;

export type ImportRequest = Pick<FetchPictureOptions, 'allowHosts' | 'isAllowedAddress' | 'timeoutMs'> & {
  /** Absolute path. */
  readonly file: string;
  /** For prices that the file writes without one. */
  readonly currency?: CurrencyCode;
  /** Read `12,50` as twelve and a half. */
  readonly hasDecimalComma?: boolean;
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
 * Throws `Problem` 422 when the file cannot be read or holds no product at all; what is wrong with single rows goes to
 * `onIssue`. When stopped, what was saved stays, and importing again completes it.
 */
export async function importCatalogue(request: ImportRequest): Promise<ImportReport> {
  const started = performance.now();
  const source = await openSource(request);
  const report = source.format === 'catalogue-lines' ? await importLines(source, request) : await importRows(source, request);
  return { ...report, milliseconds: Math.round(performance.now() - started) };
}

type Outcome = Omit<ImportReport, 'milliseconds'>;

/** Twice through the file: once for what belongs together, once to save it. */
async function importRows(source: RowSource, request: ImportRequest): Promise<Outcome> {
  const survey = await surveyFeed(
    source.read((done) => request.onProgress?.({ phase: 'reading', done, total: source.bytes })),
    shorten,
  );
  if (survey.rows === 0) {
    throw new Problem(422, 'import.noRows', `${request.file} holds no product: ${source.hint}`, { field: 'file' });
  }
  const ledger =
    request.dataDir === undefined ? createMemoryLedger() : await openPictureLedger(join(request.dataDir, 'import-pictures.jsonl'));
  const pictures = new PictureIntake({ ...request, pictures: request.ports.pictures, ledger });
  const run = new ImportRun(request, survey, pictures, shorten);
  await run.saveCategories();
  for await (const entry of source.read()) await run.take(entry);
  await run.finish();
  return run.report();
}

async function importLines(source: LineSource, request: ImportRequest): Promise<Outcome> {
  const run = new LinesRun(request, shorten);
  const pieces = source.read((done) => request.onProgress?.({ phase: 'saving', done, total: source.bytes }));
  let number = 1;
  for await (const line of splitLines(pieces)) await run.take(line, number++);
  await run.flush();
  return run.report();
}

/** All of them when none is asked for. Throws `Problem` 422 for a code that the shop does not have. */
export function chooseFascias(asked: readonly string[] | undefined, known: readonly string[]): readonly string[] {
  if (!asked || asked.length === 0) return known;
  const stranger = asked.find((code) => !known.includes(code));
  if (stranger === undefined) return known.filter((code) => asked.includes(code));
  throw new Problem(422, 'import.unknownFascia', `There is no fascia ${stranger}: choose from ${known.join(', ')}`, { field: 'fascias' });
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 5 bits a letter: 16 letters are enough that no two keys of one catalogue meet. */
function shorten(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
