/** Routing of protocol calls by method and path, with the required API key. */
import type { SearchRequest } from '#features/search/search.port.ts';
import { Problem } from '#kit/problem.ts';
import { createParameterProblem, isObject, type Parameters } from '../parameters/parameter.ts';

/** Input of a route: path parameters, query string, body. */
export type RouteInput = {
  readonly params: Readonly<Record<string, string>>;
  readonly searchParams: URLSearchParams;
  readonly body: unknown;
};

export type Route<Context> = {
  readonly method: SearchRequest['method'];
  /** `:name` matches one path segment. */
  readonly path: string;
  readonly requiredAccess: 'search' | 'admin';
  readonly handler: (input: RouteInput, context: Context) => unknown;
};

/**
 * Returns the first match, so specific routes come first. @throws Problem 403 without write access,
 * 404 for no route.
 */
export function findRoute<Context>(
  routes: readonly Route<Context>[],
  request: SearchRequest,
): { readonly route: Route<Context>; readonly input: RouteInput } {
  const [path = '', query = ''] = request.path.split('?', 2);
  for (const route of routes) {
    const params = route.method === request.method ? matchPath(route.path, path) : null;
    if (!params) continue;
    if (route.requiredAccess === 'admin' && request.mayWrite !== true)
      throw new Problem(403, 'search.forbidden', 'Method not allowed with this API key');
    const searchParams = withoutCredentials(query);
    return { route, input: { params, searchParams, body: request.body } };
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
  const requested = path.split('/');
  if (segments.length !== requested.length) return null;
  const params: Record<string, string> = {};
  for (const [position, part] of segments.entries()) {
    const segment = requested[position] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
    } else if (segment === '') return null;
    else params[part.slice(1)] = segment;
  }
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value)]));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw createParameterProblem('path', 'is not valid');
  }
}

/** Requires an object; `{}` queries everything. @throws Problem 400. */
export function queryOf(body: unknown): Parameters {
  if (!isObject(body))
    throw createParameterProblem('body', 'must be an object: {} asks for everything');
  return body;
}

/** An optional body; `{}` when absent. @throws Problem 400 where it is not an object. */
export function parametersOf(body: unknown): Parameters {
  if (body === undefined || body === null) return {};
  if (!isObject(body)) throw createParameterProblem('body', 'must be an object');
  return body;
}
