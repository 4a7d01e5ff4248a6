/** POST /api/import/stock: stock and prices from a till or warehouse system. */
import { type CurrencyCode, isCurrencyCode } from '#i18n/money.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { hasKey, respondToCommand } from '#request/commands/command-caller.server.ts';
import type { ImportPorts } from '../catalogue-import.server.ts';
import { detectFormat } from '../formats/detect-format.ts';
import { readRecordLines, readRecordTable } from '../formats/records/record-entries.ts';
import { stockKind } from '../formats/records/record-kinds.ts';
import { splitLines } from '../formats/split-lines.ts';
import { readTable } from '../formats/table/table-rows.ts';
import type { ImportIssue } from '../report/import-issue.ts';
import { RecordRun } from '../run/record-run.server.ts';
import { hashToShortId } from '../values/hash-to-short-id.server.ts';
import { countImport } from './import-metrics.server.ts';
import type { StockReport } from './import-wire.ts';

export type StockRequestDeps = {
  /** Accepted keys: `IMPORT_KEY`, and the one of the control file. */
  readonly keys: readonly string[];
  readonly ports: Pick<ImportPorts, 'catalogueImport'>;
};

/** Issues listed in the response; all are counted. */
const MAX_ISSUES = 1_000;

/**
 * The body is CSV or JSON Lines. `?currency=` is the currency of prices without one, GBP by
 * default; `?decimal-comma=1` reads 12,50 as twelve and a half.
 * Answers 401 without a key, 422 for a body of another kind or when no row could be imported; then
 * nothing was changed.
 */
export async function handleStockRequest(
  request: Request,
  { keys, ports }: StockRequestDeps,
): Promise<Response> {
  return await respondToCommand(async () => {
    if (!hasKey(request, keys))
      throw new Problem(401, 'import.key', 'authorization: the import key is required');
    try {
      const report = await importStock(
        await request.text(),
        parseOptions(new URL(request.url)),
        ports,
      );
      const isDone = report.imported > 0;
      countImport('stock', isDone ? 'done' : 'refused', report.refused);
      return { body: report, status: isDone ? 200 : 422 };
    } catch (error) {
      countImport('stock', isProblem(error) && error.status < 500 ? 'refused' : 'failed');
      throw error;
    }
  });
}

type Options = { readonly currency: CurrencyCode; readonly hasDecimalComma: boolean };

function parseOptions({ searchParams }: URL): Options {
  const currency = searchParams.get('currency') ?? 'GBP';
  if (isCurrencyCode(currency))
    return { currency, hasDecimalComma: searchParams.get('decimal-comma') === '1' };
  throw new Problem(422, 'import.currency', 'currency: the shop does not sell in it', {
    field: 'currency',
  });
}

async function importStock(
  text: string,
  options: Options,
  { catalogueImport }: StockRequestDeps['ports'],
): Promise<StockReport> {
  const found = detectFormat(text);
  if (found?.format !== 'stock') {
    const message = 'body: send CSV or JSON Lines with sku and stock, price, or both';
    throw new Problem(422, 'import.unknownFormat', message, { field: 'body' });
  }
  const issues: ImportIssue[] = [];
  const run = new RecordRun(stockKind(options, hashToShortId), catalogueImport, (issue) => {
    if (issues.length < MAX_ISSUES) issues.push(issue);
  });
  const chunks = chunksOf(text);
  const entries = found.isJsonLines
    ? readRecordLines(splitLines(chunks))
    : readRecordTable(readTable(chunks, found.delimiter));
  for await (const entry of entries) await run.addEntry(entry);
  await run.finish();
  const { records, ...counts } = run.report();
  return { ...counts, updated: records.updated, unchanged: records.unchanged, issues };
}

async function* chunksOf(text: string): AsyncGenerator<string> {
  yield text.replace(/^\uFEFF/, '');
}
