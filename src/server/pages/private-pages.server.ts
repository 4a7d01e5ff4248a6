/** Finds the pages that concern one shopper, by the wrapper of their loaders. */
import type { ServerBuild } from 'react-router';
import { isPrivateLoader } from '#request/route.server.ts';

export type IsPrivatePath = (path: string) => boolean;

type Routed = Pick<ServerBuild, 'routes'>;

const known = new WeakMap<Routed, IsPrivatePath>();

/** True for paths, without language prefix, at or below a route with a private loader. */
export function findPrivatePages(build: Routed): IsPrivatePath {
  const found = known.get(build);
  if (found) return found;
  const roots = Object.values(build.routes).flatMap((route) =>
    route?.path !== undefined && isPrivateLoader(route.module.loader)
      ? [`/${route.path.replace(/\/[:*].*$/, '')}`]
      : [],
  );
  const isPrivate: IsPrivatePath = (path) =>
    roots.some((root) => path === root || path === `${root}.data` || path.startsWith(`${root}/`));
  known.set(build, isPrivate);
  return isPrivate;
}
