/** An agent's session with a shop in memory, over REST and MCP, each response checked. */
import { expect } from 'vitest';
import { z } from 'zod';
import { createMemoryCatalogue } from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import { createMemoryAgentCarts } from '#features/agent-carts/memory-agent-carts.fixtures.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { signText } from '#kit/secrets.server.ts';
import { createMemoryBaskets } from '#providers/baskets/embedded/memory-baskets.fixtures.ts';
import { handleUcpCall } from '#server/ucp/handle-ucp.server.ts';
import { createPlatformProfiles } from '#server/ucp/platform-profiles.server.ts';
import { UCP_VERSION } from '#server/ucp/ucp-profile.ts';
import { testLanguage } from '../create-test-http-app.ts';
import { createTestShop, type TestShop, type TestShopOptions } from '../create-test-shop.ts';
import { listUcpFaults } from '../fixtures/ucp/validate-ucp.ts';

export const ORIGIN = 'https://shop.test';
const capability = [{ version: UCP_VERSION }];
const profile = {
  version: UCP_VERSION,
  capabilities: { 'dev.ucp.shopping.cart': capability },
};
const CART = 'schemas/shopping/cart.json';
const ERROR = 'schemas/shopping/types/error_response.json';

const bodySchema = z.record(z.string(), z.unknown());
export type CallResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: z.infer<typeof bodySchema>;
};

export type CartSession = {
  readonly shop: (over?: TestShopOptions) => TestShop;
  readonly saveStock: (sku: string, stock: number, price?: number) => Promise<void>;
  /** Calls REST; the response of a call with 200 or 201 is valid by the published schema. */
  readonly call: (
    method: string,
    path: string,
    sent?: { readonly body?: unknown; readonly key?: string; readonly agent?: string },
  ) => Promise<CallResponse>;
  /** Sends one JSON-RPC request to MCP. */
  readonly rpc: (method: string, params?: object, id?: number | null) => Promise<CallResponse>;
  readonly tool: (name: string, given: object, meta?: object) => Promise<CallResponse>;
};

const sign = (text: string) => signText('secret', text);
let sessions = 0;

export function openCartSession(over: TestShopOptions = {}): CartSession {
  sessions += 1;
  const caller = `cart caller ${sessions}`;
  const catalogue = createMemoryCatalogue();
  const ports = {
    baskets: createMemoryBaskets(catalogue),
    agentCarts: createMemoryAgentCarts(),
    ...over.ports,
  };
  const shop = (rest: TestShopOptions = {}) =>
    createTestShop({ ...{ now: new Date(), origin: ORIGIN, sign }, ...over, ...rest, ports });
  const profiles = createPlatformProfiles(async () => JSON.stringify({ ucp: profile }));
  const send = async (path: string, init: RequestInit): Promise<CallResponse> => {
    const call = {
      ...{ caller, network: caller, isDeveloper: false },
      site: { languages: [testLanguage], origin: ORIGIN },
      ...{ openShop: () => shop(), openPrivateShop: async () => shop() },
    };
    const response = await handleUcpCall(new Request(`${ORIGIN}${path}`, init), call, profiles);
    const text = await response.text();
    const body = bodySchema.parse(text === '' ? {} : JSON.parse(text));
    return { status: response.status, headers: response.headers, body };
  };
  const rpc: CartSession['rpc'] = (method, params, id = 1) =>
    send('/ucp/mcp', {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', ...(id !== null && { id }), method, params }),
    });
  return {
    ...{ shop, rpc },
    async saveStock(sku, stock, centAmount = 1500) {
      const variants = [sampleVariant(sku, { stock, prices: { GBP: { centAmount } } })];
      await catalogue.catalogueImport.saveProducts([sampleProduct(sku, { variants })]);
    },
    async call(method, path, { body, key, agent = 'https://agent.test/profile.json' } = {}) {
      const headers = {
        'ucp-agent': `profile="${agent}"`,
        ...(key !== undefined && { 'idempotency-key': key }),
      };
      const text = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await send(`/ucp${path}`, { method, headers, ...text });
      if (response.status < 300) expectValidCart(response.body);
      return response;
    },
    async tool(name, given, meta = {}) {
      const agent = { 'ucp-agent': { profile: 'https://agent.test/profile.json' } };
      const params = { name, arguments: { meta: { ...agent, ...meta }, ...given } };
      const { status, headers, body } = await rpc('tools/call', params);
      const result = resultSchema.safeParse(body);
      if (!result.success) return { status, headers, body };
      const { structuredContent, content } = result.data.result;
      expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
      expectValidCart(structuredContent);
      return { status, headers, body: structuredContent };
    },
  };
}

const resultSchema = z.object({
  result: z.object({
    structuredContent: bodySchema,
    content: z.array(z.object({ text: z.string() })).length(1),
  }),
});

/** Expects a cart, or an error with the reason why there is none. */
function expectValidCart(body: z.infer<typeof bodySchema>): void {
  expect(listUcpFaults(body, 'id' in body ? CART : ERROR)).toEqual([]);
  if ('id' in body) expectTotals(body);
}

const totalsSchema = z.array(z.object({ type: z.string(), amount: z.number().int() }));
const cartSchema = z.object({
  line_items: z.array(
    z.object({
      item: z.object({ price: z.number().int() }),
      quantity: z.number().int(),
      totals: totalsSchema,
    }),
  ),
  totals: totalsSchema,
});

/** All entries but the total add up to the total, and lines to the subtotal. */
function expectTotals(body: unknown): void {
  const cart = cartSchema.parse(body);
  const totals = [cart, ...cart.line_items].map((part) => part.totals);
  for (const entries of totals) {
    const total = entries.find(({ type }) => type === 'total')?.amount;
    const others = entries.filter(({ type }) => type !== 'total');
    expect(others.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  }
  const lines = cart.line_items.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);
  expect(cart.totals.find(({ type }) => type === 'subtotal')?.amount).toBe(lines);
}

export const items = (...pairs: readonly (readonly [string, number])[]) => ({
  line_items: pairs.map(([id, quantity]) => ({ item: { id }, quantity })),
});

/** Id and link of the cart in a response. */
export function readCart({ body }: CallResponse): { readonly id: string; readonly link: URL } {
  const { id, continue_url: link } = z
    .object({ id: z.string(), continue_url: z.url() })
    .parse(body);
  return { id, link: new URL(link) };
}
