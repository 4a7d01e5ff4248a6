/** Tests of the export of a customer's data. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCustomerBasketId } from '#features/basket/basket-cookie.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { computeTotals } from '#features/orders/totals/totals.ts';
import { sampleQuestion } from '#features/questions/writing/question-writing.contract.ts';
import { sampleReview } from '#features/review-writing/review-writing.contract.ts';
import { identifyPerson } from '#features/reviews/review-person.server.ts';
import {
  clientContextOf,
  HOST,
  openTestApp,
  PASSWORD,
  SECRET,
  SKU,
  type TestApp,
} from '#test/authorisation/test-app.ts';
import { someAddress } from '#test/setups/order-setup.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  const variants = [sampleVariant('CUP00001-1-1')];
  await testApp.ports.catalogueImport.saveProducts([
    sampleProduct('CUP00001', { availableFascias: ['nightjar'], variants }),
  ]);
});
afterAll(() => testApp.close());

test('holds the customer, wishlist and the lines of the basket in every shop, and nothing that opens anything', async () => {
  const { customer, token } = await testApp.register('export@example.com');
  const headers = { host: HOST, origin: `http://${HOST}`, cookie: `sid=${token}` };
  const sendRequest = (path: string, body?: URLSearchParams) =>
    testApp.send(
      new Request(`http://${HOST}${path}`, { headers, ...(body && { method: 'POST', body }) }),
    );
  const empty: object = await (await sendRequest('/account/export')).json();
  expect(empty).toMatchObject({ wishlist: [], baskets: [] });

  const wishlistKey = `ABC12345~${SKU}~0~moss`;
  for (const formType of ['addToWishlist', 'startPriceAlert'])
    await sendRequest('/wishlist', new URLSearchParams({ formType, wishlistKey }));
  await sendRequest(
    '/_api/basket/addToCart',
    new URLSearchParams({ data: JSON.stringify([{ sku: SKU, quantity: 2 }]) }),
  );
  const foreignSignature = createHmac('sha256', SECRET)
    .update(formatCustomerBasketId('nightjar', customer.id))
    .digest('base64url');
  const scope = {
    fascia: 'nightjar',
    locale: 'en-GB',
    currency: 'GBP',
    token: foreignSignature,
  } as const;
  const items = [{ sku: 'CUP00001-1-1', quantity: 1, customFields: { engraving: 'For Zoë' } }];
  await testApp.ports.baskets.add(scope, { items, reserveMinutes: 30 });

  await testApp.ports.rewards.record(
    ...([customer.id, { fascia: 'aldermoor', number: '7KQ2' }] as const),
    [{ reference: 'order', points: 120 }],
  );

  const response = await sendRequest('/account/export');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="account.json"');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    customer: { email: 'export@example.com' },
    sessions: [{}],
    wishlist: [{ productKey: 'ABC12345', addedAt: expect.stringMatching(/^\d{4}-.*Z$/) }],
    rewards: [{ orderNumber: '7KQ2', reference: 'order', points: 120 }],
    priceAlerts: [{ productKey: 'ABC12345', price: { centAmount: 3000, currencyCode: 'GBP' } }],
    baskets: [
      {
        shop: 'aldermoor',
        currency: 'GBP',
        lines: [{ sku: SKU, quantity: 2, price: 3000, addedPrice: 3000 }],
      },
      {
        shop: 'nightjar',
        currency: 'GBP',
        lines: [{ sku: 'CUP00001-1-1', quantity: 1, customFields: { engraving: 'For Zoë' } }],
      },
    ],
  });
  for (const secret of [token, foreignSignature, 'argon2']) expect(text).not.toContain(secret);
});

test('holds reminders with the times of their request and of their email', async () => {
  const { customer, token } = await testApp.register('reminded@example.com');
  const { replenishment } = testApp.ports;
  const item = { sku: SKU, productKey: 'ABC12345', slug: 'tee', name: 'Tee', days: 60 };
  const site = { fascia: 'aldermoor', locale: 'en-GB' };
  const request = { item: { ...item, colour: 'moss', option: null }, dueAt: new Date() };
  await replenishment.requestReminder(customer.id, request, site);
  const headers = { host: HOST, origin: `http://${HOST}`, cookie: `sid=${token}` };
  const response = await testApp.send(new Request(`http://${HOST}/account/export`, { headers }));
  const requestedAt = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(await response.json()).toMatchObject({
    reminders: [{ sku: SKU, dueAt: request.dueAt.toISOString(), requestedAt, sentAt: null }],
  });
});

test('answers of a checkout go with the account, and its orders are nobody’s afterwards', async () => {
  const address = 'buyer@example.com';
  const { customer } = await testApp.register(address);
  const { baskets, orders, accounts } = testApp.ports;
  const token = 'a basket of the buyer, long enough';
  const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP', token } as const;
  const { basket } = await baskets.add(scope, {
    ...{ items: [{ sku: SKU, quantity: 1 }], reserveMinutes: 30 },
  });
  const placed = await orders.placeOrder(scope, {
    ...{ idempotencyKey: 'of-the-buyer', basket, country: 'GB', customerId: customer.id },
    ...{ email: address, address: someAddress, voucher: null, isTest: true, now: new Date() },
    delivery: { service: 'standard', cost: 0, from: null, to: null },
    totals: computeTotals({
      ...{ lines: [{ unitPrice: 3_000, quantity: 1 }], voucherDiscount: 0, delivery: 0 },
      tax: { basisPoints: 0, isExclusive: false },
    }),
  });
  await orders.saveDraft(scope, {
    email: 'Buyer@Example.com',
    address: someAddress,
    service: null,
  });
  expect(await orders.listOrders(customer)).toMatchObject([{ number: placed.number }]);
  const person = identifyPerson({ sign: (text) => text }, customer.id, address);
  await accounts.deleteAccount(clientContextOf(), customer.id, PASSWORD, person);
  expect(await orders.findDraft(scope)).toBeNull();
  const { customer: next } = await testApp.register(address);
  expect(await orders.listOrders(next)).toEqual([]);
  expect(await orders.findOrder('aldermoor', placed.number)).toMatchObject({ email: address });
});

test('holds the reviews, votes, reports and questions of the customer, which go with the account', async () => {
  const { customer, token } = await testApp.register('reviewer@example.com');
  const other = await testApp.register('other@example.com');
  const send = (path: string, cookie: string, body?: URLSearchParams) => {
    const headers = { host: HOST, origin: `http://${HOST}`, cookie: `sid=${cookie}` };
    const init = { headers, ...(body && { method: 'POST', body }) };
    return testApp.send(new Request(`http://${HOST}${path}`, init));
  };
  const { reviewWriting, reviewModeration, reviews, questions } = testApp.ports;
  const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url');
  const write = async (id: string, email: string) => {
    const person = identifyPerson({ sign }, id, email);
    await reviewWriting.submit(
      { ...sampleReview, productKey: 'ABC12345', photos: [] },
      person,
      null,
    );
    const review = await reviewWriting.findOwn('ABC12345', person);
    await reviewModeration.publish(review?.id ?? '', review?.submittedAt ?? '');
    return { person, reviewId: review?.id ?? '' };
  };
  const { person, reviewId } = await write(customer.id, 'reviewer@example.com');
  const { reviewId: foreign } = await write(other.customer.id, 'other@example.com');
  const question = { ...sampleQuestion, productKey: 'ABC12345' };
  await questions.submitQuestion(question, person, null);
  const about = { sku: 'ABC12345', review: foreign };
  await send('/_api/reviews/vote', token, new URLSearchParams({ ...about, helpful: 'true' }));
  await send('/_api/reviews/report', token, new URLSearchParams({ ...about, reason: 'copied' }));

  const exported: object = await (await send('/account/export', token)).json();
  expect(exported).toMatchObject({
    reviews: [{ id: reviewId, rating: 4, body: sampleReview.body }],
    votes: [{ reviewId: foreign, isHelpful: true }],
    reports: [{ reviewId: foreign, reason: 'copied' }],
    questions: [{ body: sampleQuestion.body, status: 'pending' }],
    answers: [],
  });
  const client = clientContextOf({ sessionToken: token });
  await testApp.ports.accounts.deleteAccount(client, customer.id, PASSWORD, person);
  const none = { reviews: [], votes: [], reports: [] };
  expect(await reviewWriting.exportData(person)).toEqual(none);
  expect(await questions.exportQuestions(person)).toEqual({ questions: [], answers: [] });
  const overview = await reviews.findOverview('ABC12345', 'en-GB');
  expect(overview?.statistics.totalReviewCount).toBe(1);
  expect(await reviews.findReview('ABC12345', foreign)).toMatchObject({ helpfulCount: 0 });
});
