/** How a call of the protocol finds its answer: method, path, and whether it takes the key that may write. */
import type { SearchCall } from '#features/search/search.port.ts';
import { Problem } from '#kit/problem.ts';
import { isObject, type Parameters, refuse } from './parameter.ts';

/** What an answer is made from: the named parts of the path, the parameters behind it, the body. */
export type Call = {
  readonly at: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly body: unknown;
};

export type Route<Host> = {
  readonly method: SearchCall['method'];
  /** `:name` stands for one part of the path. */
  readonly path: string;
  readonly needs: 'search' | 'admin';
  readonly answer: (call: Call, host: Host) => unknown;
};

/** The first route that fits; more particular ones therefore come first. */
export function findRoute<Host>(
  routes: readonly Route<Host>[],
  call: SearchCall,
): { readonly route: Route<Host>; readonly call: Call } {
  const [path = '', query = ''] = call.path.split('?', 2);
  for (const route of routes) {
    const at = route.method === call.method ? matchPath(route.path, path) : null;
    if (!at) continue;
    if (route.needs === 'admin' && call.mayWrite !== true)
      throw new Problem(403, 'search.forbidden', 'Method not allowed with this API key');
    return { route, call: { at, search: withoutCredentials(query), body: call.body } };
  }
  throw new Problem(404, 'search.noPath', `Path ${path.slice(0, 100)} is not supported`);
}

/** Answers repeat parameters; what identifies the caller is none of them. */
function withoutCredentials(query: string): URLSearchParams {
  return new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => !/^x-algolia-/i.test(name)),
  );
}

function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const at: Record<string, string> = {};
  for (const [position, part] of wanted.entries()) {
    const here = given[position] ?? '';
    if (!part.startsWith(':')) {
      if (part !== here) return null;
    } else if (here === '') return null;
    else at[part.slice(1)] = here;
  }
  return Object.fromEntries(Object.entries(at).map(([name, value]) => [name, decode(value)]));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw refuse('path', 'is not valid');
  }
}

/** A body that must be there, be it `{}`, which asks for everything. */
export function queryOf(body: unknown): Parameters {
  if (!isObject(body)) throw refuse('body', 'must be an object: {} asks for everything');
  return body;
}

/** A body that may be left out. */
export function parametersOf(body: unknown): Parameters {
  if (body === undefined || body === null) return {};
  if (!isObject(body)) throw refuse('body', 'must be an object');
  return body;
}
