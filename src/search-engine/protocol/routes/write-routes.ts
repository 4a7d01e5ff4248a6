/** Admin routes that write: single records, batches and whole indexes. */
import { Problem } from '#kit/problem.ts';
import { checkIndexName, parseScope } from '../../custom-indexes/index-settings.ts';
import type { IndexStore } from '../../custom-indexes/index-store.ts';
import {
  MAX_OPERATIONS,
  type Operation,
  parseId,
  parseOperations,
  parseSave,
  parseUpdate,
  runOperations,
} from '../../custom-indexes/operations.ts';
import type { NamedIndex } from '../parameters/build-query.ts';
import {
  createParameterProblem,
  isObject,
  type Parameters,
  parseEnumParameter,
  parseTextParameter,
} from '../parameters/parameter.ts';
import { browse } from './browse.ts';
import { type Call, parametersOf, type Route } from './routes.ts';
import { unknownIndex } from './search-routes.ts';

export type WriteContext = {
  readonly store: IndexStore;
  /** True for catalogue indexes, whose records only imports write. */
  readonly isShop: (name: string) => boolean;
  readonly findIndex: (name: string) => Promise<NamedIndex | null>;
  /** null for a free name; for a replica, the name of its source index. */
  readonly sourceOf: (name: string) => Promise<string | null>;
};

const INDEX = '/1/indexes/:index';

const toRecordBody = (call: Call): Parameters => ({
  ...parametersOf(call.body),
  objectID: call.pathParameters.objectID,
});

export function adminRoute(
  method: Route<WriteContext>['method'],
  path: string,
  handle: Route<WriteContext>['handle'],
): Route<WriteContext> {
  return { method, path, needs: 'admin', handle };
}

export const writeRoutes: readonly Route<WriteContext>[] = [
  adminRoute('GET', '/1/indexes', (_call, { store }) => listIndexes(store)),
  adminRoute('POST', '/1/indexes/*/batch', writeBatch),
  adminRoute('POST', `${INDEX}/batch`, async ({ pathParameters, body }, host) => {
    const { operations, ids } = parseOperations(body);
    return { objectIDs: ids, ...(await runOnIndex(pathParameters.index, operations, host)) };
  }),
  adminRoute('POST', `${INDEX}/browse`, async ({ pathParameters, body }, host) =>
    browse(await requireIndex(pathParameters.index, host), parametersOf(body)),
  ),
  adminRoute('POST', `${INDEX}/clear`, ({ pathParameters }, host) =>
    runOnIndex(pathParameters.index, [{ action: 'clear' }], host),
  ),
  adminRoute('POST', `${INDEX}/deleteByQuery`, deleteBy),
  adminRoute('POST', `${INDEX}/operation`, moveOrCopy),
  adminRoute('GET', `${INDEX}/task/:task`, () => ({ status: 'published', pendingTask: false })),
  adminRoute('GET', '/1/task/:task', () => ({ status: 'published', pendingTask: false })),
  adminRoute('DELETE', INDEX, async ({ pathParameters }, { store, isShop }) => {
    if (isShop(pathParameters.index ?? '')) throw fedByCatalogue(pathParameters.index ?? '');
    await store.drop(pathParameters.index ?? '');
    return { deletedAt: formatNow(), taskID: taskID() };
  }),
  adminRoute('POST', INDEX, (call, host) =>
    runOperation(parseSave(parametersOf(call.body), 'body', true), 'createdAt', call, host),
  ),
  adminRoute('PUT', `${INDEX}/:objectID`, (call, host) =>
    runOperation(parseSave(toRecordBody(call), 'body', false), 'updatedAt', call, host),
  ),
  adminRoute('POST', `${INDEX}/:objectID/partial`, (call, host) => {
    const mayCreate =
      parseEnumParameter({ given: call.search.get('createIfNotExists') ?? undefined }, 'given', [
        'true',
        'false',
      ]) === 'true';
    return runOperation(
      parseUpdate(toRecordBody(call), mayCreate, 'body'),
      'updatedAt',
      call,
      host,
    );
  }),
  adminRoute('DELETE', `${INDEX}/:objectID`, ({ pathParameters }, host) => {
    return runOnIndex(
      pathParameters.index,
      [{ action: 'remove', id: parseId(pathParameters.objectID, 'path') }],
      host,
      'deletedAt',
    );
  }),
];

type TimestampField = 'createdAt' | 'updatedAt' | 'deletedAt';

/** Writes are searchable as soon as this resolves, so every task counts as published. */
async function runOnIndex(
  name = '',
  operations: readonly Operation[],
  host: WriteContext,
  timestampField: TimestampField = 'updatedAt',
): Promise<Parameters> {
  await checkWritable(name, host);
  await host.store.write(name, (writer) => runOperations(operations, writer));
  return { [timestampField]: formatNow(), taskID: taskID() };
}

async function runOperation(
  operation: Operation,
  timestampField: TimestampField,
  { pathParameters }: Call,
  host: WriteContext,
): Promise<Parameters> {
  const result = await runOnIndex(pathParameters.index, [operation], host, timestampField);
  return 'id' in operation ? { ...result, objectID: operation.id } : result;
}

function nameIn(request: unknown): string {
  const name = isObject(request) ? request.indexName : '';
  return typeof name === 'string' ? name : '';
}

/** Writes one index after the other, each atomically. */
async function writeBatch({ body }: Call, host: WriteContext): Promise<unknown> {
  const requests: unknown = isObject(body) ? body.requests : undefined;
  if (!Array.isArray(requests)) throw createParameterProblem('requests', 'must be a list');
  if (requests.length > MAX_OPERATIONS)
    throw createParameterProblem('requests', `must be at most ${MAX_OPERATIONS}`);
  const byIndex = Map.groupBy(requests, (request: unknown) => nameIn(request));
  const parsed = [...byIndex].map(([name, group]) => ({
    name,
    ...parseOperations({ requests: group }),
  }));
  for (const { name } of parsed) await checkWritable(name, host);
  const tasks: Record<string, unknown> = {};
  for (const { name, operations } of parsed)
    tasks[name] = (await runOnIndex(name, operations, host)).taskID;
  return { objectIDs: parsed.flatMap(({ ids }) => ids), taskID: tasks };
}

/** Requires a filter: `clear` exists to empty an index. */
async function deleteBy({ pathParameters, body }: Call, host: WriteContext): Promise<unknown> {
  const parameters = parametersOf(body);
  const filters = ['filters', 'facetFilters', 'numericFilters', 'tagFilters'];
  const params =
    typeof parameters.params === 'string'
      ? Object.fromEntries(new URLSearchParams(parameters.params))
      : { ...parameters, ...Object(parameters.params) };
  if (!filters.some((name) => params[name]))
    throw createParameterProblem('filters', 'must say which records to delete');
  const named = await requireIndex(pathParameters.index, host);
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = browse(named, {
      ...params,
      hitsPerPage: 1000,
      attributesToRetrieve: [],
      ...(cursor === undefined ? {} : { cursor }),
    });
    ids.push(...page.hits.map(({ objectID }) => String(objectID)));
    cursor = page.cursor;
    if (cursor === undefined) break;
  }
  return runOnIndex(
    pathParameters.index,
    ids.map((id) => ({ action: 'remove', id })),
    host,
  );
}

async function moveOrCopy({ pathParameters, body }: Call, host: WriteContext): Promise<unknown> {
  const parameters = parametersOf(body);
  const from = pathParameters.index ?? '';
  const to = checkIndexName(parseTextParameter(parameters, 'destination', '', 200));
  const isMove = parseEnumParameter(parameters, 'operation', ['copy', 'move']) === 'move';
  const scope = parseScope(parameters);
  if ((isMove || scope.includes('record')) && [from, to].some(host.isShop))
    throw fedByCatalogue(host.isShop(to) ? to : from);
  if ((await host.sourceOf(from)) === null && !host.isShop(from)) throw unknownIndex(from);
  if (isMove) await host.store.move(from, to);
  else await host.store.copy(from, to, scope);
  return { updatedAt: formatNow(), taskID: taskID() };
}

async function checkWritable(name: string, { isShop, sourceOf }: WriteContext): Promise<void> {
  checkIndexName(name);
  if (isShop(name)) throw fedByCatalogue(name);
  const source = await sourceOf(name);
  if (source !== null && source !== name)
    throw new Problem(
      403,
      'search.replica',
      `${name} is a replica: its records are those of ${source}`,
    );
}

async function requireIndex(name = '', { findIndex }: WriteContext): Promise<NamedIndex> {
  const named = await findIndex(name);
  if (!named) throw unknownIndex(name);
  return named;
}

async function listIndexes(store: IndexStore): Promise<unknown> {
  const items = (await store.list()).map(({ name, createdAt, updatedAt, entries }) => ({
    name,
    createdAt,
    updatedAt,
    entries,
    dataSize: 0,
    fileSize: 0,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
  }));
  return { items, nbPages: 1 };
}

function fedByCatalogue(name: string): Problem {
  return new Problem(
    403,
    'search.shop',
    `Index ${name} follows the catalogue: its records are written by imports`,
  );
}

export function formatNow(): string {
  return new Date().toISOString();
}

let lastTask = 0;

/** Increasing, also across restarts (based on the clock). */
export function taskID(): number {
  lastTask = Math.max(lastTask + 1, Date.now() * 1000);
  return lastTask;
}
