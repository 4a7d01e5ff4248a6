/**
 * Vite plugin: replaces React Router's client modules for route discovery, chunk loading,
 * instrumentation and default pages, and applies the edits of router-edits.ts to the others.
 */
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { EDIT_NAMES, editRouterModule } from './router-edits.ts';

const MODULE =
  /react-router[\\/]dist[\\/]\w+[\\/](?:lib|vendor)[\\/](?<path>(?:[\w-]+[\\/])*[\w-]+\.js)$/;

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
  // Every page is hydrated with the server's data, so there is no fallback.
  'dom/ssr/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null;',
};

function pathOf(id: string): string | null {
  return MODULE.exec(id)?.groups?.path?.replaceAll('\\', '/') ?? null;
}

export function routerPlugin(): Plugin {
  const appliedNames = new Set<string>();
  return {
    name: 'parade-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = pathOf(id);
      if (path === null) return null;
      return editRouterModule(code, basename(path), (name) => appliedNames.add(name));
    },
    load(id) {
      const path = pathOf(id);
      const code = path === null ? undefined : replacements[path];
      if (path !== null && code) appliedNames.add(path);
      return code ?? null;
    },
    buildEnd(error) {
      const missing = [...Object.keys(replacements), ...EDIT_NAMES].filter(
        (name) => !appliedNames.has(name),
      );
      if (!error && missing.length > 0)
        this.error(
          `The router has no ${missing.join(', ')} any more: see tools/build/router-plugin.ts`,
        );
    },
  };
}
