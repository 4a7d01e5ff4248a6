/** Request contexts for tests: ports in memory, each method and field replaced as a test needs. */
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { createMemoryCatalogue } from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import type { Accounts } from '#features/accounts/accounts.port.ts';
import { createMemoryAgentCarts } from '#features/agent-carts/memory-agent-carts.fixtures.ts';
import { createMemoryCdn } from '#features/cdn/memory-cdn.fixtures.ts';
import { createMemoryChanges } from '#features/changes/memory-changes.fixtures.ts';
import { createMemoryCheckout } from '#features/checkout/memory-checkout.fixtures.ts';
import { createMemoryContent } from '#features/content/memory-content.fixtures.ts';
import { createMemoryCustomisations } from '#features/customisation/memory-customisations.fixtures.ts';
import { createMemoryDelivery } from '#features/delivery/memory-delivery.fixtures.ts';
import { createMemoryExperiments } from '#features/experiments/memory-experiments.fixtures.ts';
import { createMemoryGuidedSelling } from '#features/guided-selling/memory-guided-selling.fixtures.ts';
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import { createMemoryMailer } from '#features/mailer/memory-mailer.fixtures.ts';
import type { Orders } from '#features/orders/orders.port.ts';
import { createMemoryPayments } from '#features/payments/memory-payments.fixtures.ts';
import { memoryPictures } from '#features/pictures/pictures.fixtures.server.ts';
import { createMemoryPriceAlerts } from '#features/price-alerts/memory-price-alerts.fixtures.ts';
import { createMemoryQuestions } from '#features/questions/memory/memory-questions.fixtures.ts';
import { createMemoryRecommendations } from '#features/recommendations/memory-recommendations.fixtures.ts';
import { createMemoryReplenishment } from '#features/replenishment/memory-replenishment.fixtures.ts';
import { createMemoryReviewWriting } from '#features/review-writing/memory-review-writing.fixtures.ts';
import { createMemoryReviews } from '#features/reviews/memory-reviews.fixtures.ts';
import { createMemoryRewards } from '#features/rewards/memory-rewards.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import { createMemoryShortLinks } from '#features/share/memory-short-links.fixtures.ts';
import { createMemorySocial } from '#features/social/memory-social.fixtures.ts';
import { createMemorySocialProof } from '#features/social-proof/memory-social-proof.fixtures.ts';
import { createMemorySponsored } from '#features/sponsored/memory-sponsored.fixtures.ts';
import { createMemoryStockAlerts } from '#features/stock-alerts/memory-stock-alerts.fixtures.ts';
import { createMemoryVideos } from '#features/videos/memory-videos.fixtures.ts';
import { createMemoryVouchers } from '#features/vouchers/memory-vouchers.fixtures.ts';
import { createMemoryWishlists } from '#features/wishlist/memory-wishlists.fixtures.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import type { Locale } from '#kit/define-locale.ts';
import { silentLog } from '#kit/log.ts';
import { createMemoryBaskets } from '#providers/baskets/embedded/memory-baskets.fixtures.ts';
import { createMemoryCatalogueReader } from '#providers/catalogue/embedded/memory-catalogue.fixtures.ts';
import { createMemorySearchSource } from '#providers/search-source/embedded/memory-search-source.fixtures.ts';
import { testShop } from '#request/shop.fixtures.ts';
import {
  type Ports,
  type PrivateShop,
  privateShopContext,
  type ShopPublic,
  shopContext,
} from '#request/shop.ts';
import { indexTexts } from '#search-engine/shop-indexes/text-index.ts';

/** Methods that replace those of the ports in memory. */
export type PortOverrides = { readonly [P in keyof Ports]?: Partial<Ports[P]> };

export type TestShopOptions = Partial<
  Omit<PrivateShop, 'fascia' | 'locale' | 'ports' | 'public'>
> & {
  readonly fascia?: Partial<Fascia>;
  readonly locale?: Partial<Locale>;
  readonly public?: Partial<ShopPublic>;
  readonly ports?: PortOverrides;
};

/** Cache tags of the response, in order. */
export type TestShop = PrivateShop & { readonly tags: readonly string[] };

export function createTestShop(options: TestShopOptions = {}): TestShop {
  const { fascia, locale, ports = {}, public: publicOverrides, ...rest } = options;
  const tags: string[] = [];
  const testedFascia: Fascia = { ...testFascia, ...fascia };
  const language: Locale = { ...testShop.locale, ...locale };
  const currency = rest.currency ?? 'GBP';
  const { code, name } = testedFascia;
  return {
    ...{ currency, languages: [language], now: new Date(0), log: silentLog, otherFascias: [] },
    requestId: '',
    tag: (tag) => void tags.push(tag),
    ...{ cacheUntil: () => undefined, redirectPhones: () => undefined },
    experimentVariant: () => 'control',
    async cached(_key, valueTags, load) {
      if (typeof valueTags !== 'function') tags.push(...valueTags);
      const value = await load();
      if (typeof valueTags === 'function') tags.push(...(valueTags(value) ?? []));
      return value;
    },
    ...{ customer: null, sessionId: null, isOffice: false, origin: 'http://localhost' },
    visitor: { network: 'test', ipHash: 'test', userAgent: '' },
    readCookie: () => null,
    writeCookie: () => undefined,
    sign: (text) => `signed:${text}`,
    ...{ basketToken: null, guestBasketToken: null, newBasketToken: () => 'new-token' },
    ...{ devTools: false, secureCookies: true },
    preview: { origins: [], access: 'none' },
    ...rest,
    fascia: testedFascia,
    locale: language,
    public: { ...testShop, fascia: { code, name }, locale: language, currency, ...publicOverrides },
    ports: createTestPorts(ports),
    tags,
  };
}

/** Arguments that the router passes to the loaders and actions of this shop. */
export function routeArgs(
  shop: PrivateShop,
  request: Request,
  params: LoaderFunctionArgs['params'] = {},
) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(privateShopContext, async () => shop);
  return { request, url: new URL(request.url), pattern: '', params, context };
}

const testFascia: Fascia = {
  ...{ code: 'aldermoor', name: 'Aldermoor', order: 0, hosts: ['localhost'] },
  locales: [{ tag: 'en-GB', currency: 'GBP' }],
  ...{ lowStockQuantity: 5, reserveMinutes: 30, freeDeliveryFrom: {} },
  ...{ hideIfOneSize: true, hideSingleColourIn: [], liveStock: false },
};

/** Ports in memory, some of whose methods are replaced. */
export function createTestPorts(overrides: PortOverrides = {}): Ports {
  const { content, editing } = createMemoryContent();
  const changes = createMemoryChanges();
  const catalogue = createMemoryCatalogue(changes.publish);
  const { writing, moderation, pending } = createMemoryReviewWriting();
  const wishlists = { ...createMemoryWishlists(), ...overrides.wishlists };
  return {
    catalogue: { ...createMemoryCatalogueReader(catalogue), ...overrides.catalogue },
    catalogueImport: { ...catalogue.catalogueImport, ...overrides.catalogueImport },
    changes: { ...changes, ...overrides.changes },
    jobs: { ...createMemoryJobs(), ...overrides.jobs },
    agentCarts: { ...createMemoryAgentCarts(), ...overrides.agentCarts },
    baskets: { ...createMemoryBaskets(catalogue), ...overrides.baskets },
    accounts: { ...absentAccounts, ...overrides.accounts },
    mailer: { ...createMemoryMailer(), ...overrides.mailer },
    wishlists,
    checkout: { ...createMemoryCheckout(), ...overrides.checkout },
    vouchers: { ...createMemoryVouchers(), ...overrides.vouchers },
    content: { ...content, ...overrides.content },
    contentEditing: { ...editing, ...overrides.contentEditing },
    shortLinks: { ...createMemoryShortLinks(), ...overrides.shortLinks },
    priceAlerts: { ...createMemoryPriceAlerts(wishlists), ...overrides.priceAlerts },
    stockAlerts: { ...createMemoryStockAlerts(), ...overrides.stockAlerts },
    orders: { ...absentOrders, ...overrides.orders },
    payments: { ...createMemoryPayments(), ...overrides.payments },
    experiments: { ...createMemoryExperiments(), ...overrides.experiments },
    socialProof: { ...createMemorySocialProof(), ...overrides.socialProof },
    sponsored: { ...createMemorySponsored(), ...overrides.sponsored },
    social: { ...createMemorySocial(), ...overrides.social },
    videos: { ...createMemoryVideos(), ...overrides.videos },
    customisations: { ...createMemoryCustomisations(), ...overrides.customisations },
    delivery: { ...createMemoryDelivery(), ...overrides.delivery },
    guidedSelling: { ...createMemoryGuidedSelling(), ...overrides.guidedSelling },
    cdn: { ...createMemoryCdn(), ...overrides.cdn },
    pendingPhotos: { ...pending, ...overrides.pendingPhotos },
    pictures: { ...memoryPictures(), ...overrides.pictures },
    questions: { ...createMemoryQuestions(), ...overrides.questions },
    recommendations: { ...createMemoryRecommendations(), ...overrides.recommendations },
    replenishment: { ...createMemoryReplenishment(), ...overrides.replenishment },
    rewards: { ...createMemoryRewards(), ...overrides.rewards },
    reviewWriting: { ...writing, ...overrides.reviewWriting },
    reviewModeration: { ...moderation, ...overrides.reviewModeration },
    reviews: { ...createMemoryReviews([]), ...overrides.reviews },
    searchSource: { ...createMemorySearchSource(catalogue), ...overrides.searchSource },
    search: { ...createEmptySearch(), ...overrides.search },
  };
}

/** A method of a port that has no provider in memory yet. */
async function absent(): Promise<never> {
  throw new Error('The test shop has no such method in memory: pass it in `ports`.');
}

const absentAccounts: Accounts = {
  ...{
    findSession: absent,
    signIn: absent,
    signUp: absent,
    requestLink: absent,
    findEmailToken: absent,
  },
  ...{ createAccount: absent, signInByToken: absent, resetPassword: absent, signOut: absent },
  ...{ listDevices: absent, endSession: absent, endAllSessions: absent, changeName: absent },
  ...{ changePassword: absent, requestEmailChange: absent, confirmEmail: absent },
  ...{ findAffiliateId: absent, setAffiliateId: absent },
  ...{ grantMembership: absent, listAuditLog: absent, deleteAccount: absent, cleanUp: absent },
};

const absentOrders: Orders = {
  findDraft: async () => null,
  findPending: async () => null,
  listOrders: async () => [],
  ...{ saveDraft: absent, placeOrder: absent, addSession: absent, recordPayment: absent },
  ...{ cancelOrder: absent, findOrder: absent, findOrderByLink: absent, findPendingById: absent },
  ...{ findPlaced: absent, listCancelled: absent, countVoucherUses: absent, cancelPaid: absent },
  ...{ listPending: absent, cleanUp: absent, findCustomerOrder: async () => null },
  ...{ requestReturn: absent, receiveReturn: absent, recordWithdrawal: absent },
  ...{ recordDispatch: absent, recordDelivery: absent, listPaid: async () => [] },
  ...{ findWithdrawal: absent, listUnmatchedWithdrawals: absent },
  ...{ closeWithdrawal: absent, listInvoices: absent },
  ...{ listFailedRefunds: absent, retryRefunds: absent, issueMissingInvoices: absent },
};

/** The embedded engine without a product, loaded at its first request. */
function createEmptySearch(): Search {
  return {
    ...{ applicationId: 'PARADE', searchKey: 'public-search-only', adminKey: null, hosts: [] },
    async handle(request) {
      const { createMemoryCatalogue: createRecords, createMemorySearch } = await import(
        '#providers/search/embedded/in-memory.fixtures.ts'
      );
      return (await createMemorySearch(createRecords([]))).handle(request);
    },
    ready: async () => undefined,
    indexTexts,
  };
}
