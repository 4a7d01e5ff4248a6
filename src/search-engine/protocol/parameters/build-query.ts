/** Builds the index query from a request, the index settings, its rules and its A/B test. */
import type { RecordIndex } from '../../engine/index/record-index.ts';
import type { Filter } from '../../engine/query/filter.ts';
import type { IndexQuery, Pin } from '../../engine/query/query-index.ts';
import { type Profile, toReranking } from '../../personalisation/affinity.ts';
import { type AbTest, type AssignedVariant, chooseVariant } from '../../rules/ab-test.ts';
import { applyRules, type RuleEffects } from '../../rules/apply-rules.ts';
import type { PreparedRule } from '../../rules/rule.ts';
import { parseOptionalFilters } from './filter-parameters.ts';
import {
  flattenParameters,
  type Parameters,
  parseFlagParameter,
  parseTextParameter,
} from './parameter.ts';
import {
  assertNoGeoSearch,
  parseFilterGroups,
  parseQueryParameters,
  parseRuleParameters,
  type QueryParameters,
} from './query-parameters.ts';
import { toBoosts, toFilter, toFilterBoosts } from './scored-filters.ts';

/** An index under the requested name: the source, or a replica with its sort. */
export type NamedIndex = {
  readonly name: string;
  readonly index: RecordIndex;
  readonly sort: string;
  /** Default parameters from the index settings. */
  readonly defaults?: Parameters;
  readonly rules?: readonly PreparedRule[];
  readonly abTest?: AbTest | null;
  /** Profile of a shopper who has consented to personalisation. */
  readonly profile?: Profile;
  /** Attributes that no response contains (`unretrievableAttributes`). */
  readonly unretrievable?: readonly string[];
};

export type QueryBuild = {
  /** Request parameters, flattened, for the response to repeat. */
  readonly requestParameters: Parameters;
  readonly parameters: QueryParameters;
  readonly ruleEffects: RuleEffects;
  readonly variant: AssignedVariant | null;
  readonly query: Omit<IndexQuery, 'facets'>;
};

/** Below this number of hits with all words, hits with fewer words follow. */
const ENOUGH_HITS = 10;
export const MAX_USER_TOKEN_LENGTH = 128;

export function buildQuery(named: NamedIndex, request: Parameters): QueryBuild {
  const { index, sort, defaults = {}, rules = [] } = named;
  const requestParameters = flattenParameters(request);
  assertNoGeoSearch(requestParameters);
  const effective = { ...defaults, ...requestParameters };
  const variant = parseFlagParameter(effective, 'enableABTest', true)
    ? chooseVariant(
        named.abTest,
        parseTextParameter(effective, 'userToken', '', MAX_USER_TOKEN_LENGTH),
      )
    : null;
  const merged = { ...effective, ...variant?.parameters };
  const { query, contexts, isOn } = parseRuleParameters(merged);
  const ruleEffects = applyRules(
    isOn ? rules : [],
    { query, contexts, seconds: Date.now() / 1000 },
    index.folding,
  );
  const parameters = parseQueryParameters({ ...merged, ...ruleEffects.overrides });
  const ruleFilters = ruleEffects.filters.flatMap(parseFilterGroups);
  const filter = allOf([
    parameters.filter,
    toFilter(ruleFilters),
    ...excludeObjects(ruleEffects.hidden),
  ]);
  const { sumsScores } = parameters;
  const ruleBoosts = toBoosts(
    ruleEffects.optionalFilters.flatMap(parseOptionalFilters),
    sumsScores,
  );
  // Other sorts mix full and partial matches, so there partial ones are added only when nothing
  // matches fully.
  const enoughHits = !parameters.mayRelax ? 0 : sort === 'relevance' ? ENOUGH_HITS : 1;
  return {
    ...{ requestParameters, parameters, ruleEffects, variant },
    query: {
      text: {
        text: parameters.query,
        prefix: parameters.prefix,
        typos: parameters.typos,
        enoughHits,
        without: parameters.without,
      },
      ...{ filter, sort, offset: parameters.offset, length: parameters.length },
      ...{
        valuesPerFacet: parameters.valuesPerFacet,
        facetOrder: parameters.facetOrder,
        perGroup: parameters.perGroup,
      },
      reranking: named.profile && toReranking(named.profile, index, parameters.personalImpact),
      boosts: [...parameters.boosts, ...ruleBoosts, ...toFilterBoosts(ruleFilters, sumsScores)],
      // Pins would break an explicit sort, such as by price.
      pins: sort === 'relevance' ? pinsOf(ruleEffects, filter, index) : [],
    },
  };
}

function allOf(filters: readonly Filter[]): Filter {
  const nonEmpty = filters.filter((filter) => filter.kind !== 'all' || filter.filters.length > 0);
  return nonEmpty.length === 1 && nonEmpty[0] ? nonEmpty[0] : { kind: 'all', filters: nonEmpty };
}

function excludeObjects(objectIDs: readonly string[]): Filter[] {
  const filters = objectIDs.map(
    (value) => ({ kind: 'value', attribute: 'objectID', value }) as const,
  );
  return filters.length === 0 ? [] : [{ kind: 'not', filter: { kind: 'any', filters } }];
}

function pinsOf({ pins, hidden }: RuleEffects, filter: Filter, index: RecordIndex): Pin[] {
  const visiblePins = pins.filter(({ objectID }) => !hidden.includes(objectID));
  return visiblePins.filter(
    ({ objectID, isFiltered }) => !isFiltered || index.satisfies(objectID, filter),
  );
}
