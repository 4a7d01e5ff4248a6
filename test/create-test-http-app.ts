/** An HTTP app for tests: the site `aldermoor`, with ports in memory and no pages. */
import { silentLog } from '#kit/log.ts';
import type { Site } from '#server/app/shop.server.ts';
import type { Endpoints } from '#server/endpoints/endpoints.server.ts';
import { createHttpApp, type HttpAppDeps } from '#server/http/http-app.server.ts';
import type { FasciaLanguage } from '#server/http/resolve-page.server.ts';
import { createMetrics } from '#server/monitoring/metrics.server.ts';
import { createValueCache } from '#server/pages/value-cache.server.ts';
import { createTestPorts, createTestShop } from './create-test-shop.ts';

type TestHttpAppOptions = Partial<Omit<HttpAppDeps, 'endpoints' | 'registry' | 'sites'>> & {
  readonly hosts?: readonly string[];
  readonly endpoints?: Partial<Endpoints>;
};

export const testLanguage: FasciaLanguage = {
  locale: createTestShop().locale,
  currency: 'GBP',
  prefix: '',
};

export function createTestHttpApp({
  hosts = ['localhost'],
  endpoints,
  ...deps
}: TestHttpAppOptions) {
  const { fascia } = createTestShop({ fascia: { hosts } });
  const site: Site = {
    ...{ fascia, languages: [testLanguage], ports: createTestPorts() },
    ...{ origin: 'http://localhost', otherFascias: [] },
  };
  return createHttpApp({
    registry: {
      ...{ fascias: [fascia], locales: new Map(), portFolders: [] },
      loadProvider: absent,
    },
    sites: new Map([[fascia.code, site]]),
    pages: { handlePage: absent, handleApi: absent, nameRoute: async () => '*' },
    ...{ metrics: createMetrics(), log: silentLog, accessLog: false },
    ...{ secret: 'secret', trustedProxies: 0 },
    ...{ isOffice: () => false, valueCache: createValueCache(), devTools: false },
    ...{ preview: { origins: [], key: null }, metricsKey: null },
    ...deps,
    endpoints: { ...absentEndpoints, ...endpoints },
  });
}

async function absent(): Promise<never> {
  return refuse();
}

function refuse(): never {
  throw new Error('The test app has no such endpoint: pass it in `endpoints`.');
}

const absentEndpoints: Endpoints = {
  ...{ ready: absent, writable: absent, asset: absent, favicon: refuse, robots: refuse },
  ...{ sitemap: absent, picture: absent, video: absent, search: absent, editContent: absent },
  ...{
    storedEmails: absent,
    merchantFeed: absent,
    llms: absent,
    ...{ ucpProfile: refuse, ucpCall: absent },
    grantMembership: absent,
    setAffiliateId: absent,
    importStock: absent,
  },
  ...{ exportCatalogue: absent, importCatalogue: absent, moderateReviews: absent },
  ...{
    experimentResults: absent,
    moderateQuestions: absent,
    manageOrders: absent,
    recordOrderProgress: absent,
  },
};
