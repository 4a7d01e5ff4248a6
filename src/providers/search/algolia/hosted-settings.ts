/** Settings, replicas and synonyms of a catalogue index for the hosted service. */
import { withFacetOrdering } from '#features/search/records/facet-ordering.ts';
import {
  EXACT_ATTRIBUTES,
  FACETS,
  FILTERS,
  listCustomRanking,
  SEARCHABLE_ATTRIBUTES,
  SORT_RANKING,
} from '#features/search/search.ts';
import type { WordListFile } from '#search-engine/engine/text/word-lists.ts';

type Settings = Readonly<Record<string, unknown>>;

/** The facet whose values can be searched, for the suggestions. */
const SEARCHED_FACET = 'brand';
/** Default criteria of the service, after the criteria of a replica. */
const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
/** Same pagination limit as the embedded index. */
const MAX_REACHABLE_HITS = 1000;

/**
 * `own` has the merchant's settings. They override the defaults, but cannot remove facets and
 * filters that pages need.
 */
export function toHostedSettings(name: string, locale: string, own: Settings): Settings {
  const language = locale.split('-')[0] ?? 'en';
  const facets = FACETS.map((facet) => (facet === SEARCHED_FACET ? `searchable(${facet})` : facet));
  const needed = [...facets, ...FILTERS.map((attribute) => `filterOnly(${attribute})`)];
  return {
    ...{
      searchableAttributes: [...SEARCHABLE_ATTRIBUTES],
      customRanking: listCustomRanking(),
      paginationLimitedTo: MAX_REACHABLE_HITS,
    },
    ...{
      disablePrefixOnAttributes: [...EXACT_ATTRIBUTES],
      disableTypoToleranceOnAttributes: [...EXACT_ATTRIBUTES],
    },
    ...{
      indexLanguages: [language],
      queryLanguages: [language],
      ignorePlurals: true,
      removeStopWords: true,
    },
    ...{ typoTolerance: 'min', removeWordsIfNoResults: 'allOptional' },
    ...own,
    renderingContent: withFacetOrdering(own.renderingContent),
    attributesForFaceting: [...new Set([...needed, ...listIn(own.attributesForFaceting)])],
    replicas: [
      ...new Set([
        ...Object.keys(SORT_RANKING).map((sort) => `${name}-${sort}`),
        ...listIn(own.replicas),
      ]),
    ],
  };
}

/** Settings by replica name. */
export function toReplicaSettings(name: string, settings: Settings): ReadonlyMap<string, Settings> {
  const { replicas: _replicas, ...rest } = settings;
  return new Map(
    Object.entries(SORT_RANKING).map(([sort, criteria]) => [
      `${name}-${sort}`,
      { ...rest, ranking: [...criteria, ...RANKING] },
    ]),
  );
}

export type HostedSynonym =
  | { readonly objectID: string; readonly type: 'synonym'; readonly synonyms: string[] }
  | {
      readonly objectID: string;
      readonly type: 'oneWaySynonym';
      readonly input: string;
      readonly synonyms: string[];
    };

/** Leaves out stop words, for which the service has its dictionaries. */
export function toHostedSynonyms(files: readonly WordListFile[]): HostedSynonym[] {
  const groups = files.flatMap(({ synonyms = [] }) => synonyms);
  const oneWay = files.flatMap(({ oneWay: ways = {} }) => Object.entries(ways));
  return [
    ...groups.map(
      (synonyms, index): HostedSynonym => ({
        objectID: `words-${index}`,
        type: 'synonym',
        synonyms: [...synonyms],
      }),
    ),
    ...oneWay.map(
      ([input, synonyms], index): HostedSynonym => ({
        objectID: `one-way-${index}`,
        type: 'oneWaySynonym',
        input,
        synonyms: [...synonyms],
      }),
    ),
  ];
}

function listIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
