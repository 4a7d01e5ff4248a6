/** Admin routes for settings, synonyms and rules of custom and catalogue indexes. */
import { Problem } from '#kit/problem.ts';
import type { EntryKind } from '../../custom-indexes/entry-statements.ts';
import { parseRule, parseSynonym } from '../../custom-indexes/index-configuration.ts';
import { checkIndexName, checkSettings } from '../../custom-indexes/index-settings.ts';
import type { IndexEntry, IndexStore, IndexWriter } from '../../custom-indexes/index-store.ts';
import { parseId } from '../../custom-indexes/operations.ts';
import {
  createParameterProblem,
  isObject,
  type Parameters,
  parseIntegerParameter,
  parseTextParameter,
} from '../parameters/parameter.ts';
import { type Call, parametersOf, type Route } from './routes.ts';
import { unknownIndex } from './search-routes.ts';
import { adminRoute, formatNow, taskID, type WriteContext } from './write-routes.ts';

const INDEX = '/1/indexes/:index';
const MAX_ENTRIES = 5000;
const MAX_LISTED = 1000;

export const configurationRoutes: readonly Route<WriteContext>[] = [
  adminRoute('GET', `${INDEX}/settings`, readSettings),
  adminRoute('PUT', `${INDEX}/settings`, saveSettings),
  ...entryRoutes({
    kind: 'synonym',
    plural: 'synonyms',
    parse: parseSynonym,
    replacing: 'replaceExistingSynonyms',
  }),
  ...entryRoutes({
    kind: 'rule',
    plural: 'rules',
    parse: parseRule,
    replacing: 'clearExistingRules',
  }),
];

async function readSettings(
  { pathParameters }: Call,
  { store, isShop }: WriteContext,
): Promise<unknown> {
  const name = pathParameters.index ?? '';
  const settings = await store.readSettings(name);
  if (!settings && !isShop(name)) throw unknownIndex(name);
  return settings ?? {};
}

/** Merges the given settings into the stored ones; null removes a setting. */
async function saveSettings(
  { pathParameters, body }: Call,
  { store }: WriteContext,
): Promise<unknown> {
  const name = checkIndexName(pathParameters.index ?? '');
  const settings = checkSettings(body);
  const stored = (await store.readSettings(name)) ?? {};
  const merged = Object.fromEntries(
    Object.entries({ ...stored, ...settings }).filter(([, value]) => value !== null),
  );
  checkSettings(merged);
  return writeIndex(name, store, (writer) => writer.saveSettings(merged));
}

type StoredConfiguration = {
  readonly kind: Exclude<EntryKind, 'record'>;
  readonly plural: string;
  readonly parse: (body: unknown) => Parameters;
  /** Query parameter by which a batch replaces all existing entries. */
  readonly replacing: string;
};

/**
 * Routes for `/rules/batch`, `/rules/search`, `/rules/clear` and `/rules/{id}`, or the same for
 * synonyms.
 */
function entryRoutes(configuration: StoredConfiguration): readonly Route<WriteContext>[] {
  const { kind, plural, replacing } = configuration;
  const path = `${INDEX}/${plural}`;
  return [
    adminRoute('POST', `${path}/batch`, ({ pathParameters, body, search }, { store }) =>
      saveEntries(
        configuration,
        pathParameters.index,
        listOf(body, plural),
        search.get(replacing) === 'true',
        store,
      ),
    ),
    adminRoute('POST', `${path}/search`, (call, host) => searchEntries(kind, call, host)),
    adminRoute('POST', `${path}/clear`, ({ pathParameters }, { store }) =>
      writeIndex(pathParameters.index, store, (writer) => writer.clear(kind)),
    ),
    adminRoute('GET', `${path}/:objectID`, async ({ pathParameters }, { store }) => {
      const [entry] = await store.loadEntries(kind, pathParameters.index ?? '', [
        pathParameters.objectID ?? '',
      ]);
      if (!entry) throw new Problem(404, 'search.noObject', 'ObjectID does not exist');
      return entry.body;
    }),
    adminRoute('PUT', `${path}/:objectID`, async ({ pathParameters, body }, { store }) => ({
      ...(await saveEntries(
        configuration,
        pathParameters.index,
        [{ ...parametersOf(body), objectID: pathParameters.objectID }],
        false,
        store,
      )),
      id: pathParameters.objectID,
    })),
    adminRoute('DELETE', `${path}/:objectID`, async ({ pathParameters }, { store }) => ({
      ...(await writeIndex(pathParameters.index, store, (writer) =>
        writer.remove(kind, [pathParameters.objectID ?? '']),
      )),
      deletedAt: formatNow(),
    })),
  ];
}

async function saveEntries(
  { kind, parse }: StoredConfiguration,
  index: string | undefined,
  bodies: readonly unknown[],
  isReplacing: boolean,
  store: IndexStore,
) {
  const entries = bodies.map((body): IndexEntry => {
    const id = parseId(isObject(body) ? body.objectID : undefined, kind);
    return { id, body: parse({ ...Object(body), objectID: id }) };
  });
  return writeIndex(index, store, async (writer) => {
    if (isReplacing) await writer.clear(kind);
    await writer.put(kind, [...new Map(entries.map((entry) => [entry.id, entry])).values()]);
  });
}

async function writeIndex(
  index: string | undefined,
  store: IndexStore,
  work: (writer: IndexWriter) => Promise<void>,
) {
  await store.write(checkIndexName(index ?? ''), work);
  return { updatedAt: formatNow(), taskID: taskID() };
}

function listOf(body: unknown, plural: string): readonly unknown[] {
  if (!Array.isArray(body)) throw createParameterProblem(plural, 'must be a list');
  if (body.length > MAX_ENTRIES)
    throw createParameterProblem(plural, `must be at most ${MAX_ENTRIES}`);
  return body;
}

/** Matches entries whose JSON contains the query, ignoring case. */
async function searchEntries(
  kind: EntryKind,
  { pathParameters, body }: Call,
  { store }: WriteContext,
): Promise<unknown> {
  const parameters = parametersOf(body);
  const query = parseTextParameter(parameters, 'query', '', 200).toLowerCase();
  const page = parseIntegerParameter(parameters, 'page', 0, 10_000);
  const hitsPerPage = parseIntegerParameter(parameters, 'hitsPerPage', 20, MAX_LISTED);
  const matching: Parameters[] = [];
  for await (const entries of store.readAll(kind, pathParameters.index ?? ''))
    for (const entry of entries)
      if (query === '' || JSON.stringify(entry.body).toLowerCase().includes(query))
        matching.push(entry.body);
  const hits = matching.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits,
    nbHits: matching.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(matching.length / hitsPerPage),
  };
}
