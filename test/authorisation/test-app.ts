/** The complete app behind its real request handler, for authorisation tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import type { ClientContext, SignInResult } from '#features/accounts/accounts.port.ts';
import { handleGrantRequest } from '#features/accounts/membership/grant-http.server.ts';
import { handleAffiliateRequest } from '#features/affiliate/affiliate-http.server.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import { silentLog } from '#kit/log.ts';
import { createAccounts } from '#providers/accounts/embedded/accounts.provider.ts';
import { quickPasswords } from '#providers/accounts/embedded/quick-passwords.fixtures.ts';
import type { Ports } from '#request/shop.ts';
import { createValueCache } from '#server/pages/value-cache.server.ts';
import type { AppServices } from '../../src/server/app/app-services.server.ts';
import { createComposer } from '../../src/server/app/compose.server.ts';
import type { PreviewSettings } from '../../src/server/app/environment.server.ts';
import { readRegistry } from '../../src/server/app/registry.node.server.ts';
import type { Registry } from '../../src/server/app/registry.server.ts';
import type { Endpoints } from '../../src/server/endpoints/endpoints.server.ts';
import { createOfficeCheck } from '../../src/server/http/client-address/network.server.ts';
import { createHttpApp } from '../../src/server/http/http-app.server.ts';
import { listLanguages } from '../../src/server/http/resolve-page.server.ts';
import { createMetrics } from '../../src/server/monitoring/metrics.server.ts';
import { openTestEmbedded } from '../databases/databases.ts';
import { routePages } from './route-pages.ts';

export const PASSWORD = 'a quiet green door';
const ADA = { firstName: 'Ada', lastName: 'Byron' };
export const SKU = 'ABC12345-1-1';
/** Key that signs checkout links and similar data of this test. */
export const SECRET = 'a secret of this test';
export const HOST = 'localhost';
/** Key of the order system. */
export const ORDERS_KEY = 'o'.repeat(32);
/** Network range of internal users. */
export const OFFICE = '192.0.2.0/24';
/** Origin of an external editor, and the key of its preview tokens. */
export const EDITOR = 'https://editor.example';
export const PREVIEW_KEY = 'a preview key of this test, long enough';

/** Discards emails: they are sent after the response, when the app may be closed already. */
const noEmails: Mailer = { send: async () => {}, listStored: async () => [] };

const notFound = async () => new Response(null, { status: 404 });
const endpoints: Endpoints = {
  ready: notFound,
  writable: notFound,
  asset: notFound,
  favicon: () => new Response(null),
  robots: () => new Response(null),
  sitemap: notFound,
  picture: notFound,
  video: notFound,
  search: notFound,
  moderateReviews: notFound,
  moderateQuestions: notFound,
  manageOrders: notFound,
  experimentResults: notFound,
  recordOrderProgress: notFound,
  storedEmails: notFound,
  merchantFeed: notFound,
  llms: notFound,
  ucpProfile: () => new Response(null, { status: 404 }),
  ucpCall: notFound,
  grantMembership: (request, { fascia, ports: { accounts } }) =>
    handleGrantRequest(request, { key: ORDERS_KEY, fascia, accounts, now: new Date() }),
  setAffiliateId: (request, { ports: { accounts } }) =>
    handleAffiliateRequest(request, { key: ORDERS_KEY, accounts }),
  importStock: notFound,
  exportCatalogue: notFound,
  editContent: notFound,
  importCatalogue: notFound,
};

export type TestApp = {
  readonly fascia: string;
  readonly services: AppServices;
  readonly ports: Ports;
  readonly send: (request: Request) => Promise<Response>;
  readonly register: (email: string) => Promise<SignInResult>;
  readonly close: () => Promise<void>;
};

type TestAppOptions = {
  readonly preview?: PreviewSettings;
  /** Code; Nightjar is the fascia with an own checkout. */
  readonly fascia?: 'aldermoor' | 'nightjar';
  /** Endpoints beside the pages; by default only those that authorise by a key. */
  readonly createEndpoints?: (services: AppServices) => Endpoints;
  readonly metricsKey?: string | null;
};

const OTHER_FASCIAS = [
  { code: 'nightjar', name: 'Nightjar', origin: 'http://nightjar.test' },
  { code: 'fernhollow', name: 'Fernhollow', origin: 'http://fernhollow.test' },
];

export function clientContextOf(rest: Partial<ClientContext> = {}): ClientContext {
  const from = { ipHash: 'test', userAgent: 'A browser', sessionToken: null };
  return { fascia: 'aldermoor', locale: 'en-GB', ...from, ...rest };
}

export async function openTestApp({
  preview = { origins: [EDITOR], key: PREVIEW_KEY },
  fascia: code = 'aldermoor',
  createEndpoints = () => endpoints,
  metricsKey = null,
}: TestAppOptions = {}): Promise<TestApp> {
  const { database, close } = await openTestEmbedded();
  const dataDir = await mkdtemp(join(tmpdir(), 'parade-app-'));
  const registry = await readRegistry();
  const { composePorts } = createComposer(registry, {
    dataDir,
    log: silentLog,
    database: async () => database,
  });
  const fascia = registry.fascias.find((candidate) => candidate.code === code);
  if (!fascia) throw new Error('No fascia found.');
  const ports = {
    ...(await composePorts(fascia)),
    accounts: createAccounts(database, createMemoryJobs(), quickPasswords),
    mailer: noEmails,
  };
  const services = describeServices({ ...registry, fascias: [fascia] }, fascia, ports, database);
  const app = createApp(services, createEndpoints(services), { preview, metricsKey });
  await saveProduct(ports, code);
  return {
    fascia: code,
    ...{ services, ports },
    send: async (request) => app.fetch(request),
    register: (email) => registerCustomer(ports, code, email),
    async close() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function describeServices(
  registry: Registry,
  fascia: Fascia,
  ports: Ports,
  database: Database,
): AppServices {
  const site = {
    fascia,
    origin: `http://${HOST}`,
    otherFascias: OTHER_FASCIAS.filter(({ code }) => code !== fascia.code),
    languages: listLanguages(registry, fascia),
    ports,
  };
  const sites = new Map([[fascia.code, site]]);
  return { registry, database, sites, ports, secret: SECRET, close: () => database.close() };
}

type AppOptions = {
  readonly preview: PreviewSettings;
  readonly metricsKey: string | null;
};

function createApp(
  { registry, sites }: AppServices,
  appEndpoints: Endpoints,
  { preview, metricsKey }: AppOptions,
) {
  return createHttpApp({
    registry,
    sites,
    pages: routePages,
    endpoints: appEndpoints,
    metrics: createMetrics(),
    log: silentLog,
    accessLog: false,
    secret: SECRET,
    trustedProxies: 1,
    devTools: false,
    preview,
    metricsKey,
    isOffice: createOfficeCheck([OFFICE]),
    valueCache: createValueCache(),
  });
}

/** Saves the product that all tests buy: one size, with two price reductions. */
async function saveProduct({ catalogueImport }: Ports, fascia: string): Promise<void> {
  const discountEffects = [{ name: 'Weekend event', value: 400 }];
  const prices = {
    GBP: { centAmount: 3000, wasCentAmount: 4000, preDiscountCentAmount: 3400, discountEffects },
  };
  const variants = [sampleVariant(SKU, { size: 'ONE SIZE', prices })];
  const availableFascias = [fascia];
  await catalogueImport.saveProducts([sampleProduct('ABC12345', { variants, availableFascias })]);
}

async function registerCustomer(
  { accounts }: Ports,
  fascia: string,
  email: string,
): Promise<SignInResult> {
  const mail = await accounts.signUp(clientContextOf({ fascia, ipHash: email }), {
    email,
    ...ADA,
    returnState: null,
  });
  return await accounts.createAccount(clientContextOf({ fascia }), {
    token: mail?.token ?? '',
    password: PASSWORD,
    ...ADA,
  });
}
