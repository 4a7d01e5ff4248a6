/** Batch operations on records: validation and execution. */
import {
  createParameterProblem,
  isObject,
  type Parameters,
} from '../protocol/parameters/parameter.ts';
import type { IndexEntry, IndexWriter } from './index-store.ts';
import { updateRecord } from './partial-update.ts';

export type Operation =
  | { readonly action: 'save'; readonly id: string; readonly body: Parameters }
  | {
      readonly action: 'update';
      readonly id: string;
      readonly body: Parameters;
      readonly mayCreate: boolean;
    }
  | { readonly action: 'remove'; readonly id: string }
  /** `clear` keeps settings, synonyms and rules; `drop` deletes them with the index. */
  | { readonly action: 'clear' | 'drop' };

/** The limit of the hosted service; clients send batches of 1,000. */
export const MAX_OPERATIONS = 10_000;
const MAX_ID_LENGTH = 512;
const MAX_RECORD_LENGTH = 100_000;

export function parseOperations(body: unknown): {
  readonly operations: readonly Operation[];
  readonly ids: readonly string[];
} {
  const requests = isObject(body) ? body.requests : undefined;
  if (!Array.isArray(requests)) throw createParameterProblem('requests', 'must be a list');
  if (requests.length > MAX_OPERATIONS)
    throw createParameterProblem('requests', `must be at most ${MAX_OPERATIONS}`);
  const operations = requests.map((request, index) =>
    parseOperation(request, `requests[${index}]`),
  );
  return {
    operations,
    ids: operations.flatMap((operation) => ('id' in operation ? [operation.id] : [])),
  };
}

function parseOperation(request: unknown, path: string): Operation {
  if (!isObject(request)) throw createParameterProblem(path, 'must be an object');
  const body = isObject(request.body) ? request.body : {};
  switch (request.action) {
    case 'addObject':
      return parseSave(body, path, true);
    case 'updateObject':
      return parseSave(body, path, false);
    case 'partialUpdateObject':
      return parseUpdate(body, true, path);
    case 'partialUpdateObjectNoCreate':
      return parseUpdate(body, false, path);
    case 'deleteObject':
      return { action: 'remove', id: parseId(body.objectID, path) };
    case 'clear':
      return { action: 'clear' };
    case 'delete':
      return { action: 'drop' };
    default:
      throw createParameterProblem(
        `${path}.action`,
        `${JSON.stringify(request.action)?.slice(0, 60) ?? ''} is not supported`,
      );
  }
}

/**
 * Parses a full record; `mayGenerateId` allows a missing objectID, which is then generated. @throws
 * Problem 400.
 */
export function parseSave(body: Parameters, path: string, mayGenerateId: boolean): Operation {
  const id =
    mayGenerateId && body.objectID === undefined
      ? crypto.randomUUID()
      : parseId(body.objectID, path);
  return { action: 'save', id, body: checkSize({ ...body, objectID: id }, path) };
}

export function parseUpdate(body: Parameters, mayCreate: boolean, path: string): Operation {
  const id = parseId(body.objectID, path);
  return { action: 'update', id, mayCreate, body: checkSize({ ...body, objectID: id }, path) };
}

/** Numbers are valid, as in older clients. @throws Problem 400. */
export function parseId(value: unknown, path: string): string {
  const id = typeof value === 'number' ? String(value) : value;
  if (
    typeof id !== 'string' ||
    id === '' ||
    id.length > MAX_ID_LENGTH ||
    id.includes('\0') ||
    !id.isWellFormed()
  )
    throw createParameterProblem(
      `${path}.objectID`,
      `must be a text of 1 to ${MAX_ID_LENGTH} characters`,
    );
  return id;
}

function checkSize(body: Parameters, path: string): Parameters {
  if (JSON.stringify(body).length > MAX_RECORD_LENGTH)
    throw createParameterProblem(path, `is a record of more than ${MAX_RECORD_LENGTH} characters`);
  return body;
}

/** Applies the operations in order; records are written and removed in one statement each. */
export async function runOperations(
  operations: readonly Operation[],
  writer: IndexWriter,
): Promise<void> {
  const updatedIds = operations.flatMap((operation) =>
    operation.action === 'update' ? [operation.id] : [],
  );
  const existing = await writer.loadEntries('record', [...new Set(updatedIds)]);
  const stored = new Map(existing.map(({ id, body }) => [id, body]));
  /** Results by id; null for a removed record. */
  const bodies = new Map<string, Parameters | null>();
  for (const operation of operations) {
    if (!('id' in operation)) {
      await (operation.action === 'drop' ? writer.drop() : writer.clear('record'));
      stored.clear();
      bodies.clear();
    } else
      bodies.set(
        operation.id,
        bodyAfter(
          operation,
          bodies.has(operation.id) ? bodies.get(operation.id) : stored.get(operation.id),
        ),
      );
  }
  const entries = [...bodies].flatMap(([id, body]): IndexEntry[] =>
    body === null ? [] : [{ id, body }],
  );
  await writer.remove(
    'record',
    [...bodies].flatMap(([id, body]) => (body === null ? [id] : [])),
  );
  await writer.put('record', entries);
}

function bodyAfter(
  operation: Extract<Operation, { id: string }>,
  present: Parameters | null | undefined,
): Parameters | null {
  switch (operation.action) {
    case 'remove':
      return null;
    case 'save':
      return operation.body;
    case 'update': {
      const existing = present ?? null;
      return existing === null && !operation.mayCreate
        ? null
        : (updateRecord(existing ?? {}, operation.body) ?? existing);
    }
  }
}
