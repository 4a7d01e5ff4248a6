/** Finds the pages that concern one shopper, by the wrapper of their loaders. */
import type { ServerBuild } from 'react-router';
import { findPrivateParameter, hasValue, isPrivateLoader } from '#request/route.server.ts';

export type IsPrivatePage = (path: string, parameters: URLSearchParams) => boolean;

type BuildWithRoutes = Pick<ServerBuild, 'routes'>;

const matchers = new WeakMap<BuildWithRoutes, IsPrivatePage>();

/**
 * True for paths, without language prefix, at or below a route with a private loader, and at one
 * with a searchable loader where the URL has its parameter. The router ignores case.
 */
export function createPrivatePageMatcher(build: BuildWithRoutes): IsPrivatePage {
  const cachedMatcher = matchers.get(build);
  if (cachedMatcher) return cachedMatcher;
  const patterns = Object.values(build.routes).flatMap((route) =>
    route?.path !== undefined && isPrivateLoader(route.module.loader)
      ? [toPattern(route.path)]
      : [],
  );
  const pattern = new RegExp(`^(?:${patterns.join('|')})(?:\\.data$|/|$)`, 'i');
  const searches = Object.values(build.routes).flatMap((route) => {
    const parameter = findPrivateParameter(route?.module.loader);
    if (route?.path === undefined || parameter === null) return [];
    return [{ parameter, pattern: new RegExp(`^${toPattern(route.path)}(?:\\.data|/*)$`, 'i') }];
  });
  const isPrivate: IsPrivatePage = (path, parameters) =>
    (patterns.length > 0 && pattern.test(path)) ||
    searches.some((search) => hasValue(parameters, search.parameter) && search.pattern.test(path));
  matchers.set(build, isPrivate);
  return isPrivate;
}

/** `product/:slug/write-review` as `/product/[^/]+/write-review`. */
function toPattern(path: string): string {
  const parts = path.split('/').map((part) => {
    if (part === '*') return '(?:/.*)?';
    if (!part.startsWith(':')) return `/${part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')}`;
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return parts.join('');
}
