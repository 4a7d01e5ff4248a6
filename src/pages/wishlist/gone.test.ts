/** Tests: wishlist items that have left the catalogue are listed as such and can be removed. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { openBrowser } from '#test/authorisation/open-browser.ts';
import { openWorld, SKU, type World } from '#test/authorisation/open-world.ts';

let world: World;
const product = (rest: object) =>
  sampleProduct('DEF12345', {
    variants: [sampleVariant('DEF12345-1-1', { size: 'ONE SIZE' })],
    ...rest,
  });
beforeAll(async () => {
  world = await openWorld();
  await world.ports.catalogueImport.saveProducts([product({})]);
});
afterAll(() => world.close());

const pageSchema = z.object({
  count: z.number(),
  elsewhere: z.number(),
  lines: z.array(z.unknown()),
  gone: z.array(z.unknown()),
});

test('retired, sold in another shop only, and removed', async () => {
  const { customer } = await world.register('gone@example.com');
  const { fetch: ask, read, signIn } = openBrowser(world);
  await signIn('gone@example.com');
  const wishlistKey = 'DEF12345~DEF12345-1-1~0~moss';
  for (const item of [wishlistKey, `ABC12345~${SKU}~0~moss`])
    await ask('/wishlist', { wishlistKey: item });
  await world.ports.catalogueImport.saveProducts([product({ availableFascias: ['nightjar'] })]);
  expect(await read('/wishlist', pageSchema)).toMatchObject({
    count: 2,
    elsewhere: 1,
    lines: [{}],
    gone: [],
  });
  await world.ports.catalogueImport.saveProducts([product({ status: 'archived' })]);
  const gone = [{ wishlistKey, name: 'Tee DEF12345' }];
  expect(await read('/wishlist', pageSchema)).toMatchObject({
    count: 2,
    elsewhere: 0,
    lines: [{}],
    gone,
  });
  await ask('/wishlist', { formType: 'removeFromWishlist', wishlistKey });
  expect(await read('/wishlist', pageSchema)).toMatchObject({ count: 1, gone: [] });
  expect(await world.ports.wishlists.list(customer.id)).toHaveLength(1);
});
