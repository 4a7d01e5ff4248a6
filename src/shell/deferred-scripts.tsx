/** Replaces React Router's `<Scripts>`, so that no module runs before the first paint. */

import { useContext } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { stringifyForScript } from '#kit/html/markup.ts';
import { starterScript } from './starter-script.ts';

type RouteEntry = NonNullable<ManifestRoute>;
type Manifest = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>['manifest'];
/** `hasDefaultExport` is in the build's manifest, but not in the router's type. */
type ManifestRoute =
  | (Manifest['routes'][string] & { readonly hasDefaultExport?: boolean })
  | undefined;

const ELEMENT_ID = 'deferred-modules';

/**
 * Queues the page's data, which the router's inline scripts below enqueue, until the starter
 * creates the stream: a phone would otherwise create it before the first paint.
 */
const queueStreamScript =
  '(c=>{c.queued=[];c.streamController={enqueue:t=>c.queued.push(t),close:()=>c.queued.push(null)}})(window.__reactRouterContext)';

/**
 * Prints the same inline data as `<Scripts>`, but lists the modules in a JSON element, from which a
 * small starter script imports them. The browser keeps the elements that it was sent. `namespaces`
 * are the message namespaces that the page has used.
 */
export function DeferredScripts({ namespaces }: { readonly namespaces: ReadonlySet<string> }) {
  if (import.meta.env.SSR) return <ServerScripts namespaces={namespaces} />;
  return <InlineScripts context=" " modules=" " starter=" " />;
}

function ServerScripts({ namespaces }: { readonly namespaces: ReadonlySet<string> }) {
  const framework = useContext(UNSAFE_FrameworkContext);
  const staticContext = useContext(UNSAFE_DataRouterContext)?.staticContext;
  const matches = useMatches();
  if (!framework || !staticContext) return null;

  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;
  return (
    <InlineScripts
      context={`window.__reactRouterContext=${framework.serverHandoffString};${queueStreamScript}`}
      modules={`{"namespaces":${stringifyForScript([...namespaces])},${formatModules(
        framework.manifest,
        matches.map((match) => match.id),
      )}`}
      starter={starterScript}
    />
  );
}

/** Message namespaces used when the server rendered this page. */
export function readNamespaces(): string[] {
  const modules = document.getElementById(ELEMENT_ID)?.textContent;
  return modules ? (JSON.parse(modules) as { namespaces: string[] }).namespaces : [];
}

function InlineScripts({
  context,
  modules,
  starter,
}: {
  context: string;
  modules: string;
  starter: string;
}) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants and escaped JSON */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: context }} />
      <script
        id={ELEMENT_ID}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constants and escaped JSON
        dangerouslySetInnerHTML={{ __html: modules }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants and escaped JSON */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  );
}

/** Written modules by the ids of the matched routes; a new build has another manifest. */
const written = new WeakMap<Manifest, Map<string, string>>();

/** JSON of `describeModules` after its opening brace; the same for every page of a route. */
function formatModules(manifest: Manifest, routeIds: readonly string[]): string {
  const pages = written.get(manifest) ?? new Map<string, string>();
  written.set(manifest, pages);
  const key = routeIds.join();
  const modules =
    pages.get(key) ?? stringifyForScript(describeModules(manifest, routeIds)).slice(1);
  pages.set(key, modules);
  return modules;
}

/**
 * Input of the starter script: the matched routes in order, and a manifest of every page, so that
 * selections and links need no request to find their code.
 */
function describeModules(manifest: Manifest, routeIds: readonly string[]) {
  const isMatched = (route: RouteEntry) => routeIds.includes(route.id);
  const routes = Object.values<ManifestRoute>(manifest.routes).filter(
    (route) => route !== undefined,
  );
  const pages = routes.filter((route) => isMatched(route) || route.hasDefaultExport);
  return {
    routes: routeIds,
    manifest: {
      version: manifest.version,
      url: manifest.url,
      entry: manifest.entry,
      routes: Object.fromEntries(
        pages.map((route) => [
          route.id,
          isMatched(route) ? withoutEmpty(route) : withoutImports(route),
        ]),
      ),
    },
  };
}

/** Omits what is false, absent or empty. */
function withoutEmpty(route: RouteEntry): Partial<RouteEntry> {
  const entries = Object.entries(route).filter(
    ([key, value]) => key === 'imports' || (value && !(Array.isArray(value) && value.length === 0)),
  );
  return Object.fromEntries(entries) as Partial<RouteEntry>;
}

/** Omits `imports`, which the starter preloads for the current page only. */
function withoutImports(route: RouteEntry): Partial<RouteEntry> {
  const { imports: _, ...rest } = withoutEmpty(route);
  return rest;
}
