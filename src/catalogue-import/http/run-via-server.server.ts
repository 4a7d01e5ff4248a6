/** Delegates an import or export to the running server, found by its control file. */
import { z } from 'zod';
import { Problem } from '#kit/problem.ts';
import type { ServerConnection } from '#request/commands/control-file.server.ts';
import type { ImportIssue } from '../report/import-issue.ts';
import type { ImportProgress, ImportReport } from '../report/import-report.ts';
import type { ExportRequestBody } from './export-http.server.ts';
import {
  EXPORT_PATH,
  IMPORT_PATH,
  type ImportLine,
  type ImportRequestBody,
} from './import-wire.ts';

export type ImportListener = {
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly onIssue?: (issue: ImportIssue) => void;
  readonly signal?: AbortSignal;
};

/**
 * Runs an import on the server. null when no server answers or the key is not accepted.
 * @throws Problem as sent by the server.
 */
export async function importViaServer(
  { url, key }: ServerConnection,
  body: ImportRequestBody,
  listener: ImportListener = {},
): Promise<ImportReport | null> {
  const request = { url: new URL(IMPORT_PATH, url), key, body, signal: listener.signal };
  const response = await sendRequest('import', request);
  if (!response || response.status === 401 || response.status === 404) return null;
  if (!response.ok || !response.body) throw await parseErrorResponse('import', response);
  for await (const line of readLines(response.body)) {
    const message: ImportLine = JSON.parse(line);
    if (message.type === 'report') return message.report;
    if (message.type === 'error') throw toProblem(message.error);
    if (message.type === 'progress') listener.onProgress?.(message.progress);
    else listener.onIssue?.(message.issue);
  }
  throw new Problem(
    503,
    'import.cut',
    'The shop stopped while importing: start it and run the import again; it continues where it stopped',
  );
}

/**
 * Runs an export on the server. null when no server answers or the key is not accepted.
 * @throws Problem as sent by the server.
 */
export async function exportViaServer(
  { url, key }: ServerConnection,
  body: ExportRequestBody,
): Promise<AsyncIterable<Uint8Array> | null> {
  const response = await sendRequest('export', { url: new URL(EXPORT_PATH, url), key, body });
  if (!response || response.status === 401 || response.status === 404) return null;
  if (!response.ok || !response.body) throw await parseErrorResponse('export', response);
  return response.body;
}

/** Command that the server runs, as its codes and messages name it. */
type Work = 'import' | 'export';

type ServerRequest = {
  readonly url: URL;
  readonly key: string;
  readonly body: ImportRequestBody | ExportRequestBody;
  readonly signal?: AbortSignal | undefined;
};

async function sendRequest(
  work: Work,
  { url, key, body, signal }: ServerRequest,
): Promise<Response | null> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const request = {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    redirect: 'error',
    ...(signal ? { signal } : {}),
  } as const;
  try {
    return await fetch(url, request);
  } catch (error) {
    signal?.throwIfAborted();
    // Only a refused connection proves that no server runs; any other error may have started an
    // import.
    const cause =
      error instanceof Error && error.cause instanceof Error && 'code' in error.cause
        ? error.cause.code
        : undefined;
    if (cause === 'ECONNREFUSED') return null;
    throw new Problem(
      503,
      `${work}.cut`,
      `The shop does not answer: check whether it still runs, then run the ${work} again`,
    );
  }
}

async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const errorBody = z.object({
  error: z.object({
    status: z.number(),
    code: z.string(),
    message: z.string(),
    field: z.string().optional(),
  }),
});

async function parseErrorResponse(work: Work, response: Response): Promise<Problem> {
  const parsed = errorBody.safeParse(await response.json().catch(() => null));
  if (parsed.success) return toProblem(parsed.data.error);
  return new Problem(
    response.status,
    `${work}.refused`,
    `The shop answered ${response.status}: see its log`,
  );
}

function toProblem({ status, code, message, field }: z.infer<typeof errorBody>['error']): Problem {
  return new Problem(status, code, message, field === undefined ? {} : { field });
}
