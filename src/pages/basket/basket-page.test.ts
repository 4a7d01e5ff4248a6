/** Tests of loader data of the basket page beyond its lines. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { labelFields } from '#features/basket/label-fields.server.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { engravingRecord } from '#features/customisation/customisation.fixtures.ts';
import { openTestApp, SKU, type TestApp } from '#test/authorisation/test-app.ts';
import { createTestClient } from '#test/authorisation/test-client.ts';
import { basketPageSchema } from '#test/basket-schema.ts';
import { createTestShop } from '#test/create-test-shop.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.ports.customisations.saveGroup({ ...engravingRecord, name: 'engraved' });
  const variants = [sampleVariant('ENG12345-1-1', { size: 'ONE SIZE' })];
  const facts = { customisationGroupName: 'engraved' };
  await testApp.ports.catalogueImport.saveProducts([
    sampleProduct('ENG12345', { variants, facts }),
  ]);
});
afterAll(() => testApp.close());

const pageSchema = basketPageSchema.extend({
  fieldLabels: z.unknown(),
  joined: z.unknown(),
  adjusted: z.unknown(),
});

const deliverySchema = pageSchema.extend({
  delivery: z.object({
    services: z.array(z.object({ service: z.string(), from: z.string(), to: z.string() })),
  }),
});

const one = (sku: string, rest: object = {}) => ({
  data: JSON.stringify([{ sku, quantity: 1, ...rest }]),
});

test('translated texts of a component are under the names of its props in the language of the page', async () => {
  const { fetch: ask, read } = createTestClient(testApp);
  await ask(
    '/_api/basket/addToCart',
    one('ENG12345-1-1', { customFields: { line1: 'Ada', line2: 'Byron' } }),
  );
  await ask('/_api/basket/addToCart', one(SKU));
  const { basket, fieldLabels } = await read('/basket', pageSchema);
  expect(fieldLabels).toEqual({ 'ENG12345-1-1': { line1: 'First line', line2: 'Second line' } });
  const french = createTestShop({
    ports: testApp.ports,
    locale: { tag: 'fr-FR' },
    currency: 'EUR',
  });
  // Texts missing in a locale fall back to English.
  expect(await labelFields(french, basket)).toEqual({
    'ENG12345-1-1': { line1: 'Première ligne', line2: 'Second line' },
  });
});

test('a line that joined an equal one of the customer’s at sign-in is reported, once', async () => {
  await testApp.register('joined@example.com');
  const customer = createTestClient(testApp);
  await customer.signIn('joined@example.com');
  await customer.fetch('/_api/basket/addToCart', one(SKU));
  const guest = createTestClient(testApp);
  await guest.fetch('/_api/basket/addToCart', one(SKU));
  const entered = await guest.signIn('joined@example.com', { redirect: '/wishlist' });
  expect(entered.headers.get('location')).toBe('/wishlist');
  const { basket, joined, adjusted } = await guest.read('/basket', pageSchema);
  expect({ joined, adjusted }).toEqual({
    joined: [{ name: basket.lines[0]?.name, quantity: 2 }],
    adjusted: [],
  });
  expect(await guest.read('/basket', pageSchema)).toMatchObject({ joined: [], adjusted: [] });
});

test('DEL-2: the basket names the days that the product page promises', async () => {
  const { fetch: ask, read } = createTestClient(testApp);
  await ask('/_api/basket/addToCart', one(SKU));
  const promised = z.object({
    now: z.number(),
    options: z.array(
      z.object({
        service: z.string(),
        cutOffs: z.array(z.object({ until: z.number(), from: z.string(), to: z.string() })),
      }),
    ),
  });
  const { now, options } = promised.parse(await (await ask(`/_api/delivery?sku=${SKU}`)).json());
  const { delivery } = await read('/basket', deliverySchema);
  expect(delivery.services).toHaveLength(3);
  for (const { service, cutOffs } of options) {
    const { from, to } = cutOffs.find(({ until }) => now < until) ?? { from: '', to: '' };
    expect(delivery.services).toContainEqual({ service, from, to });
  }
});
