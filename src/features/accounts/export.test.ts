/** Tests of the export of a customer's data. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameCustomerBasket } from '#features/basket/basket-cookie.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { HOST, openWorld, SECRET, SKU, type World } from '#test/authorisation/open-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const variants = [sampleVariant('CUP00001-1-1')];
  await world.ports.catalogueImport.saveProducts([
    sampleProduct('CUP00001', { availableFascias: ['nightjar'], variants }),
  ]);
});
afterAll(() => world.close());

test('holds the customer, wishlist and the lines of the basket in every shop, and nothing that opens anything', async () => {
  const { customer, token } = await world.register('export@example.com');
  const headers = { host: HOST, origin: `http://${HOST}`, cookie: `sid=${token}` };
  const ask = (path: string, body?: URLSearchParams) =>
    world.send(
      new Request(`http://${HOST}${path}`, { headers, ...(body && { method: 'POST', body }) }),
    );
  const empty = (await (await ask('/account/export')).json()) as object;
  expect(empty).toMatchObject({ wishlist: [], baskets: [] });

  await ask('/wishlist', new URLSearchParams({ wishlistKey: `ABC12345~${SKU}~0~moss` }));
  await ask(
    '/_api/basket/addToCart',
    new URLSearchParams({ data: JSON.stringify([{ sku: SKU, quantity: 2 }]) }),
  );
  const foreignSignature = createHmac('sha256', SECRET)
    .update(nameCustomerBasket('nightjar', customer.id))
    .digest('base64url');
  const scope = {
    fascia: 'nightjar',
    locale: 'en-GB',
    currency: 'GBP',
    token: foreignSignature,
  } as const;
  const items = [{ sku: 'CUP00001-1-1', quantity: 1, customFields: { engraving: 'For Zoë' } }];
  await world.ports.baskets.add(scope, { items, reserveMinutes: 30 });

  const answer = await ask('/account/export');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="account.json"');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    customer: { email: 'export@example.com' },
    sessions: [{}],
    wishlist: [{ productKey: 'ABC12345', addedAt: expect.stringMatching(/^\d{4}-.*Z$/) }],
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
