/** Names of routes for metrics and logs: the pattern of a path, which names no shopper. */
import type { ServerBuild } from 'react-router';

/** Takes a path without language prefix, such as `/product/coat`; returns `/product/:slug`. */
export type RouteNames = (path: string) => string;

type BuildWithRoutes = Pick<ServerBuild, 'routes'>;

type PathNode = {
  readonly children: Map<string, PathNode>;
  parameter: PathNode | null;
  /** Pattern that ends here. */
  name: string | null;
  /** Pattern that takes everything from here on. */
  rest: string | null;
};

const namesByBuild = new WeakMap<BuildWithRoutes, RouteNames>();

/** Names by the routes of the build, found segment by segment. */
export function createRouteNames(build: BuildWithRoutes): RouteNames {
  const cachedNames = namesByBuild.get(build);
  if (cachedNames) return cachedNames;
  const names = nameByPatterns(
    Object.values(build.routes).flatMap((route) => (route?.path === undefined ? [] : [route.path])),
  );
  namesByBuild.set(build, names);
  return names;
}

/** `patterns` have no leading slash, as in `routes.ts`. */
export function nameByPatterns(patterns: readonly string[]): RouteNames {
  const root = createNode();
  root.name = '/';
  for (const pattern of patterns) addPattern(root, pattern);
  return (path) => findName(root, splitPath(path)) ?? '*';
}

function createNode(): PathNode {
  return { children: new Map(), parameter: null, name: null, rest: null };
}

function addPattern(root: PathNode, pattern: string): void {
  let node = root;
  const name = pattern === '*' ? '*' : `/${pattern}`;
  for (const segment of pattern.split('/').filter(Boolean)) {
    if (segment === '*') {
      node.rest = name;
      return;
    }
    node = segment.startsWith(':') ? addParameter(node) : addChild(node, segment.toLowerCase());
  }
  node.name ??= name;
}

function addParameter(node: PathNode): PathNode {
  node.parameter ??= createNode();
  return node.parameter;
}

function addChild(node: PathNode, segment: string): PathNode {
  const child = node.children.get(segment) ?? createNode();
  node.children.set(segment, child);
  return child;
}

/** Segments of a path; data of React Router is requested as `/path.data`, or `/_root.data`. */
function splitPath(path: string): readonly string[] {
  const document = path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
  return document === '/_root' ? [] : document.split('/').filter(Boolean);
}

function findName(node: PathNode, segments: readonly string[], depth = 0): string | null {
  const segment = segments[depth];
  if (segment === undefined) return node.name ?? node.rest;
  const child = node.children.get(segment.toLowerCase());
  return (
    (child && findName(child, segments, depth + 1)) ??
    (node.parameter && findName(node.parameter, segments, depth + 1)) ??
    node.rest
  );
}
