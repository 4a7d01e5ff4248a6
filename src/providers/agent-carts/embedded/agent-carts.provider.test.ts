/** The contract of agents' carts on the app's database, and the clean-up of their baskets. */
import { expect, test } from 'vitest';
import { createUuid } from '#database/keys/uuid.ts';
import { CONTRACT_LIMITS, describeAgentCarts } from '#features/agent-carts/agent-carts.contract.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { createBaskets } from '#providers/baskets/embedded/baskets.provider.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createSearchSource } from '#providers/search-source/embedded/search-source.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createAgentCarts } from './agent-carts.provider.ts';

const now = new Date();
const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;

onEveryDatabase(({ name, open }) => {
  describeAgentCarts(name, async () => {
    const { database, close } = await open();
    return { agentCarts: createAgentCarts(database, CONTRACT_LIMITS), close };
  });

  test(`an expired cart is deleted with its basket, on ${name}`, async () => {
    const { database, close } = await open();
    const [agentCarts, baskets] = [createAgentCarts(database), createBaskets(database)];
    const product = sampleProduct('carted', { variants: [sampleVariant('carted-0')] });
    await createCatalogueImport(database).saveProducts([product]);
    const add = (token: string) =>
      baskets.add(
        { ...scope, token },
        { items: [{ sku: 'carted-0', quantity: 1 }], reserveMinutes: 0 },
      );
    await add('of the cart');
    await add('of a person');
    const cart = { id: '01900000-0000-7000-8000-000000000000', fascia: 'aldermoor', network: null };
    const basketToken = 'of the cart';
    await agentCarts.create({ ...cart, locale: 'en-GB', basketToken, expiresAt: now }, now);
    await agentCarts.cleanUp(now);
    expect(await baskets.find({ ...scope, token: 'of the cart' })).toBeNull();
    expect(await baskets.find({ ...scope, token: 'of a person' })).not.toBeNull();
    await close();
  });

  test(`one clean-up deletes more expired carts than one statement does, on ${name}`, async () => {
    const { database, close } = await open();
    const agentCarts = createAgentCarts(database);
    const cart = { fascia: 'aldermoor', locale: 'en-GB', network: null };
    const ids = Array.from({ length: 101 }, () => createUuid());
    for (const id of ids)
      await agentCarts.create({ ...cart, id, basketToken: id, expiresAt: now }, now);
    await agentCarts.cleanUp(now);
    const before = new Date(now.getTime() - 1);
    const found = await Promise.all(ids.map((id) => agentCarts.find('aldermoor', id, before)));
    expect(found.filter((cart) => cart !== null)).toEqual([]);
    await close();
  });

  test(`a cart that gives way is deleted with its basket, on ${name}`, async () => {
    const { database, close } = await open();
    const baskets = createBaskets(database);
    const carts = { perNetwork: 1, ofAll: 9, endingPerNetwork: 1 };
    const agentCarts = createAgentCarts(database, { ...CONTRACT_LIMITS, carts });
    const cart = { fascia: 'aldermoor', locale: 'en-GB', network: 'a network' };
    const expiresAt = new Date(now.getTime() + 60_000);
    for (const token of ['first', 'second']) {
      await baskets.create({ ...scope, token });
      await agentCarts.create({ ...cart, id: createUuid(), basketToken: token, expiresAt }, now);
    }
    expect(await baskets.replace({ ...scope, token: 'first' }, [])).toBeNull();
    expect(await baskets.find({ ...scope, token: 'first' })).toBeNull();
    expect(await baskets.find({ ...scope, token: 'second' })).not.toBeNull();
    await close();
  });

  test(`a cart of an agent raises no demand until a person takes it over, on ${name}`, async () => {
    const { database, close } = await open();
    const [agentCarts, baskets] = [createAgentCarts(database), createBaskets(database)];
    const product = sampleProduct('carted', { variants: [sampleVariant('carted-0')] });
    await createCatalogueImport(database).saveProducts([product]);
    await baskets.add(
      { ...scope, token: 'cart' },
      { items: [{ sku: 'carted-0', quantity: 1 }], reserveMinutes: 0 },
    );
    const cart = { id: '01900000-0000-7000-8000-000000000000', fascia: 'aldermoor', network: null };
    const expiresAt = new Date(now.getTime() + 60_000);
    await agentCarts.create({ ...cart, locale: 'en-GB', basketToken: 'cart', expiresAt }, now);
    const source = createSearchSource(database);
    expect(await source.refreshDemand()).toBe(0);
    await baskets.merge({ ...scope, token: 'own' }, { guestToken: 'cart', reserveMinutes: 0 });
    expect(await source.refreshDemand()).toBe(1);
    await close();
  });
});
