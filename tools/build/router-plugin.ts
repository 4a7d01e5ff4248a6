/**
 * Vite plugin: replaces React Router's client modules for route discovery, chunk loading,
 * instrumentation and default pages, lets the bundler leave out components that nothing renders,
 * waits for no style sheets of routes, reports no aborted response as an error, and shortens error
 * messages to their place in the source.
 */
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const MODULE =
  /react-router[\\/]dist[\\/]\w+[\\/](?:lib|vendor)[\\/](?<path>(?:[\w-]+[\\/])*[\w-]+\.js)$/;
/** Counts as a use of the component, which is then kept. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/;
const COMPONENT = /^(const \w+ = )(?=React\$1\.forwardRef\()/gm;
/** `Links` renders it for links that prefetch a page, which no route has. */
const PREFETCH = new RegExp(
  [
    /isPageLinkDescriptor\(link\) \? \/\*.*?\*\/ /,
    /React\$1\.createElement\(PrefetchPageLinks, \{[^}]*\}\) : /,
  ]
    .map(({ source }) => source)
    .join(''),
);
const PREFETCH_MODULE = 'dom/ssr/components.js';

/**
 * The end of a response, for which nothing waits: it rejects when a request is aborted after the
 * first line, and the browser reports an unhandled rejection as an error.
 */
const RESPONSE_END = [/\s*done\.reject\(reason\);/, /(?<=done: donePromise)\.then\(.*\)(?=,)/];
const RESPONSE_MODULE = 'turbo-stream-v2/turbo-stream.js';

/** Discovery of routes while navigating: every page carries the full manifest. */
const DISCOVERY =
  /(?<=\bif \()(?:isFogOfWar|loadMatch\.isDiscovering|fogOfWar\.active && fogOfWar\.matches)(?=\))/g;
const DISCOVERY_FUNCTIONS =
  /^(?<head>\t(?:async )?function (?:discoverRoutes|patchRoutes)\()(?<body>[\s\S]*?)^\t\}$/gm;
const DISCOVERY_MODULE = 'router/router.js';

const TEXT = /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;
const CALL =
  /(?:\b(?:UNSAFE_)?(?:invariant|warning|warnOnce)\(.*, |\bnew Error\(|\bconsole\.warn\()/.source;
/** Calls of one line whose message is the last argument. */
const MESSAGE = new RegExp(
  `(?<call>${CALL})(?:${TEXT})(?: \\+ [\\w.]+ \\+ (?:${TEXT}))?(?=\\);?$)`,
);

/** Long messages at the end of a line that are thrown or written elsewhere. */
const LONG_MESSAGE =
  /(?<start>\b(?:errorMessage = |return |let msg = ))`(?:[^`\\]|\\.){60,}`(?=;$)/;

/** Functions that wait for a route's own style sheet: all are part of the root's, or linked. */
const ROUTE_CSS = /^async function (?<name>prefetchRouteCss|prefetchStyleLinks)\([\s\S]*?^\}$/gm;

/** By path in the package's `lib`. */
const replacements: Readonly<Record<string, string>> = {
  // No route is discovered later (src/shell/deferred-scripts.tsx).
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPartialManifest = (manifest) => manifest;
    export const getManifestPath = (path) => path;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => false;`,
  // The app passes no instrumentations.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  // React Router would reload the current page on a chunk load error, which without a network loses
  // it. The event's listener loads the requested page as a document (src/entry.client.tsx).
  'dom/ssr/routeModules.js': `
    export async function loadRouteModule(route, modules) {
      try {
        return (modules[route.id] ??= await import(/* @vite-ignore */ route.module));
      } catch {
        dispatchEvent(new Event('parade:chunk-load-error'));
        return new Promise(() => undefined);
      }
    }`,
  // The root route has an error page of its own; this one is for an error of that page. The default
  // pages would bring along `Scripts`, which only development renders.
  'dom/ssr/errorBoundaries.js': `
    import { Component, createElement } from 'react';
    export class RemixErrorBoundary extends Component {
      state = { error: null, location: this.props.location };
      static getDerivedStateFromError(error) {
        return { error };
      }
      static getDerivedStateFromProps({ location }, state) {
        return location === state.location ? null : { error: null, location };
      }
      render() {
        const { error } = this.state;
        if (!error) return this.props.children;
        const page = [createElement('h1', null, 'Unexpected Error'), String(error)];
        return createElement('html', null, createElement('body', null, ...page));
      }
    }
    export const RemixRootDefaultErrorBoundary = () => null;`,
  // Every page is hydrated with the server's data, and waits for none.
  'dom/ssr/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null;',
};

/** Messages become `router.js:243`, the line of the installed package. */
export function shrinkRouterModule(code: string, file: string): string {
  return RESPONSE_END.reduce((rest, part) => rest.replace(part, ''), code)
    .replace(PREFETCH, '')
    .replace(ROUTE_CSS, 'async function $<name>() {}')
    .replace(DISCOVERY, 'false')
    .replace(DISCOVERY_FUNCTIONS, (_, head, body) => `${head}) {${body.replace(/[^\n]+/g, '')}}`)
    .replace(COMPONENT, '$1/* @__PURE__ */ ')
    .split('\n')
    .map((line, index) =>
      line
        .replace(DISPLAY_NAME, '')
        .replace(MESSAGE, `$<call>"${file}:${index + 1}"`)
        .replace(LONG_MESSAGE, `$<start>"${file}:${index + 1}"`),
    )
    .join('\n');
}

function pathOf(id: string): string | null {
  return MODULE.exec(id)?.groups?.path?.replaceAll('\\', '/') ?? null;
}

export function routerPlugin(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'parade-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = pathOf(id);
      if (path === null) return null;
      if (PREFETCH.test(code)) replaced.add(PREFETCH_MODULE);
      if (code.search(DISCOVERY_FUNCTIONS) >= 0) replaced.add(DISCOVERY_MODULE);
      if (RESPONSE_END.every((part) => part.test(code))) replaced.add(RESPONSE_MODULE);
      return shrinkRouterModule(code, basename(path));
    },
    load(id) {
      const path = pathOf(id);
      const code = path === null ? undefined : replacements[path];
      if (path !== null && code) replaced.add(path);
      return code ?? null;
    },
    buildEnd(error) {
      const edited = [PREFETCH_MODULE, RESPONSE_MODULE, DISCOVERY_MODULE];
      const expected = [...Object.keys(replacements), ...edited];
      const missing = expected.filter((path) => !replaced.has(path));
      if (!error && missing.length > 0)
        this.error(
          `The router has no ${missing.join(', ')} any more: look at tools/build/router-plugin.ts`,
        );
    },
  };
}
