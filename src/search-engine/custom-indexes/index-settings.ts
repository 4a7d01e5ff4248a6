/** Converts the protocol's index settings into engine settings and default query parameters. */
import type { IndexSettings } from '../engine/index/settings.ts';
import {
  createParameterProblem,
  isObject,
  type Parameters,
  parseEnumParameter,
  parseIntegerParameter,
  parseNamesParameter,
  parseTextParameter,
} from '../protocol/parameters/parameter.ts';
import { parseQueryParameters } from '../protocol/parameters/query-parameters.ts';
import { parseAbTest } from '../rules/ab-test.ts';

/** Names in one list of the settings. */
const MAX_NAMES = 200;
/** In characters of JSON. */
const MAX_SETTINGS_LENGTH = 100_000;
/** Hits that `paginationLimitedTo` may allow. */
const MAX_PAGINATION_LIMIT = 20_000;

/** Query parameters for which the index settings may have a default. */
const QUERY_SETTINGS = [
  'hitsPerPage',
  'attributesToRetrieve',
  'attributesToHighlight',
  'highlightPreTag',
  'highlightPostTag',
  'typoTolerance',
  'queryType',
  'distinct',
  'maxValuesPerFacet',
  'sortFacetValuesBy',
  'renderingContent',
  'userData',
  'removeWordsIfNoResults',
  'responseFields',
  'optionalFilters',
  'enableRules',
  'enablePersonalization',
  'personalizationImpact',
  'enableABTest',
];

/** Default query parameters of an index, from its settings. */
export function queryDefaultsOf(settings: Parameters): Parameters {
  const { renderingContent, ...rest } = Object.fromEntries(
    QUERY_SETTINGS.filter((name) => settings[name] !== undefined && settings[name] !== null).map(
      (name) => [name, settings[name]],
    ),
  );
  return isObject(renderingContent) ? { ...rest, renderingContent } : rest;
}

/**
 * Validates settings. Those that this engine ignores are stored unchanged. @throws Problem 400 that
 * names the field.
 */
export function checkSettings(settings: unknown): Parameters {
  if (!isObject(settings)) throw createParameterProblem('settings', 'must be an object');
  if (JSON.stringify(settings).length > MAX_SETTINGS_LENGTH)
    throw createParameterProblem('settings', `must be at most ${MAX_SETTINGS_LENGTH} characters`);
  parseQueryParameters(queryDefaultsOf(settings));
  for (const { customSearchParameters } of parseAbTest(settings)?.variants ?? [])
    parseQueryParameters(customSearchParameters);
  toIndexSettings(settings, []);
  for (const { name } of replicasOf(settings)) checkIndexName(name);
  return settings;
}

/**
 * Excludes `|`, which separates index and record in the change feed, and `/`. @throws Problem 400.
 */
export function checkIndexName(name: string): string {
  if (!/^[\w.~][\w.~ -]{0,126}$/.test(name))
    throw createParameterProblem(
      'indexName',
      'must be 1 to 127 letters, digits, spaces or . _ ~ -',
    );
  return name;
}

export type Replica = { readonly name: string; readonly settings: Parameters };

/** `implicit` lists the attributes to search where the settings name none. */
export function toIndexSettings(
  settings: Parameters,
  replicas: readonly Replica[],
  implicit: readonly string[] = [],
): IndexSettings {
  const facets = namesIn(settings, 'attributesForFaceting').map(splitModifier);
  const distinctBy = parseTextParameter(settings, 'attributeForDistinct', '', 200);
  const sortCriteria = [{ name: CUSTOM_ORDER, settings }, ...replicas].map(
    (item) => [item.name, firstCriteria(item.settings)] as const,
  );
  return {
    locale: localeOf(settings),
    searchableAttributes: searchableAttributesOf(settings) ?? implicit,
    exactAttributes: exactAttributesOf(settings),
    attributesForFaceting: facets
      .filter(({ modifier }) => modifier !== 'filterOnly')
      .map(({ name }) => name),
    filterOnlyAttributes: facets
      .filter(({ modifier }) => modifier === 'filterOnly')
      .map(({ name }) => name),
    customRanking: namesIn(settings, 'customRanking').map((text) =>
      checkCriterion(text, 'customRanking'),
    ),
    sorts: Object.fromEntries(sortCriteria.filter(([, criteria]) => criteria.length > 0)),
    ...(distinctBy === '' ? {} : { distinctBy }),
    anyNumbers: true,
    paginationLimitedTo: parseIntegerParameter(
      settings,
      'paginationLimitedTo',
      1000,
      MAX_PAGINATION_LIMIT,
    ),
  };
}

/** Key in `sorts` of an index whose own `ranking` begins with sort criteria. */
export const CUSTOM_ORDER = '';

/**
 * undefined: every attribute. Comma-separated names have equal weight in the protocol, but falling
 * weight here.
 */
export function searchableAttributesOf(settings: Parameters): readonly string[] | undefined {
  const names = namesIn(settings, 'searchableAttributes').flatMap((text) =>
    splitModifier(text).name.split(','),
  );
  return names.length === 0
    ? undefined
    : [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

/**
 * Attributes with both prefixes and typo tolerance disabled; one of the two alone has no effect.
 */
function exactAttributesOf(settings: Parameters): readonly string[] {
  const withoutPrefix = namesIn(settings, 'disablePrefixOnAttributes');
  return namesIn(settings, 'disableTypoToleranceOnAttributes').filter((name) =>
    withoutPrefix.includes(name),
  );
}

/** `virtual(name)` counts as `name`. */
export function replicasOf(settings: Parameters): readonly { readonly name: string }[] {
  return namesIn(settings, 'replicas').map(splitModifier);
}

export function unretrievableAttributesOf(settings: Parameters): readonly string[] {
  return namesIn(settings, 'unretrievableAttributes');
}

function localeOf(settings: Parameters): string {
  const [language = 'en'] = [
    ...namesIn(settings, 'indexLanguages'),
    ...namesIn(settings, 'queryLanguages'),
  ];
  return language;
}

/** Sort criteria in `ranking` before the first text criterion, as replicas have them. */
function firstCriteria(settings: Parameters): readonly string[] {
  const ranking = namesIn(settings, 'ranking');
  const firstTextCriterion = ranking.findIndex((text) => !isCriterion(text));
  return ranking.slice(0, firstTextCriterion < 0 ? ranking.length : firstTextCriterion);
}

function namesIn(settings: Parameters, field: string): readonly string[] {
  return parseNamesParameter(settings, field, MAX_NAMES) ?? [];
}

/** Splits `filterOnly(brand)` or `unordered(name)`. */
function splitModifier(text: string): { readonly modifier: string; readonly name: string } {
  const [, modifier = '', name = text] = /^(\w+)\((.+)\)$/.exec(text.trim()) ?? [];
  return { modifier, name: name.trim() };
}

function isCriterion(text: string): boolean {
  return /^(?:asc|desc)\([^()]+\)$/.test(text);
}

function checkCriterion(text: string, field: string): string {
  if (!isCriterion(text))
    throw createParameterProblem(
      field,
      `has ${JSON.stringify(text.slice(0, 60))}, which must be asc(attribute) or desc(attribute)`,
    );
  return text;
}

/** Parts of an index that a copy or move includes; all without `scope`. @throws Problem 400. */
export function parseScope(
  body: Parameters,
): readonly ('settings' | 'synonym' | 'rule' | 'record')[] {
  const named = parseNamesParameter(body, 'scope', 3);
  if (!named || named.length === 0) return ['settings', 'synonym', 'rule', 'record'];
  return named.map(
    (name) =>
      SCOPES[parseEnumParameter({ scope: name }, 'scope', ['settings', 'synonyms', 'rules'])],
  );
}
const SCOPES = { settings: 'settings', synonyms: 'synonym', rules: 'rule' } as const;
