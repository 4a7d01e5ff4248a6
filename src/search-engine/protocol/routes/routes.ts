/** Routing of protocol calls by method and path, with the required API key. */
import type { SearchCall } from '#features/search/search.port.ts';
import { Problem } from '#kit/problem.ts';
import { createParameterProblem, isObject, type Parameters } from '../parameters/parameter.ts';

/** Input of a route: path parameters, query string, body. */
export type Call = {
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly body: unknown;
};

export type Route<Host> = {
  readonly method: SearchCall['method'];
  /** `:name` matches one path segment. */
  readonly path: string;
  readonly needs: 'search' | 'admin';
  readonly handle: (call: Call, host: Host) => unknown;
};

/**
 * Returns the first match, so specific routes come first. @throws Problem 403 without write access,
 * 404 for no route.
 */
export function findRoute<Host>(
  routes: readonly Route<Host>[],
  call: SearchCall,
): { readonly route: Route<Host>; readonly call: Call } {
  const [path = '', query = ''] = call.path.split('?', 2);
  for (const route of routes) {
    const pathParameters = route.method === call.method ? matchPath(route.path, path) : null;
    if (!pathParameters) continue;
    if (route.needs === 'admin' && call.mayWrite !== true)
      throw new Problem(403, 'search.forbidden', 'Method not allowed with this API key');
    return { route, call: { pathParameters, search: withoutCredentials(query), body: call.body } };
  }
  throw new Problem(404, 'search.noPath', `Path ${path.slice(0, 100)} is not supported`);
}

/** Responses repeat the parameters, so the caller's credentials are removed. */
function withoutCredentials(query: string): URLSearchParams {
  return new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => !/^x-algolia-/i.test(name)),
  );
}

function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const segments = pattern.split('/');
  const pathSegments = path.split('/');
  if (segments.length !== pathSegments.length) return null;
  const values: Record<string, string> = {};
  for (const [position, patternSegment] of segments.entries()) {
    const segment = pathSegments[position] ?? '';
    if (!patternSegment.startsWith(':')) {
      if (patternSegment !== segment) return null;
    } else if (segment === '') return null;
    else values[patternSegment.slice(1)] = segment;
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decode(value)]));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw createParameterProblem('path', 'is not valid');
  }
}

/** Requires an object; `{}` queries everything. @throws Problem 400. */
export function queryOf(body: unknown): Parameters {
  if (!isObject(body))
    throw createParameterProblem('body', 'must be an object: {} matches everything');
  return body;
}

/** An optional body; `{}` when absent. @throws Problem 400 where it is not an object. */
export function parametersOf(body: unknown): Parameters {
  if (body === undefined || body === null) return {};
  if (!isObject(body)) throw createParameterProblem('body', 'must be an object');
  return body;
}
