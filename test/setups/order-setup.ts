/** A shop with a database, in which tests fill baskets, place orders and audit the stock. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { BasketScope } from '#features/basket/basket.port.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import type {
  OrderEmail,
  OrderRefund,
  OrderWebhook,
  WithdrawalEmail,
} from '#features/orders/order-jobs.ts';
import type { PlacedOrder, PlaceOrderRequest } from '#features/orders/orders.port.ts';
import { computeTotals } from '#features/orders/totals/totals.ts';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import { silentLog } from '#kit/log.ts';
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createJobs } from '#providers/jobs/embedded/jobs.provider.ts';
import { createOrders } from '#providers/orders/embedded/orders.provider.ts';
import type { Engine } from '#test/databases/engines.ts';
import { countStockMismatches } from '#test/stress/stock-audit.ts';

export const now = new Date('2026-11-26T10:00:00Z');

export const someAddress = {
  ...{ name: 'Ada Byron', line1: '12 Mill Lane', line2: '', town: 'Bath' },
  ...{ postcode: 'BA1 1AA', region: '', country: 'GB' },
};

const readStock = defineStatement<{ readonly on_hand: number; readonly reserved: number }>(
  'test.orderStock',
  'select on_hand, reserved from stock s join variant v on v.id = s.variant_id where v.sku = $1',
);
const listEmails = defineStatement<{ readonly data: OrderEmail }>(
  'test.orderEmails',
  "select data from pgboss.job where name = 'orderEmail' order by created_on, id",
);
const listRefunds = defineStatement<{ readonly data: OrderRefund }>(
  'test.orderRefunds',
  "select data from pgboss.job where name = 'orderRefund' order by created_on, id",
);
const listWebhooks = defineStatement<{ readonly data: OrderWebhook }>(
  'test.orderWebhooks',
  "select data from pgboss.job where name = 'orderWebhook' order by created_on, id",
);
const listWithdrawalEmails = defineStatement<{ readonly data: WithdrawalEmail }>(
  'test.withdrawalEmails',
  "select data from pgboss.job where name = 'withdrawalEmail' order by created_on, id",
);
const readStatus = defineStatement<{ readonly status: string }>(
  'test.orderStatus',
  'select status from sales_order where number = $1',
);

let counter = 0;

/** A shop with five coats, of which `quantity` are ordered and paid. */
export async function openPaidOrder(engine: Engine, quantity = 2) {
  const setup = await openOrderSetup(engine);
  const sku = await setup.stockProduct('coat', 5);
  const placed = await setup.buy(sku, quantity);
  const find = () => setup.orders.findOrder('aldermoor', placed.number);
  return { setup, sku, placed, find, [Symbol.asyncDispose]: setup.close };
}

export async function openOrderSetup({ open }: Engine) {
  const { database, close } = await open();
  const catalogueImport = createCatalogueImport(database);
  const jobs = await createJobs(database, { log: silentLog });
  const baskets = createBaskets(database);
  const orders = await createOrders(database, jobs);
  const fill = async (sku: string, quantity = 1, scope = createScope()) => {
    const request = { items: [{ sku, quantity }], reserveMinutes: 30 };
    const { basket } = await baskets.add(scope, request);
    return { scope, basket };
  };
  const pay = async (placed: PlacedOrder) => {
    const reference = `session-${placed.number}`;
    await orders.addSession(placed, { provider: 'memory', reference });
    await orders.recordPayment('memory', [createCapture(reference, placed.total)]);
  };
  return {
    ...{ database, jobs, baskets, orders, close, fill, [Symbol.asyncDispose]: close },
    /** Places the basket's order and pays it. */
    async buy(sku: string, quantity = 1, changes: Partial<PlaceOrderRequest> = {}) {
      const { scope } = await fill(sku, quantity);
      const basket = await baskets.find(scope);
      if (!basket) throw new Error('There is no basket.');
      const placed = await orders.placeOrder(scope, { ...toRequest(basket), ...changes });
      await pay(placed);
      return placed;
    },
    pay,
    async stockProduct(key: string, stock: number): Promise<string> {
      const sku = `${key}-M`;
      const variants = [{ ...sampleVariant(sku), stock }];
      await catalogueImport.saveProducts([sampleProduct(key, { variants })]);
      return sku;
    },
    setPrice: (sku: string, centAmount: number) =>
      catalogueImport.saveStock([{ sku, price: { centAmount, currency: 'GBP' } }]),
    async requestFor(
      scope: BasketScope,
      changes: Partial<PlaceOrderRequest> = {},
    ): Promise<PlaceOrderRequest> {
      const basket = await baskets.find(scope);
      if (!basket) throw new Error('There is no basket.');
      return { ...toRequest(basket), ...changes };
    },
    ...createAudits(database),
  };
}

/** A capture as the provider reports it. */
export const createCapture = (reference: string, money: PaymentEvent['money']): PaymentEvent => ({
  ...{ id: `${reference}-c`, reference, money, type: 'captured', at: now.toISOString() },
});

function createScope(): BasketScope {
  counter += 1;
  const token = `order-basket-${counter}-${Math.random()}`;
  return { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP', token };
}

function toRequest(basket: PlaceOrderRequest['basket']): PlaceOrderRequest {
  counter += 1;
  const lines = basket.lines.map(({ price, quantity }) => ({ unitPrice: price ?? 0, quantity }));
  const tax = { basisPoints: 2000, isExclusive: false };
  return {
    ...{ idempotencyKey: `key-${counter}`, basket, country: 'GB', customerId: null, now },
    ...{ email: 'ada@example.com', address: someAddress, voucher: null, isTest: false },
    delivery: { service: 'standard', cost: 399, from: '2026-12-01', to: '2026-12-03' },
    totals: computeTotals({ lines, voucherDiscount: 0, delivery: 399, tax }),
  };
}

function createAudits(database: Database) {
  return {
    countStockMismatches: () => countStockMismatches(database),
    async stockOf(sku: string) {
      const [row] = await database.rows(readStock, [sku]);
      return row ? { onHand: row.on_hand, reserved: row.reserved } : null;
    },
    statusOf: async (orderNumber: string) =>
      (await database.rows(readStatus, [orderNumber]))[0]?.status,
    listEmails: async () => (await database.rows(listEmails)).map(({ data }) => data),
    listWebhooks: async () => (await database.rows(listWebhooks)).map(({ data }) => data),
    listWithdrawalEmails: async () =>
      (await database.rows(listWithdrawalEmails)).map(({ data }) => data),
    listRefunds: async () => (await database.rows(listRefunds)).map(({ data }) => data),
  };
}

export type OrderSetup = Awaited<ReturnType<typeof openOrderSetup>>;
