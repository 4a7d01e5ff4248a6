/** A shop with a database and a filled basket, for tests of the checkout. */
import type { AccountFields } from '#features/accounts/forms/account-request.server.ts';
import { loadCheckoutView } from '#features/checkout/steps/load-checkout.server.ts';
import { saveAddress, saveDelivery } from '#features/checkout/steps/save-steps.server.ts';
import { createMemoryDelivery } from '#features/delivery/memory-delivery.fixtures.ts';
import { createMemoryPayments } from '#features/payments/memory-payments.fixtures.ts';
import { createMemoryVouchers } from '#features/vouchers/memory-vouchers.fixtures.ts';
import { isProblem } from '#kit/problem.ts';
import { createCatalogue } from '#providers/catalogue/embedded/catalogue.provider.ts';
import { createOwnCheckout } from '#providers/checkout/own/own.provider.ts';
import type { PrivateShop } from '#request/shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { engines } from '#test/databases/engines.ts';
import { openOrderSetup, someAddress } from '#test/setups/order-setup.ts';

let shopCount = 0;

const offers = [
  { code: 'ALL', percentOff: 100 },
  { code: 'ONCE', percentOff: 10, maxUses: 1 },
];

export async function openTestCheckout(voucher: string | null = null, engine = engines[0]) {
  if (!engine) throw new Error('There is no database.');
  const store = await openOrderSetup(engine);
  const sku = await store.stockProduct('coat', 5);
  const { scope } = await store.fill(sku);
  const payments = createMemoryPayments();
  shopCount += 1;
  const shop = createTestShop({
    ...{ now: new Date(), basketToken: scope.token },
    visitor: { network: 'test', ipHash: `checkout-${shopCount}`, userAgent: '' },
    ports: {
      ...{ baskets: store.baskets, orders: store.orders, payments },
      catalogue: createCatalogue(store.database),
      checkout: createOwnCheckout(),
      delivery: createMemoryDelivery(),
      vouchers: createMemoryVouchers(offers),
    },
    readCookie: (name) => (name === 'voucher' ? voucher : null),
  });
  return { store, sku, scope, payments, shop, [Symbol.asyncDispose]: store.close };
}

export const checkoutAddress = { ...someAddress, email: 'ada@example.com' };

export async function completeSteps(shop: PrivateShop): Promise<void> {
  await saveAddress(shop, checkoutAddress);
  await saveDelivery(shop, { service: 'express' });
}

export const confirmReview = async (shop: PrivateShop): Promise<AccountFields> => {
  const { confirmed } = await loadCheckoutView(shop, 'review');
  return { key: confirmed.key, totals: confirmed.totals };
};

export const locationOf = (response: Response) => response.headers.get('location');

/** Session of the test terminal that a response leads to. */
export const referenceOf = (response: Response) =>
  new URLSearchParams(locationOf(response)?.split('?')[1]).get('payment') ?? '';

export async function problemOf(work: Promise<unknown>) {
  const error = await work.catch((reason: unknown) => reason);
  if (!isProblem(error)) throw new Error('It was not refused.');
  return { code: error.code, faults: error.details.faults?.map(({ field }) => field) };
}

/** Publishes a page of terms with this title at once, in place of the one before. */
export async function publishTerms(
  { shop, scope }: Pick<Awaited<ReturnType<typeof openTestCheckout>>, 'shop' | 'scope'>,
  title: string,
): Promise<void> {
  const path = 'pages/informational/terms';
  const page = { path, title, description: '', sections: [] };
  const version = await shop.ports.contentEditing.saveDraft(scope, page);
  await shop.ports.contentEditing.publish({ ...scope, path }, version, { from: new Date(0) });
}
