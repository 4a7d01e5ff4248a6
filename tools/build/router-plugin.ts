/**
 * Vite plugin: replaces React Router's client modules for route discovery, chunk loading and
 * instrumentation, lets the bundler leave out components that nothing imports, and shortens error
 * messages to their place in the source.
 */
import type { Plugin } from 'vite';

const MODULE = /react-router[\\/]dist[\\/]\w+[\\/]lib[\\/](?:[\w-]+[\\/])*(?<file>[\w-]+\.js)$/;
/** Counts as a use of the component, which is then kept. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/;
const COMPONENT = /^(const \w+ = )(?=React\$1\.forwardRef\()/gm;

const TEXT = /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;
/** Calls of one line whose message is the last argument. */
const MESSAGE = new RegExp(
  `(?<call>(?:\\b(?:invariant|warning|warnOnce)\\(.*, |\\bnew Error\\())(?:${TEXT})(?=\\);?$)`,
);

const replacements: Readonly<Record<string, string>> = {
  // Every page carries the full manifest (src/shell/deferred-scripts.tsx).
  'fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPartialManifest = (manifest) => manifest;
    export const getManifestPath = (path) => path;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => false;`,
  // The app passes no instrumentations.
  'instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  // React Router would reload the current page on a chunk load error, which without a network loses
  // it. The event's listener loads the requested page as a document (src/entry.client.tsx).
  'routeModules.js': `
    export async function loadRouteModule(route, modules) {
      try {
        return (modules[route.id] ??= await import(/* @vite-ignore */ route.module));
      } catch {
        dispatchEvent(new Event('parade:chunk-load-error'));
        return new Promise(() => undefined);
      }
    }`,
};

/** Messages become `router.js:243`, the line of the installed package. */
export function shrinkRouterModule(code: string, file: string): string {
  return code
    .replace(COMPONENT, '$1/* @__PURE__ */ ')
    .split('\n')
    .map((line, index) =>
      line.replace(DISPLAY_NAME, '').replace(MESSAGE, `$<call>"${file}:${index + 1}"`),
    )
    .join('\n');
}

export function routerPlugin(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'parade-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = MODULE.exec(id)?.groups?.file;
      return file ? shrinkRouterModule(code, file) : null;
    },
    load(id) {
      const file = MODULE.exec(id)?.groups?.file ?? '';
      const code = replacements[file];
      if (code) replaced.add(file);
      return code ?? null;
    },
    buildEnd(error) {
      const missing = Object.keys(replacements).filter((file) => !replaced.has(file));
      if (!error && missing.length > 0)
        this.error(
          `The router has no ${missing.join(', ')} any more: look at tools/build/router-plugin.ts`,
        );
    },
  };
}
