/** Tests: wishlist items that have left the catalogue are listed as such and can be removed. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { openTestApp, SKU, type TestApp } from '#test/authorisation/test-app.ts';
import { createTestClient } from '#test/authorisation/test-client.ts';

let testApp: TestApp;
const product = (rest: object) =>
  sampleProduct('DEF12345', {
    variants: [sampleVariant('DEF12345-1-1', { size: 'ONE SIZE' })],
    ...rest,
  });
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.ports.catalogueImport.saveProducts([product({})]);
});
afterAll(() => testApp.close());

const pageSchema = z.object({
  count: z.number(),
  inOtherFascias: z.number(),
  lines: z.array(z.unknown()),
  gone: z.array(z.unknown()),
});

test('retired, sold in another shop only, and removed', async () => {
  const { customer } = await testApp.register('gone@example.com');
  const { fetch: ask, read, signIn } = createTestClient(testApp);
  await signIn('gone@example.com');
  const wishlistKey = 'DEF12345~DEF12345-1-1~0~moss';
  for (const item of [wishlistKey, `ABC12345~${SKU}~0~moss`])
    await ask('/wishlist', { wishlistKey: item });
  await testApp.ports.catalogueImport.saveProducts([product({ availableFascias: ['nightjar'] })]);
  expect(await read('/wishlist', pageSchema)).toMatchObject({
    count: 2,
    inOtherFascias: 1,
    lines: [{}],
    gone: [],
  });
  await testApp.ports.catalogueImport.saveProducts([product({ status: 'archived' })]);
  const gone = [{ wishlistKey, name: 'Tee DEF12345' }];
  expect(await read('/wishlist', pageSchema)).toMatchObject({
    count: 2,
    inOtherFascias: 0,
    lines: [{}],
    gone,
  });
  await ask('/wishlist', { formType: 'removeFromWishlist', wishlistKey });
  expect(await read('/wishlist', pageSchema)).toMatchObject({ count: 1, gone: [] });
  expect(await testApp.ports.wishlists.list(customer.id)).toHaveLength(1);
});
