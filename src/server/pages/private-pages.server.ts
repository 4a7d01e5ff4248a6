/** Finds the pages that concern one shopper, by the wrapper of their loaders. */
import type { ServerBuild } from 'react-router';
import { isPrivateLoader } from '#request/route.server.ts';

export type IsPrivatePath = (path: string) => boolean;

type Routed = Pick<ServerBuild, 'routes'>;

const matchers = new WeakMap<Routed, IsPrivatePath>();

/**
 * True for paths, without language prefix, at or below a route with a private loader. The router
 * ignores case.
 */
export function createPrivatePathMatcher(build: Routed): IsPrivatePath {
  const cachedMatcher = matchers.get(build);
  if (cachedMatcher) return cachedMatcher;
  const patterns = Object.values(build.routes).flatMap((route) =>
    route?.path !== undefined && isPrivateLoader(route.module.loader)
      ? [toPattern(route.path)]
      : [],
  );
  const pattern = new RegExp(`^(?:${patterns.join('|')})(?:\\.data$|/|$)`, 'i');
  const isPrivate: IsPrivatePath = (path) => patterns.length > 0 && pattern.test(path);
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
