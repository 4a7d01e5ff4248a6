/** npm run dev: the server behind Vite's middleware; its caches are cleared before each request. */
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';

process.env.DEV_TOOLS ??= '1';
const vite = await createViteServer({ server: { middlewareMode: true } });
const { parseEnvironment } = (await vite.ssrLoadModule(
  '/src/server/app/environment.server.ts',
)) as typeof import('../../src/server/app/environment.server.ts');
const { createApp } = (await vite.ssrLoadModule(
  '/src/server/app/app.server.ts',
)) as typeof import('../../src/server/app/app.server.ts');
const { importSampleWhenEmpty } = (await vite.ssrLoadModule(
  '/src/server/app/import-sample-when-empty.server.ts',
)) as typeof import('../../src/server/app/import-sample-when-empty.server.ts');
const { createLog } = (await vite.ssrLoadModule(
  '/src/server/monitoring/log.server.ts',
)) as typeof import('../../src/server/monitoring/log.server.ts');

const environment = parseEnvironment(process.env);
const app = await createApp({
  environment,
  log: createLog(environment.logLevel),
  loadBuild: () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<
      import('react-router').ServerBuild
    >,
  controlKey: () => crypto.randomUUID(),
});
await importSampleWhenEmpty(app.services, environment);

const listener = getRequestListener(app.fetch);
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => {
    app.clearHtmlCache();
    void listener(request, response);
  });
});
server.listen(environment.port, environment.host, () => {
  for (const { fascia } of app.services.sites.values())
    console.log(`${fascia.name.padEnd(12)} http://${fascia.hosts[0]}:${environment.port}`);
  app.startReviewReindex();
});
