/** Starts the server. */

import * as build from 'virtual:react-router/server-build';
import { serve } from '@hono/node-server';
import { listLanguages } from './address.server.ts';
import { createAssetHandler } from './assets.server.ts';
import { createHost } from './host.server.ts';
import { createHtmlCache } from './html-cache.server.ts';
import { createLog } from './log.server.ts';
import { createMetrics } from './metrics.server.ts';
import { createPageHandler } from './pages.server.ts';
import { registry } from './registry.vite.server.ts';

const log = createLog('info');
const cache = createHtmlCache();
const nothing = async () => new Response('', { status: 404 });
const app = createHost({
  registry,
  log,
  secret: 'x',
  metrics: createMetrics(),
  pages: createPageHandler(build, cache),
  sites: new Map(
    registry.fascias.map((fascia) => [fascia.code, { fascia, languages: listLanguages(registry, fascia), ports: {} as never }]),
  ),
  endpoints: {
    asset: createAssetHandler('build/client/assets'),
    favicon: () => new Response(null, { status: 404 }),
    robots: () => new Response(''),
    picture: nothing,
    search: nothing,
    importCatalogue: nothing,
    ready: nothing,
  },
});
serve({ port: 3100, fetch: app.fetch });
