/** Operations of the Universal Commerce Protocol. Its published schemas describe the responses. */
import { z } from 'zod';
import { UCP_VERSION } from '#server/ucp/ucp-profile.ts';
import { UCP_SCHEMAS } from '#server/ucp/ucp-requests.server.ts';
import type { Example, Operation, Reply } from '../operation.ts';

const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}/specification`;

const metadata = z.looseObject({ version: z.literal(UCP_VERSION) });

const outcome = z
  .looseObject({
    ucp: metadata,
    messages: z.array(z.looseObject({ type: z.string(), code: z.string() })).optional(),
  })
  .meta({
    id: 'UcpResponse',
    description: 'As the schema of the capability in `ucp` describes it.',
  });

const fault = z
  .object({ code: z.string(), content: z.string(), continue_url: z.url() })
  .meta({ id: 'UcpProblem', description: 'A request that cannot be processed.' });

const FAULTS: Readonly<Record<number, Reply>> = Object.fromEntries(
  Object.entries({
    400: 'A field is invalid.',
    404: 'Unknown operation.',
    422: 'The profile of the agent cannot be used.',
    424: 'The profile of the agent cannot be fetched.',
    429: 'Too many requests.',
    503: 'Not available at present.',
  }).map(([status, description]) => [status, { description, schema: fault }]),
);

const ok: Reply = { description: 'The outcome, also of a failed operation.', schema: outcome };
const conflict: Reply = {
  description: 'The key was already used for another request.',
  schema: fault,
};

const agent = {
  'ucp-agent': z.string().describe('`profile="https://…"`: the UCP profile of the agent.'),
} as const;
const AGENT = { 'ucp-agent': 'profile="https://agent.example/profile.json"' } as const;
const SKU = 'ABC12345-1-1';
const cartItems = { line_items: [{ item: { id: SKU }, quantity: 1 }] };
const noQuantity = { line_items: [{ item: { id: SKU }, quantity: 0 }] };
const CART = { id: '01900000-0000-7000-8000-000000000000.signature' } as const;

/** A call of the catalogue. */
function describeCatalogCall(
  name: 'search' | 'lookup' | 'product',
  summary: string,
  examples: { readonly valid: object; readonly invalid: object },
): Operation {
  return {
    method: 'POST',
    path: `/ucp/catalog/${name}`,
    ...{ tag: 'agents', summary, description: `${SPECIFICATION}/catalog` },
    headers: z.object(agent),
    body: { json: UCP_SCHEMAS[name] },
    replies: { 200: ok, ...FAULTS },
    valid: { headers: AGENT, json: examples.valid, status: 200 },
    invalid: { headers: AGENT, json: examples.invalid, status: 400 },
  };
}

type CartCall = Pick<Operation, 'method' | 'path' | 'summary' | 'body' | 'replies'> & {
  readonly valid: Omit<Example, 'headers'>;
  readonly invalid: Omit<Example, 'headers'>;
};

function describeCartCall({ valid, invalid, replies, ...call }: CartCall): Operation {
  return {
    ...call,
    ...{ tag: 'agents', description: `${SPECIFICATION}/cart` },
    ...(call.path.includes('{id}') && { pathParameters: z.object({ id: z.string() }) }),
    headers: z.object({
      ...agent,
      ...(call.method !== 'GET' && {
        'idempotency-key': z.uuid().optional().describe('Gives a repeated call one effect.'),
      }),
    }),
    replies: { ...replies, ...FAULTS, ...(call.method !== 'GET' && { 409: conflict }) },
    valid: { ...valid, headers: AGENT },
    invalid: { ...invalid, headers: AGENT },
  };
}

const rpc = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

const rpcResponse = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]),
  result: z.looseObject({}).optional(),
  error: z.looseObject({ code: z.int(), message: z.string() }).optional(),
});

export const agentOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/.well-known/ucp',
    tag: 'agents',
    summary: 'Profile of the shop: services and capabilities.',
    description: SPECIFICATION,
    replies: {
      200: {
        description: 'The profile.',
        schema: z.object({
          ucp: metadata.extend({
            services: z.record(z.string(), z.array(z.looseObject({ endpoint: z.url() }))),
            capabilities: z.record(z.string(), z.array(z.looseObject({ version: z.string() }))),
            payment_handlers: z.looseObject({}),
          }),
        }),
      },
    },
    valid: { status: 200 },
    invalid: null,
  },
  describeCatalogCall('search', 'Search for products by words, categories and price.', {
    valid: { query: 'tee' },
    invalid: {},
  }),
  describeCatalogCall('lookup', 'Look up products by their ids or by those of variants.', {
    valid: { ids: [SKU] },
    invalid: { ids: [] },
  }),
  describeCatalogCall('product', 'One product, with the variants that the options leave.', {
    valid: { id: 'ABC12345' },
    invalid: { id: '' },
  }),
  describeCartCall({
    ...{ method: 'POST', path: '/ucp/carts', summary: 'Create a cart.' },
    body: { json: UCP_SCHEMAS.cart },
    replies: { 200: ok, 201: { ...ok, description: 'The cart.' } },
    valid: { json: cartItems, status: 201 },
    invalid: { json: noQuantity, status: 400 },
  }),
  describeCartCall({
    ...{ method: 'GET', path: '/ucp/carts/{id}', summary: 'Read a cart.' },
    replies: { 200: ok },
    valid: { path: CART, status: 200 },
    invalid: { path: { id: ' ' }, status: 404 },
  }),
  describeCartCall({
    ...{ method: 'PUT', path: '/ucp/carts/{id}', summary: 'Replace all items of a cart.' },
    body: { json: UCP_SCHEMAS.cart },
    replies: { 200: ok },
    valid: { path: CART, json: cartItems, status: 200 },
    invalid: { path: CART, json: noQuantity, status: 400 },
  }),
  describeCartCall({
    ...{ method: 'POST', path: '/ucp/carts/{id}/cancel', summary: 'Cancel a cart.' },
    replies: { 200: ok },
    valid: { path: CART, status: 200 },
    invalid: { path: { id: ' ' }, status: 404 },
  }),
  {
    method: 'POST',
    path: '/ucp/mcp',
    tag: 'agents',
    summary: 'The same calls as tools of the Model Context Protocol.',
    body: { json: rpc },
    replies: {
      200: { description: 'The result or an error.', schema: rpcResponse },
      202: { description: 'A notification, which gets no JSON-RPC response.' },
      400: { description: 'The body is no request.', schema: rpcResponse },
      429: { description: 'Too many requests.', schema: rpcResponse },
    },
    valid: { json: { jsonrpc: '2.0', id: 1, method: 'tools/list' }, status: 200 },
    invalid: { json: { jsonrpc: '1.0' }, status: 400 },
  },
];
