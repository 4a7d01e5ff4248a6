/** Tests of the link by which a person takes over an agent's cart. */
import { expect, test, vi } from 'vitest';
import { createMemoryCatalogue } from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import { loadBasket } from '#features/basket/basket.server.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { createMemoryBaskets } from '#providers/baskets/embedded/memory-baskets.fixtures.ts';
import { createTestShop, type TestShop, type TestShopOptions } from '#test/create-test-shop.ts';
import {
  cancelAgentCart,
  createAgentCart,
  createCartLink,
  createSignedCartId,
  findAgentCart,
  loadAgentCart,
  loadCartOfLink,
  replaceAgentCart,
  transferCart,
} from './agent-carts.server.ts';
import { createMemoryAgentCarts } from './memory-agent-carts.fixtures.ts';

/** A shop with 5 tees and 5 caps, and an agent's cart with 2 tees in it. */
async function openCart(fascia: TestShopOptions['fascia'] = {}) {
  const catalogue = createMemoryCatalogue();
  const baskets = createMemoryBaskets(catalogue);
  const ports = { baskets, agentCarts: createMemoryAgentCarts() };
  for (const sku of ['tee', 'cap'])
    await catalogue.catalogueImport.saveProducts([
      sampleProduct(sku, { variants: [sampleVariant(sku, { stock: 5 })] }),
    ]);
  const now = new Date();
  const open = (over: TestShopOptions = {}) =>
    createTestShop({ now, ...over, fascia: { ...fascia, ...over.fascia }, ports });
  const agent = open();
  const created = await createAgentCart(agent, [{ sku: 'tee', quantity: 2 }]);
  if (created.cart === null) throw new Error('The cart has what is in stock.');
  const { cart, basket } = created;
  const link = new URL(createCartLink(agent, cart.id), 'https://shop.test').searchParams;
  const query = { cart: link.get('cart') ?? '', signature: link.get('signature') ?? '' };
  const { version } = basket;
  return { open, agent, cart, version, query, cartId: createSignedCartId(agent, cart.id) };
}

const fill = (shop: TestShop, token: string, sku: string, quantity: number) =>
  shop.ports.baskets.add(
    { ...scopeOf(shop), token },
    { items: [{ sku, quantity }], reserveMinutes: 0 },
  );

const linesOf = async (shop: TestShop, token: string) =>
  (await shop.ports.baskets.find({ ...scopeOf(shop), token }))?.lines.map(
    ({ sku, quantity }) => [sku, quantity] as const,
  );

test('a guest without a basket gets the cart as their basket, with a cookie', async () => {
  const { open, cart, version, query } = await openCart();
  const cookies: string[][] = [];
  const guest = open({ writeCookie: (name, value) => void cookies.push([name, value]) });
  expect((await loadCartOfLink(guest, query)).basket?.lines).toMatchObject([{ quantity: 2 }]);
  await transferCart(guest, cart, version);
  expect(await linesOf(guest, 'new-token')).toEqual([['tee', 2]]);
  expect(cookies).toEqual([['basket', 'new-token']]);
});

test('an existing basket keeps its lines, and equal ones add up within the stock', async () => {
  const { open, cart, version } = await openCart();
  const cookies: string[][] = [];
  const guest = open({
    ...{ basketToken: 'own', guestBasketToken: 'own' },
    writeCookie: (name, value) => void cookies.push([name, value]),
  });
  await fill(guest, 'own', 'tee', 4);
  await fill(guest, 'own', 'cap', 1);
  await transferCart(guest, cart, version);
  expect(await linesOf(guest, 'own')).toEqual([
    ['tee', 5],
    ['cap', 1],
  ]);
  expect(cookies.map(([name]) => name)).toEqual(['merged', 'basket']);
});

test('the basket of a customer gets the lines, as after a sign-in', async () => {
  const { open, cart, version } = await openCart();
  const customer = {
    ...{ id: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
    membershipUntil: null,
  };
  const shop = open({ customer, basketToken: 'of ada', guestBasketToken: 'of the browser' });
  await fill(shop, 'of ada', 'cap', 1);
  await fill(shop, 'of the browser', 'cap', 1);
  await transferCart(shop, cart, version);
  expect(await linesOf(shop, 'of ada')).toEqual([
    ['tee', 2],
    ['cap', 2],
  ]);
});

test('after a transfer the agent can neither read nor change the cart, and its link no longer works', async () => {
  const { open, agent, cart, version, cartId, query } = await openCart();
  const guest = open({ newBasketToken: () => 'first' });
  await transferCart(guest, cart, version);
  await fill(guest, 'first', 'cap', 1);
  expect(await findAgentCart(agent, cartId)).toBeNull();
  const linked = await loadCartOfLink(open(), query);
  expect(linked).toMatchObject({ cart: { status: 'transferred' }, basket: null });
  // A call that found the cart open before the person took it over.
  expect(await replaceAgentCart(agent, cart, [{ sku: 'cap', quantity: 3 }])).toBeNull();
  expect(await loadAgentCart(agent, cart)).toBeNull();
  expect(await cancelAgentCart(agent, cart)).toBeNull();
  expect(await linesOf(guest, 'first')).toEqual([
    ['tee', 2],
    ['cap', 1],
  ]);
});

test('a cart whose link a person opens is kept for longer', async () => {
  const { open, agent, cart, query, cartId } = await openCart();
  const at = (hours: number) => new Date(agent.now.getTime() + hours * 3_600_000);
  await loadCartOfLink(open({ now: at(5) }), query);
  const later = { ...agent, now: at(10) };
  expect((await findAgentCart(later, cartId))?.expiresAt).toEqual(at(11));
  expect(cart.expiresAt).toEqual(at(6));
});

test('if the agent has changed the cart since the page was shown, nothing is moved', async () => {
  const { open, agent, cart, version, query } = await openCart();
  await replaceAgentCart(agent, cart, [{ sku: 'cap', quantity: 3 }]);
  const guest = open();
  expect(await transferCart(guest, cart, version)).toBe(false);
  expect(await linesOf(guest, 'new-token')).toBeUndefined();
  const { basket } = await loadCartOfLink(guest, query);
  expect(basket?.lines).toMatchObject([{ sku: 'cap', quantity: 3 }]);
  expect(await transferCart(guest, cart, basket?.version ?? 0)).toBe(true);
  expect(await linesOf(guest, 'new-token')).toEqual([['cap', 3]]);
});

test('a link that is opened again within ten minutes writes nothing', async () => {
  const { open, agent, query } = await openCart();
  const visit = async (minutes: number) => {
    const shop = open({ now: new Date(agent.now.getTime() + minutes * 60_000) });
    const update = vi.spyOn(shop.ports.agentCarts, 'update');
    await loadCartOfLink(shop, query);
    return update.mock.calls.length;
  };
  expect([await visit(9), await visit(10), await visit(19), await visit(20)]).toEqual([0, 1, 0, 1]);
});

test('a cart whose lifetime cannot be extended is still shown', async () => {
  const { open, agent, query } = await openCart();
  const shop = open({ now: new Date(agent.now.getTime() + 3_600_000) });
  vi.spyOn(shop.ports.agentCarts, 'update').mockRejectedValue(new Error('read-only'));
  expect((await loadCartOfLink(shop, query)).basket?.lines).toMatchObject([{ quantity: 2 }]);
});

test('a cancelled cart, and one without sold items, are deleted', async () => {
  const { agent, cart } = await openCart();
  const { agentCarts } = agent.ports;
  const create = vi.spyOn(agentCarts, 'create');
  await cancelAgentCart(agent, cart);
  await createAgentCart(agent, [{ sku: 'nothing', quantity: 1 }]);
  for (const id of [cart.id, create.mock.lastCall?.[0].id ?? ''])
    expect(await agentCarts.find(agent.fascia.code, id, agent.now)).toBeNull();
});

test('a forged link, and the link of another fascia, find no cart', async () => {
  const { open, query } = await openCart();
  const nothing = { cart: null, basket: null };
  expect(await loadCartOfLink(open(), { ...query, signature: 'forged' })).toEqual(nothing);
  expect(await loadCartOfLink(open({ fascia: { code: 'other' } }), query)).toEqual(nothing);
});

test('stock is reserved for the person, not for the agent', async () => {
  const { open, cart, version, query } = await openCart({ reserveMinutes: 30 });
  const before = (await loadCartOfLink(open(), query)).basket?.lines;
  expect(before).toMatchObject([{ reservedUntil: null }]);
  const guest = open({ basketToken: 'own', guestBasketToken: 'own' });
  await transferCart(guest, cart, version);
  expect((await loadBasket(guest))?.lines).toMatchObject([{ reservedUntil: expect.any(String) }]);
});
