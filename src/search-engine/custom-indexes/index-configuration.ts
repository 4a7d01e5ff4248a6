/** Configuration of an index: settings, synonyms, rules. */
import type { WordListFile } from '../engine/text/word-lists.ts';
import {
  createParameterProblem,
  isObject,
  type Parameters,
  parseBySchema,
} from '../protocol/parameters/parameter.ts';
import {
  assertNoGeoSearch,
  parseQueryParameters,
} from '../protocol/parameters/query-parameters.ts';
import { type Rule, ruleShape } from '../rules/rule.ts';
import type { EntryKind } from './entry-statements.ts';
import type { IndexStore } from './index-store.ts';

export type IndexConfiguration = {
  readonly settings: Parameters;
  readonly words: WordListFile;
  readonly rules: readonly Rule[];
};

export const NO_CONFIGURATION: IndexConfiguration = { settings: {}, words: {}, rules: [] };

const MAX_RULES = 2_000;
const MAX_SYNONYMS = 20_000;
/** Phrases of one synonym, and characters of one phrase. */
const MAX_PHRASES = 20;
const MAX_PHRASE_LENGTH = 100;

export async function loadIndexConfiguration(
  store: IndexStore,
  name: string,
): Promise<IndexConfiguration> {
  const settings = await store.readSettings(name);
  if (!settings) return NO_CONFIGURATION;
  const rules = (await readBodies(store, 'rule', name, MAX_RULES)).flatMap(
    (body) => ruleShape.safeParse(body).data ?? [],
  );
  const synonyms = await readBodies(store, 'synonym', name, MAX_SYNONYMS);
  return { settings, words: toWords(synonyms), rules };
}

async function readBodies(
  store: IndexStore,
  kind: EntryKind,
  name: string,
  max: number,
): Promise<readonly Parameters[]> {
  const bodies: Parameters[] = [];
  for await (const entries of store.readAll(kind, name)) {
    bodies.push(...entries.map(({ body }) => body));
    if (bodies.length >= max) break;
  }
  return bodies.slice(0, max);
}

/** Parses a rule. @throws Problem that names the field, including parameters that the rule sets. */
export function parseRule(body: unknown): Rule {
  const rule = parseBySchema(ruleShape, body, 'rule');
  const { query: _query, ...params } = rule.consequence.params ?? {};
  parseQueryParameters(params);
  assertNoGeoSearch(params);
  return rule;
}

/**
 * Validates a synonym of the protocol; placeholders are stored without effect. @throws Problem 400.
 */
export function parseSynonym(body: unknown): Parameters {
  if (!isObject(body)) throw createParameterProblem('synonym', 'must be an object');
  const { type } = body;
  if (typeof type !== 'string' || !SYNONYM_TYPES.includes(type.toLowerCase()))
    throw createParameterProblem('type', `must be one of ${SYNONYM_TYPES.join(', ')}`);
  for (const field of ['synonyms', 'corrections', 'replacements'])
    if (body[field] !== undefined && !isPhrases(body[field]))
      throw createParameterProblem(
        field,
        `must be a list of at most ${MAX_PHRASES} texts of at most ${MAX_PHRASE_LENGTH} characters`,
      );
  for (const field of ['input', 'word', 'placeholder'])
    if (body[field] !== undefined && !isPhrase(body[field]))
      throw createParameterProblem(field, `must be a text of 1 to ${MAX_PHRASE_LENGTH} characters`);
  return body;
}
const SYNONYM_TYPES: readonly string[] = [
  'synonym',
  'onewaysynonym',
  'altcorrection1',
  'altcorrection2',
  'placeholder',
];

function toWords(synonyms: readonly Parameters[]): WordListFile {
  const groups: (readonly string[])[] = [];
  const oneWay: Record<string, readonly string[]> = Object.create(null);
  for (const { type, synonyms: same, input, word, corrections } of synonyms) {
    const from = input ?? word;
    const to = same ?? corrections;
    if (!isPhrases(to)) continue;
    if (type === 'synonym') groups.push(to);
    else if (isPhrase(from)) oneWay[from] = [...(oneWay[from] ?? []), ...to];
  }
  return { synonyms: groups, oneWay };
}

function isPhrase(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_PHRASE_LENGTH;
}

function isPhrases(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MAX_PHRASES && value.every(isPhrase);
}
