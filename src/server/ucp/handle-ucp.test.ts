/** Tests of the catalogue for shopping agents: each response is valid by UCP's published schemas. */
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { someColour, someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { testLanguage } from '#test/create-test-http-app.ts';
import { createTestShop, type PortOverrides } from '#test/create-test-shop.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { listUcpFaults } from '#test/fixtures/ucp/validate-ucp.ts';
import { handleUcpCall, respondWithUcpProfile } from './handle-ucp.server.ts';
import { createPlatformProfiles } from './platform-profiles.server.ts';
import { UCP_VERSION } from './ucp-profile.ts';

const ORIGIN = 'https://shop.test';
const AGENT = 'profile="https://agent.test/profile.json"';
const ERROR = 'schemas/shopping/types/error_response.json';
/** Schema of the response of each call. */
const RESPONSE_SCHEMAS: Readonly<Record<string, string>> = {
  search: 'schemas/shopping/catalog_search.json#/$defs/search_response',
  lookup: 'schemas/shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'schemas/shopping/catalog_lookup.json#/$defs/get_product_response',
};
const outcomeSchema = z.object({ ucp: z.object({ status: z.string().default('success') }) });
const capability = [{ version: UCP_VERSION }];
const profile = {
  version: UCP_VERSION,
  capabilities: {
    'dev.ucp.shopping.catalog.search': capability,
    'dev.ucp.shopping.catalog.lookup': capability,
  },
};
const tee = someProduct({
  productKey: 'TEE',
  colours: [someColour('moss'), someColour('ink')],
  variants: [
    someVariant('moss', 'S', 0, { sku: 'moss-s' }),
    someVariant('moss', 'M', 4, { sku: 'moss-m', price: 1500, wasPrice: 2000 }),
    someVariant('ink', 'S', 9, { sku: 'ink-s', price: 3000 }),
  ],
});
const ports: PortOverrides = {
  catalogue: {
    findProduct: async (_scope, lookup) =>
      ('productKey' in lookup && lookup.productKey === 'TEE') ||
      ('sku' in lookup && tee.variants.some(({ sku }) => sku === lookup.sku))
        ? { product: tee }
        : null,
  },
};

let callers = 0;
beforeEach(() => {
  callers += 1;
});

type CallOptions = {
  readonly agent?: string | null;
  /** The profile; empty where its host does not respond. */
  readonly text?: string;
  readonly raw?: string;
  readonly search?: PortOverrides['search'];
};

async function call(
  name: string,
  body: object,
  {
    agent = AGENT,
    text = JSON.stringify({ ucp: profile }),
    raw = JSON.stringify(body),
    search = {},
  }: CallOptions = {},
) {
  const headers = { 'content-type': 'application/json', ...(agent && { 'ucp-agent': agent }) };
  const profiles = createPlatformProfiles(async () => {
    if (text === '') throw new Error('timeout');
    return text;
  });
  const response = await handleUcpCall(
    new Request(`${ORIGIN}/ucp/catalog/${name}`, { method: 'POST', headers, body: raw }),
    {
      ...{ caller: `caller ${callers}`, network: `network ${callers}`, isDeveloper: false },
      site: { languages: [testLanguage], origin: ORIGIN },
      openShop: () => createTestShop({ ports: { ...ports, search } }),
      openPrivateShop: async () => createTestShop(),
    },
    profiles,
  );
  const { status } = response;
  const result = z.record(z.string(), z.unknown()).parse(await response.json());
  if (status === 200) expectValid(name, result);
  return { status, body: result };
}

/** A response is the requested result, or an error that says why there is none. */
function expectValid(name: string, body: unknown): void {
  const { ucp } = outcomeSchema.parse(body);
  const schema = ucp.status === 'error' ? ERROR : RESPONSE_SCHEMAS[name];
  expect(listUcpFaults(body, expectDefined(schema))).toEqual([]);
}

test('the profile names the calls, and may be cached', async () => {
  const response = respondWithUcpProfile({ origin: ORIGIN });
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const body: unknown = await response.json();
  expect(listUcpFaults(body, 'discovery/profile_schema.json#/$defs/business_profile')).toEqual([]);
  expect(JSON.stringify(body)).toContain(`"endpoint":"${ORIGIN}/ucp"`);
  expect(JSON.stringify(body)).toContain(`"endpoint":"${ORIGIN}/ucp/mcp"`);
});

test('a lookup has each product once, with the variants that the ids name', async () => {
  const ids = ['TEE', 'ink-s', 'TEE', 'moss-m', 'nothing'];
  const { status, body } = await call('lookup', { ids });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    products: [
      {
        id: 'TEE',
        price_range: { min: { amount: 1500, currency: 'GBP' }, max: { amount: 3000 } },
        variants: [
          {
            id: 'moss-m',
            price: { amount: 1500, currency: 'GBP' },
            list_price: { amount: 2000 },
            url: `${ORIGIN}/product/plain-tee?colour=moss&size=M`,
            inputs: [
              { id: 'TEE', match: 'featured' },
              { id: 'moss-m', match: 'exact' },
            ],
          },
          { id: 'ink-s', inputs: [{ id: 'ink-s', match: 'exact' }] },
        ],
      },
    ],
    messages: [{ type: 'info', code: 'not_found', content: 'nothing' }],
  });
});

test('a price filter leaves variants out, one in another currency is reported as ignored', async () => {
  const lookup = (currency: string) =>
    call('lookup', { ids: ['moss-m'], context: { currency }, filters: { price: { min: 2500 } } });
  expect((await lookup('GBP')).body).toMatchObject({ products: [] });
  const { body } = await lookup('USD');
  expect(body).toMatchObject({
    products: [{ id: 'TEE' }],
    messages: [{ code: 'price_filter_ignored' }],
  });
});

test('a product has the variants of the selection, and the available values of each option', async () => {
  const selected = [{ name: 'markdown.size', label: 'S' }];
  const { body } = await call('product', { id: 'TEE', selected });
  expect(body).toMatchObject({
    product: {
      selected,
      variants: [{ id: 'ink-s' }, { id: 'moss-s', availability: { available: false } }],
      options: [
        {
          name: 'markdown.colour',
          values: [
            { label: 'Moss', available: false, exists: true },
            { label: 'Ink', available: true, exists: true },
          ],
        },
        {
          name: 'markdown.size',
          values: [
            { label: 'S', available: true, exists: true },
            { label: 'M', available: true, exists: true },
          ],
        },
      ],
    },
  });
});

test('a selection that does not exist keeps the preferred option', async () => {
  const selected = [
    { name: 'markdown.colour', label: 'Ink' },
    { name: 'markdown.size', label: 'M' },
  ];
  const product = async (preferences: readonly string[]) =>
    (await call('product', { id: 'TEE', selected, preferences })).body;
  expect(await product(['markdown.colour', 'markdown.size'])).toMatchObject({
    product: { selected: [selected[0]], variants: [{ id: 'ink-s' }] },
  });
  expect(await product(['markdown.size', 'markdown.colour'])).toMatchObject({
    product: { selected: [selected[1]], variants: [{ id: 'moss-m' }] },
  });
});

test('the variant that an id names comes first, whatever is selected', async () => {
  const selected = [{ name: 'markdown.colour', label: 'Ink' }];
  expect((await call('product', { id: 'moss-s', selected })).body).toMatchObject({
    product: { variants: [{ id: 'moss-s' }], selected: [{ label: 'Moss' }, { label: 'S' }] },
  });
});

test('an unknown product is an outcome, not an error of the request', async () => {
  const { status, body } = await call('product', { id: 'nothing' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'not_found' }] });
});

test('a search has a page of products, each with the variant in stock, and the next page', async () => {
  const requested: unknown[] = [];
  const hit = {
    ...{ objectID: 'TEE', productKey: 'TEE', id: 'TEE', slug: 'plain-tee', name: 'Plain tee' },
    ...{ brand: 'Kerb', price: 1500, colourVariants: [], categorySlugs: [] },
  };
  const search: PortOverrides['search'] = {
    handle: async ({ body }) => {
      const { requests } = z.object({ requests: z.array(z.unknown()) }).parse(body);
      requested.push(...requests);
      const page = { page: 0, nbPages: 2, hitsPerPage: 10, params: '', index: 'x', query: 'tee' };
      const result = { hits: [hit], nbHits: 11, processingTimeMS: 0, ...page };
      return { status: 200, body: { results: requests.map(() => result) } };
    },
  };
  const first = await call(
    'search',
    { query: 'tee', filters: { categories: ['tops'] } },
    { search },
  );
  expect(first.body).toMatchObject({
    products: [{ id: 'TEE', variants: [{ id: 'moss-m' }] }],
    pagination: { has_next_page: true, total_count: 11 },
  });
  expect(JSON.stringify(requested)).toContain('tops');
  requested.length = 0;
  const { pagination } = z
    .object({ pagination: z.object({ cursor: z.string() }) })
    .parse(first.body);
  const second = await call('search', { query: 'tee', pagination }, { search });
  expect(second.body).toMatchObject({ pagination: { has_next_page: false } });
  expect(requested).toContainEqual(expect.objectContaining({ page: 1, hitsPerPage: 10 }));
});

test('a search without results is an empty list', async () => {
  const { status, body } = await call('search', { query: 'tee' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ products: [], pagination: { has_next_page: false } });
});

test.each([
  ['without its profile', { agent: null }, 400, 'invalid_profile_url'],
  [
    'with a profile over HTTP',
    { agent: 'profile="http://agent.test/"' },
    400,
    'invalid_profile_url',
  ],
  ['whose profile does not respond', { text: '' }, 424, 'profile_unreachable'],
  ['whose profile is invalid', { text: '<html>' }, 422, 'profile_malformed'],
  [
    'of another version',
    { text: JSON.stringify({ ucp: { ...profile, version: '2026-01-11' } }) },
    422,
    'version_unsupported',
  ],
  ['with a body that is no JSON', { raw: '{' }, 400, 'invalid_request'],
])('an agent %s is refused', async (_, sent, status, code) => {
  const refused = await call('lookup', { ids: ['TEE'] }, sent);
  expect(refused).toMatchObject({ status, body: { code, continue_url: ORIGIN } });
});

test('an agent without the capability gets a response with that error', async () => {
  const text = JSON.stringify({ ucp: { version: UCP_VERSION } });
  const { status, body } = await call('lookup', { ids: ['TEE'] }, { text });
  expect(status).toBe(200);
  expect(body).toMatchObject({ messages: [{ code: 'capabilities_incompatible' }] });
});

test.each([
  ['lookup', { ids: Array.from({ length: 51 }, (_, index) => String(index)) }, 'request_too_large'],
  ['lookup', { ids: [] }, 'invalid_request'],
  ['product', {}, 'invalid_request'],
  ['search', { context: {} }, 'invalid_request'],
  ['search', { query: 'tee', pagination: { cursor: 'x' } }, 'invalid_request'],
])('%s with %j is refused as %s', async (name, body, code) => {
  expect(await call(name, body)).toMatchObject({ status: 400, body: { code } });
});

test('a caller has 300 calls in a minute', async () => {
  const responses = [];
  for (let calls = 0; calls < 301; calls += 1)
    responses.push((await call('lookup', { ids: [] })).status);
  expect(responses.filter((status) => status === 429)).toHaveLength(1);
});
