/** Import endpoint for commands on this machine; streams progress as JSON Lines. */

import { access, constants, stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { type CurrencyCode, isCurrencyCode } from '#i18n/money.ts';
import type { Log } from '#kit/log.ts';
import { parseInput } from '#kit/parse-input.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { chooseFascias, type ImportPorts, importCatalogue } from '../catalogue-import.server.ts';
import type { ImportProgress } from '../report/import-report.ts';
import { checkCaller } from './import-key.server.ts';
import { countImport } from './import-metrics.server.ts';
import type { ImportLine, WireError } from './import-wire.ts';

/** Process-wide flag: two imports at once would undo each other. */
export type ImportGate = { busy: boolean };

export type ImportRequestDeps = {
  /** Key of the control file. */
  readonly key: string;
  /** Remote address of the connection. */
  readonly remoteAddress: string | undefined;
  readonly gate: ImportGate;
  readonly ports: ImportPorts;
  /** Codes of all fascias. */
  readonly fascias: readonly string[];
  /** Codes of the fascias that sell to the European Economic Area. */
  readonly eeaFascias?: readonly string[];
  readonly dataDir: string;
  readonly archiveLimit?: number;
  readonly now: () => Date;
  readonly log: Log;
};

const MAX_BODY_BYTES = 64 * 1024;
/**
 * Minimum interval between progress lines, and maximum one, so that the connection does not time
 * out.
 */
const PROGRESS_MS = 100;
const HEARTBEAT_MS = 15_000;

const names = z.array(z.string().min(1).max(200)).min(1).max(100);
const importRequestBody = z.strictObject({
  file: z.string().min(1).max(4_096),
  base: z.url({ protocol: /^https?$/ }).exactOptional(),
  fascias: names.exactOptional(),
  allowHosts: names.exactOptional(),
  currency: z.custom<CurrencyCode>(isCurrencyCode, 'is no currency of the shop').exactOptional(),
  hasDecimalComma: z.boolean().exactOptional(),
  columns: z.record(z.string().min(1).max(200), z.string().min(1).max(200)).exactOptional(),
  isDryRun: z.boolean().exactOptional(),
  replaces: z.boolean().exactOptional(),
  isForced: z.boolean().exactOptional(),
});

type ImportParameters = Omit<z.infer<typeof importRequestBody>, 'fascias'> & {
  readonly fascias: readonly string[];
};

/**
 * Answers 401 without the key, 403 from another machine, 409 while another import runs, 413 for a
 * body that is too large, 422 for a request or file that cannot be read.
 */
export async function handleImportRequest(
  request: Request,
  deps: ImportRequestDeps,
): Promise<Response> {
  try {
    checkCaller(request, deps);
    const parameters = await readBody(request);
    const fascias = chooseFascias(parameters.fascias, deps.fascias);
    await checkFile(parameters.file);
    if (deps.gate.busy)
      throw new Problem(
        409,
        'import.busy',
        'Another import is running: wait for it to end, then run this one again',
      );
    deps.gate.busy = true;
    return streamImport({ ...parameters, fascias }, deps, request.signal);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return Response.json(
      { error: toWire(error) },
      { status: error.status, headers: { 'cache-control': 'no-store' } },
    );
  }
}

async function readBody(request: Request): Promise<z.infer<typeof importRequestBody>> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BODY_BYTES)
      throw new Problem(
        413,
        'import.tooLarge',
        'The request is larger than 64 kB: it names a file, it does not contain it',
      );
  }
  return parseInput(importRequestBody, parseJson(text), (field, reason) => {
    const message = `The request cannot be read: ${field} ${reason}`;
    return new Problem(422, 'import.order', message, { field });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function checkFile(file: string): Promise<void> {
  const createProblem = (why: string): Problem =>
    new Problem(422, 'import.unreadable', `${file} ${why}`, { field: 'file' });
  if (!isAbsolute(file) || file.includes('\0')) throw createProblem('is not an absolute path');
  const found = await stat(file).catch(() => null);
  if (!found) throw createProblem('cannot be found: check the path');
  if (!found.isFile()) throw createProblem('is not a file: name the feed itself');
  await access(file, constants.R_OK).catch(() => {
    throw createProblem('may not be read by the shop: check its permissions');
  });
}

function streamImport(
  parameters: ImportParameters,
  deps: ImportRequestDeps,
  signal: AbortSignal,
): Response {
  const stop = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const sendLine = (line: ImportLine): void => {
        if (!stop.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      // Not awaited: the response starts while the import runs.
      void runImport(parameters, deps, AbortSignal.any([stop.signal, signal]), sendLine).finally(
        () => {
          deps.gate.busy = false;
          if (!stop.signal.aborted) controller.close();
        },
      );
    },
    // The client disconnected: abort the import.
    cancel: () => stop.abort(),
  });
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
  });
}

async function runImport(
  parameters: ImportParameters,
  { ports, dataDir, archiveLimit, eeaFascias = [], now, log }: ImportRequestDeps,
  signal: AbortSignal,
  sendLine: (line: ImportLine) => void,
): Promise<void> {
  let last: ImportProgress | null = null;
  let sentAt = 0;
  const onProgress = (progress: ImportProgress): void => {
    last = progress;
    if (progress.done < progress.total && performance.now() - sentAt < PROGRESS_MS) return;
    sentAt = performance.now();
    sendLine({ type: 'progress', progress });
  };
  const heartbeat = setInterval(
    () => last && sendLine({ type: 'progress', progress: last }),
    HEARTBEAT_MS,
  );
  try {
    const onIssue = (issue: (ImportLine & { type: 'issue' })['issue']): void =>
      sendLine({ type: 'issue', issue });
    const report = await importCatalogue({
      eeaFascias,
      ...{ ...parameters, now: now(), ports, dataDir, signal, onProgress, onIssue },
      ...(archiveLimit === undefined ? {} : { archiveLimit }),
    });
    if (!report.isDryRun) countImport('catalogue', 'done', report.refused);
    log.info(
      { rows: report.rows, variants: report.variants, refused: report.refused },
      'catalogue imported',
    );
    sendLine({ type: 'report', report });
  } catch (error) {
    countImport('catalogue', isProblem(error) || signal.aborted ? 'refused' : 'failed');
    if (!isProblem(error) && !signal.aborted)
      log.error(
        { reason: error instanceof Error ? error.message : String(error) },
        'import failed',
      );
    sendLine({ type: 'error', error: toWire(error) });
  } finally {
    clearInterval(heartbeat);
  }
}

function toWire(error: unknown): WireError {
  if (!isProblem(error))
    return {
      status: 500,
      code: 'import.failed',
      message: 'The import failed: the log of the shop says why. Run it again.',
    };
  const { status, code, message, details } = error;
  return {
    status,
    code,
    message,
    ...(details.field === undefined ? {} : { field: details.field }),
  };
}
