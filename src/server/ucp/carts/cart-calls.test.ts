/** Tests of carts for shopping agents over REST, each response valid by UCP's published schemas. */
import { expect, test } from 'vitest';
import { CONTRACT_LIMITS } from '#features/agent-carts/agent-carts.contract.ts';
import {
  findAgentCart,
  loadAgentCart,
  transferCart,
} from '#features/agent-carts/agent-carts.server.ts';
import { createMemoryAgentCarts } from '#features/agent-carts/memory-agent-carts.fixtures.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { Problem } from '#kit/problem.ts';
import {
  type CallResponse,
  items,
  ORIGIN,
  openCartSession,
  readCart,
} from '#test/clients/cart-session.ts';
import type { TestShopOptions } from '#test/create-test-shop.ts';
import { expectDefined } from '#test/expect-defined.ts';

const KEY = '660e8400-e29b-41d4-a716-446655440001';
const OTHER_KEY = '660e8400-e29b-41d4-a716-446655440002';

async function openStockedSession(over: TestShopOptions = {}) {
  const session = openCartSession(over);
  await session.saveStock('tee', 5);
  await session.saveStock('cap', 2, 900);
  return session;
}

test('a cart is created, read, replaced and cancelled', async () => {
  const { call } = await openStockedSession();
  const created = await call('POST', '/carts', { body: items(['tee', 2]) });
  const { id, link } = readCart(created);
  expect(created).toMatchObject({
    status: 201,
    body: {
      line_items: [{ item: { id: 'tee', price: 1500 }, quantity: 2 }],
      currency: 'GBP',
      expires_at: expect.any(String),
    },
  });
  expect(created.headers.get('cache-control')).toBe('no-store');
  expect(link.origin).toBe(ORIGIN);
  expect((await call('GET', `/carts/${id}`)).body).toEqual(created.body);
  const replaced = await call('PUT', `/carts/${id}`, { body: items(['cap', 1], ['tee', 3]) });
  expect(replaced).toMatchObject({
    status: 200,
    body: {
      id,
      line_items: [
        { item: { id: 'tee' }, quantity: 3 },
        { item: { id: 'cap' }, quantity: 1 },
      ],
      continue_url: link.href,
    },
  });
  const cancelled = await call('POST', `/carts/${id}/cancel`);
  expect(cancelled.body).toMatchObject({ id, line_items: [{ quantity: 3 }, { quantity: 1 }] });
  expect(cancelled.body).not.toHaveProperty('continue_url');
  for (const [method, path] of [
    ['GET', `/carts/${id}`],
    ['POST', `/carts/${id}/cancel`],
  ] as const)
    expect(await call(method, path)).toMatchObject({
      status: 200,
      body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] },
    });
});

test('lines that are not sent again are removed, a repeated item adds up', async () => {
  const { call } = await openStockedSession();
  const { id } = readCart(await call('POST', '/carts', { body: items(['tee', 1], ['cap', 1]) }));
  const body = items(['cap', 1], ['cap', 1]);
  expect((await call('PUT', `/carts/${id}`, { body })).body).toMatchObject({
    line_items: [{ item: { id: 'cap' }, quantity: 2 }],
  });
  expect((await call('PUT', `/carts/${id}`, { body: items() })).body).toMatchObject({
    line_items: [],
    totals: [{ amount: 0 }, { amount: 0 }],
  });
});

test('a cart gets the available units of each item, and reports shortages', async () => {
  const { call } = await openStockedSession();
  const body = items(['cap', 3], ['nothing', 1], ['tee', 1]);
  const created = await call('POST', '/carts', { body });
  expect(created).toMatchObject({
    status: 201,
    body: {
      line_items: [
        { item: { id: 'cap' }, quantity: 2 },
        { item: { id: 'tee' }, quantity: 1 },
      ],
      messages: [
        { type: 'warning', code: 'quantity_adjusted' },
        { type: 'error', code: 'not_found', severity: 'recoverable' },
      ],
    },
  });
  const { id } = readCart(created);
  const more = await call('PUT', `/carts/${id}`, { body: items(['tee', 9], ['cap', 2]) });
  expect(more.body).toMatchObject({
    line_items: [{ quantity: 2 }, { item: { id: 'tee' }, quantity: 5 }],
    messages: [{ type: 'warning', code: 'quantity_adjusted' }],
  });
});

test('a cart of unavailable items is not created', async () => {
  const { call, saveStock } = await openStockedSession();
  await saveStock('gone', 0);
  expect(await call('POST', '/carts', { body: items(['gone', 1]) })).toMatchObject({
    status: 200,
    body: {
      ucp: { status: 'error' },
      messages: [{ code: 'out_of_stock', severity: 'unrecoverable' }],
    },
  });
});

test('a cart reserves no stock, and follows prices and stock', async () => {
  const { call, saveStock, shop } = await openStockedSession();
  const { id } = readCart(await call('POST', '/carts', { body: items(['cap', 2]) }));
  const person = { ...scopeOf(shop()), token: 'of a person' };
  const bought = { items: [{ sku: 'cap', quantity: 1 }], reserveMinutes: 30 };
  await shop().ports.baskets.add(person, bought);
  expect((await call('GET', `/carts/${id}`)).body).toMatchObject({
    messages: [{ type: 'warning', code: 'low_stock', path: '$.line_items[0]' }],
  });
  await saveStock('cap', 3, 700);
  expect((await call('GET', `/carts/${id}`)).body).toMatchObject({
    line_items: [{ item: { price: 700 } }],
    messages: [{ code: 'price_changed' }],
  });
});

test('a repeated call with the same key has one effect and the same response', async () => {
  const { call } = await openStockedSession();
  const create = () => call('POST', '/carts', { body: items(['tee', 1]), key: KEY });
  const first = await create();
  const { id } = readCart(first);
  const second = await create();
  expect(second.body).toEqual(first.body);
  expect(second.status).toBe(201);
  const other = await call('POST', '/carts', { body: items(['tee', 2]), key: KEY });
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  const cancel = () => call('POST', `/carts/${id}/cancel`, { key: OTHER_KEY });
  const cancelled = await cancel();
  expect((await cancel()).body).toEqual(cancelled.body);
  expect(cancelled.body).toHaveProperty('id');
});

test('agents have keys of their own, which cannot be guessed', async () => {
  const { call } = await openStockedSession();
  const create = (agent: string) =>
    call('POST', '/carts', { body: items(['tee', 1]), key: KEY, agent });
  const ids = [
    readCart(await create('https://one.test/p')).id,
    readCart(await create('https://two.test/p')).id,
  ];
  expect(new Set(ids).size).toBe(2);
  const short = await call('POST', '/carts', { body: items(['tee', 1]), key: '1' });
  expect(short).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});

test('a call that fails can be tried again with its key', async () => {
  let isDown = true;
  const session = openCartSession({
    ports: {
      catalogue: {
        async findPurchaseRequirements() {
          if (isDown) throw new Problem(503, 'basket.busy', 'busy', { retryAfter: 1 });
          return [];
        },
      },
    },
  });
  await session.saveStock('tee', 5);
  const create = () => session.call('POST', '/carts', { body: items(['tee', 1]), key: KEY });
  const failed = await create();
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBe('1');
  isDown = false;
  expect((await create()).status).toBe(201);
});

test.each([
  ['an unknown id', 'nothing'],
  ['a forged signature', '01900000-0000-7000-8000-000000000000.forged'],
])('%s opens no cart', async (_, id) => {
  const { call } = await openStockedSession();
  const { body } = await call('PUT', `/carts/${id}`, { body: items(['tee', 1]) });
  expect(body).toMatchObject({ messages: [{ code: 'not_found' }] });
});

test('a cart that a person took over, or another call cancelled, cannot be changed', async () => {
  let meanwhile = async (): Promise<unknown> => undefined;
  const findPurchaseRequirements = async () => {
    await meanwhile();
    return [];
  };
  const session = openCartSession({ ports: { catalogue: { findPurchaseRequirements } } });
  await session.saveStock('tee', 5);
  const takeOver = async (id: string) => {
    const cart = expectDefined(await findAgentCart(session.shop(), id));
    const opened = await loadAgentCart(session.shop(), cart);
    await transferCart(session.shop(), cart, expectDefined(opened).basket.version);
  };
  const cancel = (id: string) => session.call('POST', `/carts/${id}/cancel`);
  for (const end of [takeOver, cancel]) {
    const { id } = readCart(await session.call('POST', '/carts', { body: items(['tee', 1]) }));
    meanwhile = () => end(id);
    const { body } = await session.call('PUT', `/carts/${id}`, { body: items(['tee', 2]) });
    expect(body).toMatchObject({ messages: [{ code: 'not_found' }] });
    meanwhile = async () => undefined;
  }
});

test('the id of the link is not that of the cart', async () => {
  const { call } = await openStockedSession();
  const { link } = readCart(await call('POST', '/carts', { body: items(['tee', 1]) }));
  for (const value of link.searchParams.values())
    expect((await call('GET', `/carts/${value}`)).body).toMatchObject({
      messages: [{ code: 'not_found' }],
    });
});

test('a network with many open carts can still open one, in place of the oldest', async () => {
  const { call } = await openStockedSession({
    ports: { agentCarts: createMemoryAgentCarts(CONTRACT_LIMITS) },
  });
  const create = async () => readCart(await call('POST', '/carts', { body: items(['tee', 1]) })).id;
  const ids = [];
  for (let count = 0; count <= CONTRACT_LIMITS.carts.perNetwork; count += 1)
    ids.push(await create());
  const bodies = [];
  for (const id of ids) bodies.push((await call('GET', `/carts/${id}`)).body);
  expect(bodies.filter((body) => !('id' in body))).toHaveLength(1);
  expect(bodies.at(-1)).toHaveProperty('id');
});

test('a cart without items is kept for an hour, one with items for six', async () => {
  const now = new Date();
  const { call } = await openStockedSession({ now });
  const hoursOf = ({ body }: CallResponse) =>
    (new Date(String(body.expires_at)).getTime() - now.getTime()) / 3_600_000;
  const empty = await call('POST', '/carts', { body: items() });
  expect(hoursOf(empty)).toBe(1);
  const { id } = readCart(empty);
  expect(hoursOf(await call('PUT', `/carts/${id}`, { body: items(['tee', 1]) }))).toBe(6);
  expect(hoursOf(await call('PUT', `/carts/${id}`, { body: items(['nothing', 1]) }))).toBe(1);
});

test('nothing about the buyer is stored or sent back', async () => {
  const { call } = await openStockedSession();
  const buyer = { first_name: 'Ada', email: 'ada@example.com' };
  const { body } = await call('POST', '/carts', { body: { ...items(['tee', 1]), buyer } });
  expect(JSON.stringify(body)).not.toMatch(/ada/i);
});

test.each([
  ['without lines', {}],
  ['with a quantity of zero', items(['tee', 0])],
  [
    'with 61 lines',
    items(...Array.from({ length: 61 }, (_, index) => [`sku-${index}`, 1] as const)),
  ],
])('a cart %s is refused', async (_, body) => {
  const { call } = await openStockedSession();
  expect(await call('POST', '/carts', { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', continue_url: ORIGIN },
  });
});
