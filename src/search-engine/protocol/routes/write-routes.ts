/** Admin routes that write: single records, batches and whole indexes. */
import { Problem } from '#kit/problem.ts';
import { checkIndexName, readScope } from '../../custom-indexes/index-settings.ts';
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
  readChoice,
  readText,
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

const record = (call: Call): Parameters => ({
  ...parametersOf(call.body),
  objectID: call.at.objectID,
});

export function adminRoute(
  method: Route<WriteContext>['method'],
  path: string,
  result: Route<WriteContext>['answer'],
): Route<WriteContext> {
  return { method, path, needs: 'admin', answer: result };
}

export const writeRoutes: readonly Route<WriteContext>[] = [
  adminRoute('GET', '/1/indexes', (_call, { store }) => listIndexes(store)),
  adminRoute('POST', '/1/indexes/*/batch', writeBatch),
  adminRoute('POST', `${INDEX}/batch`, async ({ at, body }, host) => {
    const { operations, ids } = parseOperations(body);
    return { objectIDs: ids, ...(await run(at.index, operations, host)) };
  }),
  adminRoute('POST', `${INDEX}/browse`, async ({ at, body }, host) =>
    browse(await existing(at.index, host), parametersOf(body)),
  ),
  adminRoute('POST', `${INDEX}/clear`, ({ at }, host) =>
    run(at.index, [{ action: 'clear' }], host),
  ),
  adminRoute('POST', `${INDEX}/deleteByQuery`, deleteBy),
  adminRoute('POST', `${INDEX}/operation`, moveOrCopy),
  adminRoute('GET', `${INDEX}/task/:task`, () => ({ status: 'published', pendingTask: false })),
  adminRoute('GET', '/1/task/:task', () => ({ status: 'published', pendingTask: false })),
  adminRoute('DELETE', INDEX, async ({ at }, { store, isShop }) => {
    if (isShop(at.index ?? '')) throw isFedByCatalogue(at.index ?? '');
    await store.drop(at.index ?? '');
    return { deletedAt: formatNow(), taskID: taskID() };
  }),
  adminRoute('POST', INDEX, (call, host) =>
    runOne(parseSave(parametersOf(call.body), 'body', true), 'createdAt', call, host),
  ),
  adminRoute('PUT', `${INDEX}/:objectID`, (call, host) =>
    runOne(parseSave(record(call), 'body', false), 'updatedAt', call, host),
  ),
  adminRoute('POST', `${INDEX}/:objectID/partial`, (call, host) => {
    const mayCreate =
      readChoice({ given: call.search.get('createIfNotExists') ?? undefined }, 'given', [
        'true',
        'false',
      ]) === 'true';
    return runOne(parseUpdate(record(call), mayCreate, 'body'), 'updatedAt', call, host);
  }),
  adminRoute('DELETE', `${INDEX}/:objectID`, ({ at }, host) => {
    return run(
      at.index,
      [{ action: 'remove', id: parseId(at.objectID, 'path') }],
      host,
      'deletedAt',
    );
  }),
];

type TimestampField = 'createdAt' | 'updatedAt' | 'deletedAt';

/** Writes are searchable as soon as this resolves, so every task counts as published. */
async function run(
  name = '',
  operations: readonly Operation[],
  host: WriteContext,
  moment: TimestampField = 'updatedAt',
): Promise<Parameters> {
  await checkWritable(name, host);
  await host.store.write(name, (writer) => runOperations(operations, writer));
  return { [moment]: formatNow(), taskID: taskID() };
}

async function runOne(
  operation: Operation,
  moment: TimestampField,
  { at }: Call,
  host: WriteContext,
): Promise<Parameters> {
  const result = await run(at.index, [operation], host, moment);
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
  const parsed = [...byIndex].map(([name, some]) => ({
    name,
    ...parseOperations({ requests: some }),
  }));
  for (const { name } of parsed) await checkWritable(name, host);
  const tasks: Record<string, unknown> = {};
  for (const { name, operations } of parsed)
    tasks[name] = (await run(name, operations, host)).taskID;
  return { objectIDs: parsed.flatMap(({ ids }) => ids), taskID: tasks };
}

/** Requires a filter: `clear` exists to empty an index. */
async function deleteBy({ at, body }: Call, host: WriteContext): Promise<unknown> {
  const given = parametersOf(body);
  const filters = ['filters', 'facetFilters', 'numericFilters', 'tagFilters'];
  const params =
    typeof given.params === 'string'
      ? Object.fromEntries(new URLSearchParams(given.params))
      : { ...given, ...Object(given.params) };
  if (!filters.some((name) => params[name]))
    throw createParameterProblem('filters', 'must say which records to delete');
  const named = await existing(at.index, host);
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
  return run(
    at.index,
    ids.map((id) => ({ action: 'remove', id })),
    host,
  );
}

async function moveOrCopy({ at, body }: Call, host: WriteContext): Promise<unknown> {
  const given = parametersOf(body);
  const from = at.index ?? '';
  const to = checkIndexName(readText(given, 'destination', '', 200));
  const isMove = readChoice(given, 'operation', ['copy', 'move']) === 'move';
  const scope = readScope(given);
  if ((isMove || scope.includes('record')) && [from, to].some(host.isShop))
    throw isFedByCatalogue(host.isShop(to) ? to : from);
  if ((await host.sourceOf(from)) === null && !host.isShop(from)) throw unknownIndex(from);
  if (isMove) await host.store.move(from, to);
  else await host.store.copy(from, to, scope);
  return { updatedAt: formatNow(), taskID: taskID() };
}

async function checkWritable(name: string, { isShop, sourceOf }: WriteContext): Promise<void> {
  checkIndexName(name);
  if (isShop(name)) throw isFedByCatalogue(name);
  const source = await sourceOf(name);
  if (source !== null && source !== name)
    throw new Problem(
      403,
      'search.replica',
      `${name} is a replica: its records are those of ${source}`,
    );
}

async function existing(name = '', { findIndex }: WriteContext): Promise<NamedIndex> {
  const named = await findIndex(name);
  if (!named) throw unknownIndex(name);
  return named;
}

async function listIndexes(store: IndexStore): Promise<unknown> {
  const items = (await store.list()).map(({ name, createdAt, updatedAt, entries }) => ({
    ...{
      name,
      createdAt,
      updatedAt,
      entries,
      dataSize: 0,
      fileSize: 0,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
    },
  }));
  return { items, nbPages: 1 };
}

function isFedByCatalogue(name: string): Problem {
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
