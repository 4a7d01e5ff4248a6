/** Prints what hydration needs, without letting a module run before the page has been painted. */
import { useContext } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { starterScript } from './starter-script.ts';

type RouteEntry = NonNullable<ManifestRoute>;
type Manifest = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>['manifest'];
/** The build writes whether there is a page to draw; the router's type does not say so. */
type ManifestRoute =
  | (Manifest['routes'][string] & { readonly hasDefaultExport?: boolean })
  | undefined;

const ELEMENT_ID = 'deferred-modules';

/** The router's scripts below pour the page's data into a stream. A list takes it until the starter makes the stream, which a phone would else do before it paints. */
const keepForLater =
  '(c=>{c.queued=[];c.streamController={enqueue:t=>c.queued.push(t),close:()=>c.queued.push(null)}})(window.__reactRouterContext)';

/**
 * Takes the place of React Router's `<Scripts>`: the same inline data, but the modules are named in a
 * JSON element and imported by a small starter. The browser keeps what it was sent.
 * `namespaces` are those of the words that the page has named.
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
      context={`window.__reactRouterContext=${framework.serverHandoffString};${keepForLater}`}
      modules={escapeJson({
        namespaces: [...namespaces],
        ...describeModules(
          framework.manifest,
          matches.map((match) => match.id),
        ),
      })}
      starter={starterScript}
    />
  );
}

/** The areas of words that the server's drawing of this page named. */
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants and escaped JSON */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: context }} />
      <script
        id={ELEMENT_ID}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants and escaped JSON
        dangerouslySetInnerHTML={{ __html: modules }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants and escaped JSON */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  );
}

/** What the starter reads: the matched routes in order, and a manifest of every page, so that no choice and no link asks the server which code it needs. */
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

/** What is false, absent or empty goes without saying. */
function withoutEmpty(route: RouteEntry): Partial<RouteEntry> {
  const entries = Object.entries(route).filter(
    ([key, value]) => key === 'imports' || (value && !(Array.isArray(value) && value.length === 0)),
  );
  return Object.fromEntries(entries) as Partial<RouteEntry>;
}

/** The starter preloads imports for the page itself alone; those of other pages are named by their modules. */
function withoutImports(route: RouteEntry): Partial<RouteEntry> {
  const { imports: _, ...rest } = withoutEmpty(route);
  return rest;
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
