/** Tests: moves between wishlist and basket are idempotent. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { HOST, openTestApp, SKU, type TestApp } from '#test/authorisation/test-app.ts';
import { basketSchema } from '#test/basket-schema.ts';

const WISHLIST_KEY = `ABC12345~${SKU}~0~moss`;

const pageSchema = z.object({ basket: basketSchema.nullable() });
const wishlistSchema = z.object({
  lines: z.array(
    z.object({
      wishlistKey: z.string(),
      since: z.string(),
      sizes: z.array(z.object({ size: z.string(), isOnStock: z.boolean() })),
    }),
  ),
});

let testApp: TestApp;
let people = 0;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** Requests of the pages by a new customer's browser. */
async function becomeCustomer() {
  people += 1;
  const { token } = await testApp.register(`mover-${people}@example.com`);
  const headers = { host: HOST, origin: `http://${HOST}`, cookie: `sid=${token}` };
  const sendRequest = (path: string, init: RequestInit = {}) =>
    testApp.send(new Request(`http://${HOST}${path}`, { ...init, headers }));
  return {
    post: (path: string, fields: Record<string, string>) =>
      sendRequest(path, { method: 'POST', body: new URLSearchParams(fields) }),
    wishlist: async () => wishlistSchema.parse(await (await sendRequest('/wishlist')).json()).lines,
    basket: async () => pageSchema.parse(await (await sendRequest('/basket')).json()).basket,
    async quantities() {
      return (await this.basket())?.lines.map(({ quantity }) => quantity) ?? [];
    },
    /** Form fields of the wishlist's only item. */
    async moveFields() {
      const [item] = await this.wishlist();
      return {
        formType: 'moveToBasket',
        wishlistKey: item?.wishlistKey ?? '',
        since: item?.since ?? '',
        sku: SKU,
      };
    },
    /** Form fields of the basket's only line. */
    async lineFields() {
      const basket = await this.basket();
      return { lineId: basket?.lines[0]?.id ?? '', version: String(basket?.version) };
    },
  };
}

test('a move to the basket that is sent again, or many times at once, adds one', async () => {
  const shopper = await becomeCustomer();
  await shopper.post('/wishlist', { wishlistKey: WISHLIST_KEY });
  const fields = await shopper.moveFields();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => shopper.post('/wishlist', fields)),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  const late = await shopper.post('/wishlist', fields);
  expect(late.headers.get('location')).toContain('moved=');
  expect(await shopper.quantities()).toEqual([1]);
  expect(await shopper.wishlist()).toEqual([]);
});

test('of several sizes the selected one moves; one is out of stock once stock is at the wishlist threshold', async () => {
  const stocks = {
    S: { stock: 2, wishlistBuffer: 3 },
    M: { stock: 3, wishlistBuffer: 3 },
    L: { stock: 4, wishlistBuffer: 3 },
  };
  const variants = Object.entries(stocks).map(([size, stock], index) =>
    sampleVariant(`DEF12345-1-${index}`, { size, ...stock }),
  );
  await testApp.ports.catalogueImport.saveProducts([sampleProduct('DEF12345', { variants })]);
  const shopper = await becomeCustomer();
  await shopper.post('/wishlist', { wishlistKey: 'DEF12345~DEF12345-1-0~0~moss' });
  const [item] = await shopper.wishlist();
  expect(item?.sizes.map(({ size, isOnStock }) => [size, isOnStock])).toEqual([
    ['S', false],
    ['M', false],
    ['L', true],
  ]);
  await shopper.post('/wishlist', { ...(await shopper.moveFields()), sku: 'DEF12345-1-2' });
  expect((await shopper.basket())?.lines.map(({ sku }) => sku)).toEqual(['DEF12345-1-2']);
});

test('what was moved, put aside anew and moved again is there twice', async () => {
  const shopper = await becomeCustomer();
  for (const _ of [1, 2]) {
    await shopper.post('/wishlist', { wishlistKey: WISHLIST_KEY });
    await shopper.post('/wishlist', await shopper.moveFields());
  }
  expect(await shopper.quantities()).toEqual([2]);
});

test('an old page brings back what was moved and has been taken out since, once', async () => {
  const shopper = await becomeCustomer();
  await shopper.post('/wishlist', { wishlistKey: WISHLIST_KEY });
  const fields = await shopper.moveFields();
  await shopper.post('/wishlist', fields);
  await shopper.post('/basket', { ...(await shopper.lineFields()), quantity: '0' });
  expect(await shopper.quantities()).toEqual([]);
  await Promise.all([shopper.post('/wishlist', fields), shopper.post('/wishlist', fields)]);
  await shopper.post('/wishlist', fields);
  expect(await shopper.quantities()).toEqual([1]);
});

test.each([
  ['saved for later', { intent: 'save' }],
  ['removed', { quantity: '0' }],
])(
  'a line that is %s twice has gone once, and undone many times is back once',
  async (_, intent) => {
    const shopper = await becomeCustomer();
    await shopper.post('/_api/basket/addToCart', {
      data: JSON.stringify([{ sku: SKU, quantity: 2 }]),
    });
    const fields = { ...(await shopper.lineFields()), ...intent };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shopper.post('/basket', fields)),
    );
    expect([...answers, await shopper.post('/basket', fields)].map(({ status }) => status)).toEqual(
      [303, 303, 303, 303, 303],
    );
    expect(await shopper.quantities()).toEqual([]);
    expect(await shopper.wishlist()).toHaveLength('intent' in intent ? 1 : 0);
    const flash = answers
      .map(({ headers }) =>
        new URL(headers.get('location') ?? '', `http://${HOST}`).searchParams.get('flash'),
      )
      .find((value) => value !== null);
    const undo = { intent: 'undo', flash: flash ?? '' };
    await Promise.all(Array.from({ length: 4 }, () => shopper.post('/basket', undo)));
    await shopper.post('/basket', undo);
    expect(await shopper.quantities()).toEqual([2]);
  },
);

test('a line of a basket that has changed in another tab stays, and its own page is flash', async () => {
  const shopper = await becomeCustomer();
  const add = () =>
    shopper.post('/_api/basket/addToCart', { data: JSON.stringify([{ sku: SKU, quantity: 1 }]) });
  await add();
  const fields = await shopper.lineFields();
  await add();
  expect((await shopper.post('/basket', { ...fields, intent: 'save' })).status).toBe(409);
  expect(await shopper.quantities()).toEqual([2]);
});
