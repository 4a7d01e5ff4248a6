/** Type of a hostile search request, and the endpoints that it may be posted to. */

export type Pick = <T>(list: readonly T[]) => T;

/** `isBroken`: the request is invalid, so that it must be refused. */
export type HostileRequest = {
  readonly label: string;
  readonly isBroken: boolean;
  readonly path: string;
  readonly init: RequestInit;
};

/** Makes a request; `serial` makes it different from all others. */
export type MakeRequest = (pick: Pick, serial: number) => HostileRequest;

export const STRESS_INDEX = 'aldermoor-en-GB';
/** Endpoint for several queries at once. */
export const QUERIES = '/1/indexes/*/queries';
/** Endpoint for one query of one index. */
export const QUERY = `/1/indexes/${STRESS_INDEX}/query`;

/** Parameters of the search protocol. */
export const PARAMETERS = [
  'query page hitsPerPage offset length facets filters facetFilters numericFilters tagFilters',
  'distinct optionalFilters attributesToRetrieve attributesToHighlight highlightPreTag',
  'typoTolerance ruleContexts params maxValuesPerFacet sortFacetValuesBy getRankingInfo',
  'responseFields facetQuery maxFacetHits userToken type',
].flatMap((line) => line.split(' '));

export function post(label: string, path: string, body: unknown, isBroken = false): HostileRequest {
  return { label, isBroken, path, init: { method: 'POST', body: JSON.stringify(body) } };
}
