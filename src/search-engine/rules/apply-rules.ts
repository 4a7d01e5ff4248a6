/** Applies the matching query rules to a search. */
import type { Pin } from '../engine/query/query-index.ts';
import type { Folding } from '../engine/text/fold.ts';
import { isObject, type Parameters } from '../protocol/parameters/parameter.ts';
import {
  type Consequence,
  findRules,
  type PreparedRule,
  type Rule,
  toSpacedStems,
} from './rule.ts';

export type RuleEffects = {
  /** Replace parameters of the request. */
  readonly overrides: Parameters;
  /** Added to the filters of the request: one set of filter parameters per rule. */
  readonly filters: readonly Parameters[];
  readonly optionalFilters: readonly unknown[];
  readonly pins: readonly (Pin & { readonly isFiltered: boolean })[];
  readonly hidden: readonly string[];
  readonly userData: readonly unknown[];
  readonly renderingContent: Parameters;
  readonly applied: readonly Rule[];
};

const NO_EFFECTS: RuleEffects = {
  overrides: {},
  filters: [],
  optionalFilters: [],
  pins: [],
  hidden: [],
  userData: [],
  renderingContent: {},
  applied: [],
};

/** Parameters that are added to those of the request; all others replace them. */
const FILTERS = ['filters', 'facetFilters', 'numericFilters', 'tagFilters'];
const MERGED_PARAMETERS = [
  ...FILTERS,
  'optionalFilters',
  'query',
  'renderingContent',
  'userData',
  'automaticFacetFilters',
];

type RuleContext = {
  readonly query: string;
  readonly contexts: readonly string[];
  readonly seconds: number;
};

export function applyRules(
  rules: readonly PreparedRule[],
  context: RuleContext,
  folding: Folding,
): RuleEffects {
  if (rules.length === 0) return NO_EFFECTS;
  const applied = findRules(
    rules,
    toSpacedStems(context.query, folding),
    context.contexts,
    context.seconds,
  );
  if (applied.length === 0) return NO_EFFECTS;
  const consequences = applied.map(({ consequence }) => consequence);
  const params = consequences.map((consequence) => consequence.params ?? {});
  const query = params.reduce(
    (text, { query: change }) => applyQueryChange(text, change, folding),
    context.query,
  );
  return {
    overrides: { ...overridesOf(params), ...(query === context.query ? {} : { query }) },
    filters: params.map((ruleParams) =>
      Object.fromEntries(FILTERS.map((name) => [name, ruleParams[name]])),
    ),
    optionalFilters: params.flatMap(({ optionalFilters }) => optionalFilters ?? []),
    pins: consequences.flatMap(pinsOf),
    hidden: consequences.flatMap(({ hide = [] }) => hide.map(({ objectID }) => objectID)),
    userData: [...consequences, ...params].flatMap(({ userData }) =>
      userData === undefined ? [] : [userData],
    ),
    renderingContent: params.reduce<Parameters>(
      (content, ruleParams) => mergeRenderingContent(content, ruleParams.renderingContent),
      {},
    ),
    applied,
  };
}

/** The most specific rule wins. */
function overridesOf(params: readonly Parameters[]): Parameters {
  const entries = params.toReversed().flatMap((ruleParams) => Object.entries(ruleParams));
  return Object.fromEntries(entries.filter(([name]) => !MERGED_PARAMETERS.includes(name)));
}

function pinsOf({ promote = [], filterPromotes = false }: Consequence) {
  return promote.flatMap(({ objectID, objectIDs, position }) =>
    (objectIDs ?? (objectID === undefined ? [] : [objectID])).map((id, offset) => ({
      ...{ objectID: id, position: position + offset, isFiltered: filterPromotes },
    })),
  );
}

/** Merges rendering content: banners are concatenated; for anything else `content` wins. */
export function mergeRenderingContent(
  content: Parameters,
  more: Parameters | undefined,
): Parameters {
  if (!more) return content;
  const banners = [...bannersOf(content), ...bannersOf(more)];
  const widgets = {
    ...objectOrEmpty(more.widgets),
    ...objectOrEmpty(content.widgets),
    ...(banners.length > 0 ? { banners } : {}),
  };
  return { ...more, ...content, ...(Object.keys(widgets).length > 0 ? { widgets } : {}) };
}

function bannersOf({ widgets }: Parameters): readonly unknown[] {
  const banners = objectOrEmpty(widgets).banners;
  return Array.isArray(banners) ? banners : [];
}

function objectOrEmpty(value: unknown): Parameters {
  return isObject(value) ? value : {};
}

type QueryChange = NonNullable<Consequence['params']>['query'];

function applyQueryChange(query: string, change: QueryChange, folding: Folding): string {
  if (change === undefined) return query;
  if (typeof change === 'string') return change;
  const removed = (change.remove ?? []).map((text) => ({ delete: text, insert: '' }));
  const edited = (change.edits ?? []).map(({ type, delete: text, insert = '' }) => ({
    delete: text,
    insert: type === 'remove' ? '' : insert,
  }));
  return [...removed, ...edited].reduce(
    (text, edit) => replaceWords(text, edit.delete, edit.insert, folding),
    query,
  );
}

/** Replaces the first occurrence of the phrase, compared word by word. */
function replaceWords(text: string, phrase: string, insert: string, folding: Folding): string {
  const phraseWords = folding.words(phrase).map(({ raw }) => raw);
  const words = folding.words(text);
  const from = words.findIndex(
    (_, start) =>
      phraseWords.length > 0 &&
      phraseWords.every((raw, offset) => words[start + offset]?.raw === raw),
  );
  const first = words[from];
  const last = words[from + phraseWords.length - 1];
  if (!first || !last) return text;
  return `${text.slice(0, first.start)}${insert}${text.slice(last.end)}`
    .replace(/\s+/g, ' ')
    .trimStart();
}
