/** Screenshots of a cart that a shopping agent filled: open, joining a basket, used, forged. */
import { z } from 'zod';
import { type Agent, CART_SCHEMA, openAgent } from '#test/clients/agent.ts';
import { SHEET_WIDTHS } from './sites.ts';
import { test, type Visit } from './visit.ts';

const PHONE_WIDTH = 390;
const HEIGHT = 844;
const SEARCH = 'schemas/shopping/catalog_search.json#/$defs/search_response';
const PRODUCT = 'schemas/shopping/catalog_lookup.json#/$defs/get_product_response';
const VARIANT_COUNT = 3;

const searchSchema = z.object({ products: z.array(z.object({ id: z.string() })) });
const variantSchema = z.object({
  id: z.string(),
  availability: z.object({ available: z.boolean() }),
});
const productSchema = z.object({ product: z.object({ variants: z.array(variantSchema) }) });
const cartSchema = z.object({ continue_url: z.url() });

/** Language and words of an agent's search, by site. */
const SEARCHES: Readonly<Record<string, readonly [language: string, query: string]>> = {
  fernhollow: ['en-GB', 'linen cushion'],
  'nightjar-ar': ['ar', 'فستان'],
  'aldermoor-de': ['de-DE', 'Kleid'],
  'aldermoor-fr': ['fr-FR', 'robe'],
};
const searchOf = ({ site }: Visit) => SEARCHES[site.name] ?? ['en-GB', 'linen dress'];

test('a cart of an agent', async ({ visit }) => {
  const { page, site } = visit;
  test.skip(page.viewportSize()?.width !== PHONE_WIDTH, 'all widths are shot by one project');
  const agent = await openAgent(new URL(site.base).origin);
  const [first, second, third] = await findVariants(agent, visit);
  const link = await createCart(agent, visit, [
    [first, 1],
    [second, 2],
  ]);
  await page.goto(link);
  await shootWidths(visit, 'agent-cart');
  const button = page.locator('main form button[type=submit]');
  await button.click();
  await page.waitForURL(/\/basket/);
  await page.goto(await createCart(agent, visit, [[third, 1]]));
  await shootWidths(visit, 'agent-cart-joins');
  await page.goto(link);
  await shootWidths(visit, 'agent-cart-used');
  const forged = new URL(link);
  forged.searchParams.set('signature', 'forged');
  await page.goto(forged.href);
  await shootWidths(visit, 'agent-cart-expired');
  agent.close();
});

/** The first variants of a search that are in stock, each of another product. */
async function findVariants(agent: Agent, visit: Visit): Promise<[string, string, string]> {
  const [language, query] = searchOf(visit);
  const context = { language };
  const body = { query, context };
  const searchResponse = await agent.call('POST', '/catalog/search', { body, schema: SEARCH });
  const variants: string[] = [];
  for (const { id } of searchSchema.parse(searchResponse).products) {
    if (variants.length === VARIANT_COUNT) break;
    const response = await agent.tool('get_product', { catalog: { id, context } }, PRODUCT);
    const { product } = productSchema.parse(response);
    const variant = product.variants.find(({ availability }) => availability.available);
    if (variant) variants.push(variant.id);
  }
  const [first, second, third] = variants;
  if (!first || !second || !third) throw new Error(`Too few products for ${query}.`);
  return [first, second, third];
}

async function createCart(
  agent: Agent,
  visit: Visit,
  lines: readonly (readonly [string, number])[],
): Promise<string> {
  const [language] = searchOf(visit);
  const body = {
    line_items: lines.map(([id, quantity]) => ({ item: { id }, quantity })),
    context: { language },
  };
  const response = await agent.call('POST', '/carts', { body, schema: CART_SCHEMA });
  return cartSchema.parse(response).continue_url;
}

/** Resizes one page, since an agent may make few calls a minute. */
async function shootWidths({ page, shootWhole }: Visit, state: string): Promise<void> {
  for (const width of SHEET_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await shootWhole(state);
  }
}
