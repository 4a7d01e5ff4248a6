/** The complete app with every public endpoint, and the data that the examples name. */
import { engravingRecord } from '#features/customisation/customisation.fixtures.ts';
import { handleOrderProgress } from '#features/orders/dispatches/order-progress-http.server.ts';
import { silentLog } from '#kit/log.ts';
import type { AppServices } from '#server/app/app-services.server.ts';
import { parseEnvironment } from '#server/app/environment.server.ts';
import { createEndpoints } from '#server/endpoints/create-endpoints.server.ts';
import type { Endpoints } from '#server/endpoints/endpoints.server.ts';
import { createReadiness } from '#server/monitoring/readiness.server.ts';
import { handleUcpCall } from '#server/ucp/handle-ucp.server.ts';
import { createPlatformProfiles } from '#server/ucp/platform-profiles.server.ts';
import { createUcpProfile } from '#server/ucp/ucp-profile.ts';
import { openTestApp, type TestApp } from '#test/authorisation/test-app.ts';

/** The key of the examples. */
const KEY = '0123456789abcdef0123456789abcdef';

export async function openOpenApiApp(): Promise<TestApp> {
  const app = await openTestApp({ createEndpoints: createAllEndpoints, metricsKey: KEY });
  const { catalogueImport, customisations, search } = app.ports;
  await customisations.saveGroup(engravingRecord);
  await catalogueImport.saveReviews([
    {
      ...{ sourceKey: 'r1', product: 'ABC12345', rating: 4, title: 'Good', body: 'It fits well.' },
      ...{ username: 'Ada', submittedAt: '2026-11-01T10:00:00.000Z', language: 'en', fit: 'true' },
      secondaryRatings: { comfort: 5 },
      responses: [{ clientName: 'Aldermoor', text: 'Thank you.' }],
    },
  ]);
  await app.register('ada@example.com');
  await search.ready();
  return app;
}

/** Agents have a profile that needs no network; of orders only the responses are those of the shop. */
function createAllEndpoints(services: AppServices): Endpoints {
  const environment = parseEnvironment({ ORDERS_KEY: KEY, IMPORT_KEY: KEY });
  const profile = JSON.stringify(createUcpProfile('https://agent.example'));
  const profiles = createPlatformProfiles(async () => profile);
  const orders = {
    recordDispatch: async () => 'dispatched' as const,
    recordDelivery: async () => 'delivered' as const,
  };
  return {
    ...createEndpoints(services, environment, {
      log: silentLog,
      controlKey: () => KEY,
      readiness: createReadiness(services),
    }),
    ucpCall: (request, call) => handleUcpCall(request, call, profiles),
    recordOrderProgress: (request, { fascia }) =>
      handleOrderProgress(request, { key: KEY, fascia: fascia.code, orders, now: new Date() }),
  };
}
