/** Creates a build of React Router from single routes, for tests of the page handler. */
import type { ServerBuild } from 'react-router';

type TestRoutes = Readonly<
  Record<string, { readonly id: string; readonly path: string; readonly module: object }>
>;

/** The router's type requires a component of every module; those of API routes have none. */
export function createRouterBuild(
  routes: TestRoutes,
  renderDocument = () => new Response(),
): ServerBuild {
  return {
    routes,
    entry: { module: { default: renderDocument } },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    ...{ future: {}, prerender: [], ssr: true, isSpaMode: false, assetsBuildDirectory: '' },
    ...{ publicPath: '/', basename: '/' },
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild;
}
