/** Journeys of a shopping agent that fills a cart, which a person takes over and orders. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { type Agent, type AgentResponse, CART_SCHEMA, openAgent } from '#test/clients/agent.ts';
import {
  expectThanks,
  fillAddress,
  fillBasket,
  ORDER_BUTTON,
  openCheckout,
  pay,
  SUCCESSFUL_CARD,
} from './support/checkout.ts';
import { shops } from './support/shops.ts';
import { newEmail } from './support/sign-up.ts';
import { expectAccessible, expectNoHorizontalScroll, test } from './support/watched-page.ts';

const [aldermoor, shop] = shops;
const SEARCH = 'schemas/shopping/catalog_search.json#/$defs/search_response';
const PRODUCT = 'schemas/shopping/catalog_lookup.json#/$defs/get_product_response';

const variantSchema = z.object({
  id: z.string(),
  price: z.object({ amount: z.number() }),
  availability: z.object({ available: z.boolean() }),
});
const cartSchema = z.object({ id: z.string(), continue_url: z.url() });

let agent: Agent;
test.beforeAll(async () => {
  agent = await openAgent(shop.base);
});
test.afterAll(() => agent.close());

const cartBody = (...lines: readonly (readonly [string, number])[]) => ({
  line_items: lines.map(([id, quantity]) => ({ item: { id }, quantity })),
  context: { language: 'en-GB' },
});

/** The nth product of a search, with a variant in stock. */
async function findVariant(index: number) {
  const response = z
    .object({ products: z.array(z.object({ id: z.string(), title: z.string() })) })
    .parse(
      await agent.call('POST', '/catalog/search', {
        ...{ body: { query: shop.searchTerm, context: { language: 'en-GB' } }, schema: SEARCH },
      }),
    );
  const hit = response.products[index];
  if (!hit) throw new Error(`The search has no product ${index}.`);
  const request = { id: hit.id, context: { language: 'en-GB' } };
  const { product } = z
    .object({ product: z.object({ variants: z.array(variantSchema) }) })
    .parse(await agent.tool('get_product', { catalog: request }, PRODUCT));
  const variant = product.variants.find(({ availability }) => availability.available);
  if (!variant) throw new Error(`${hit.title} is sold out.`);
  return { ...variant, title: hit.title };
}

/** A cart with one of the nth product. */
async function createCart(index: number) {
  const variant = await findVariant(index);
  const body = cartBody([variant.id, 1]);
  const response = await agent.call('POST', '/carts', { body, schema: CART_SCHEMA });
  return { ...cartSchema.parse(response), variant };
}

const readError = (response: AgentResponse) =>
  z.object({ messages: z.array(z.object({ code: z.string() })) }).parse(response).messages[0]?.code;

const expectCartPage = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'A basket for you' })).toBeVisible();
const addAll = (page: Page) => page.getByRole('button', { name: 'Add to my basket' }).click();

test('an agent searches, fills a cart and changes it; a person takes it over and orders', async ({
  page,
}) => {
  const [first, second] = [await findVariant(0), await findVariant(1)];
  const key = randomUUID();
  const create = () =>
    agent.call('POST', '/carts', { body: cartBody([first.id, 1]), schema: CART_SCHEMA, key });
  const created = await create();
  const { id } = cartSchema.parse(created);
  expect(await create()).toEqual(created);
  const cart = cartBody([first.id, 1], [second.id, 1]);
  const changed = await agent.tool('update_cart', { id, cart }, CART_SCHEMA);
  const total = first.price.amount + second.price.amount;
  expect(changed).toMatchObject({
    currency: 'GBP',
    totals: [
      { type: 'subtotal', amount: total },
      { type: 'total', amount: total },
    ],
  });
  const { continue_url: link } = cartSchema.parse(
    await agent.call('GET', `/carts/${id}`, { schema: CART_SCHEMA }),
  );
  expect(link.startsWith(`${shop.base}/agent-cart?`)).toBe(true);
  await page.goto(link);
  await expectCartPage(page);
  const sum = `£${(total / 100).toFixed(2)}`;
  await expect(page.getByRole('main').getByText(sum)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await addAll(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible();
  for (const { title } of [first, second])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const errorOptions = { schema: 'schemas/shopping/types/error_response.json' };
  expect(readError(await agent.call('GET', `/carts/${id}`, errorOptions))).toBe('not_found');
  await openCheckout(page);
  await fillAddress(page, newEmail());
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await pay(page, SUCCESSFUL_CARD);
  await expectThanks(page);
});

test.describe('a link that has been used', () => {
  test.use({ expectedErrors: /410/ });

  test('adds nothing a second time, and keeps what the basket contains', async ({
    page,
    browser,
  }) => {
    const sku = await fillBasket(page, 3);
    const { continue_url: link, variant } = await createCart(2);
    expect(variant.id).not.toBe(sku);
    await page.goto(link);
    await expect(
      page.getByText('1 item is already in your basket and will stay there.'),
    ).toBeVisible();
    await addAll(page);
    await expect(page.getByLabel(/^Quantity of /)).toHaveCount(2);
    await page.goto(link);
    await expect(page.getByText('These items have already been added to a basket.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already in a basket');
    const other = await browser.newPage();
    await other.goto(link);
    await expect(other.getByRole('button', { name: 'Add to my basket' })).toHaveCount(0);
    await other.goto(`${shop.base}/basket`);
    await expect(other.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
    await other.close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opening the link changes nothing; its button adds the items', async ({ page }) => {
    const { continue_url: link, variant } = await createCart(4);
    await page.goto(link);
    await page.goto(`${shop.base}/basket`);
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
    await page.goto(link);
    await addAll(page);
    await expect(page.getByRole('heading', { level: 2, name: variant.title })).toBeVisible();
  });
});

test.describe('an invalid link', () => {
  test.use({ expectedErrors: /410/ });

  test('has a message in the language of the page', async ({ page }) => {
    const link = new URL((await createCart(5)).continue_url);
    link.searchParams.set('signature', 'forged');
    await page.goto(link.href);
    await expect(page.getByText('This link has expired.')).toBeVisible();
    await expectAccessible(page);
    link.pathname = `/de${link.pathname}`;
    await page.goto(link.href);
    await expect(page.getByText('Dieser Link ist abgelaufen.')).toBeVisible();
    await expectNoHorizontalScroll(page);
  });
});

test('forms describe themselves to an agent in the browser, in the HTML of the server', async ({
  page,
}) => {
  const namesIn = async (path: string) => {
    const html = await (await page.request.get(`${aldermoor.base}${path}`)).text();
    return [...html.matchAll(/ toolname="(\w+)"/g)].map(([, name]) => name);
  };
  expect(await namesIn(aldermoor.category)).toEqual(['search_products', 'filter_products']);
  expect(await namesIn('/search?q=dress')).toContain('filter_products');
});
