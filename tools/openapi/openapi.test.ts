/** Tests that OpenAPI describes every public route, and the responses of the server. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signNotice } from '#providers/payments/embedded/payments.provider.ts';
import { HOST, PASSWORD, type TestApp } from '#test/authorisation/test-app.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { buildDocument, nameOperation, writeDocument } from './build-document.ts';
import { listPublicRoutes } from './list-public-routes.fixtures.ts';
import { openOpenApiApp } from './open-openapi-app.fixtures.ts';
import type { Example, Operation } from './operation.ts';
import { operations } from './operations/all-operations.ts';
import { listSchemaFaults } from './validate-response.fixtures.ts';

const document = buildDocument(operations);

// Loads the modules of all pages.
test('every public route is described, and every described one exists', {
  timeout: 120_000,
}, async () => {
  const described = operations.map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual((await listPublicRoutes()).toSorted());
});

test('the committed document is the one that npm run openapi writes', () => {
  const committed = readFileSync(
    new URL('../../docs/schemas/openapi.json', import.meta.url),
    'utf8',
  );
  expect(committed).toBe(writeDocument(operations));
});

let app: TestApp;
let session: string;
beforeAll(async () => {
  app = await openOpenApiApp();
  session = (await app.register('grace@example.com')).token;
});
afterAll(() => app.close());

let networks = 0;

/** Sends a request from a network of its own, as a page of the shop does. */
async function send(method: string, path: string, example: Partial<Example>): Promise<Response> {
  networks += 1;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(expectDefined(example.path?.[name])),
  );
  const query = new URLSearchParams(example.query);
  const body = writeBody(example);
  return await app.send(
    new Request(`http://${HOST}${address}?${query}`, {
      method,
      headers: {
        ...{ host: HOST, origin: `http://${HOST}`, 'x-forwarded-for': `10.1.${networks}.1` },
        ...(example.json !== undefined && { 'content-type': 'application/json' }),
        ...example.headers,
      },
      ...(body !== null && { body }),
    }),
  );
}

function writeBody({ form, json, text }: Partial<Example>): BodyInit | null {
  if (form) return new URLSearchParams(form);
  return json === undefined ? (text ?? null) : JSON.stringify(json);
}

const readCookies = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

async function fillBasket() {
  const response = await send('POST', '/_api/basket/addToCart', {
    json: { data: [{ sku: 'ABC12345-1-1' }] },
  });
  const { version, lines } = z
    .object({ version: z.int(), lines: z.array(z.object({ id: z.string() })) })
    .parse(await response.json());
  return { cookie: readCookies(response), version, lineId: expectDefined(lines[0]).id };
}

async function findReview(): Promise<string> {
  const response = await send('GET', '/_api/reviews', { query: { sku: 'ABC12345' } });
  const { results } = z
    .object({ results: z.array(z.object({ id: z.string() })) })
    .parse(await response.json());
  return expectDefined(results[0]).id;
}

async function createCart({ headers, json }: Example): Promise<Partial<Example>> {
  const item = { line_items: [{ item: { id: 'ABC12345-1-1' }, quantity: 1 }] };
  const response = await send('POST', '/ucp/carts', { ...(headers && { headers }), json: item });
  const { id } = z.object({ id: z.string() }).parse(await response.json());
  return { path: { id }, ...(json !== undefined && { json }) };
}

/** Ids, tokens and signatures of valid examples, which depend on the state of the shop. */
const PREPARED: Readonly<Record<string, (valid: Example) => Promise<Partial<Example>>>> = {
  'GET /_api/internalPrice/{productId}': async () => ({
    headers: { 'x-forwarded-for': '192.0.2.17' },
  }),
  'POST /_api/basket/lines': async ({ json }) => {
    const { cookie, version, lineId } = await fillBasket();
    return { headers: { cookie }, json: { ...Object(json), lineId, version } };
  },
  'GET /_api/checkout/basket': async () => {
    const { cookie } = await fillBasket();
    const started = await send('POST', '/checkout', { headers: { cookie }, form: {} });
    const link = new URL(started.headers.get('location') ?? '', `http://${HOST}`);
    return { query: Object.fromEntries(link.searchParams) };
  },
  'POST /_api/reviews/vote': async ({ json }) => ({
    json: { ...Object(json), review: await findReview() },
  }),
  'POST /_api/reviews/report': async ({ form }) => ({
    form: { ...form, review: await findReview() },
  }),
  'POST /_api/login': async ({ form }) => {
    const response = await send('GET', '/_api/login', {});
    const { csrf } = z.object({ csrf: z.string() }).parse(await response.json());
    return {
      headers: { cookie: readCookies(response) },
      form: { ...form, csrf, password: PASSWORD },
    };
  },
  'POST /_api/payments/notice': async ({ text = '' }) => ({
    headers: { 'x-test-terminal-signature': await signNotice(app.services.database, text) },
  }),
  'GET /ucp/carts/{id}': createCart,
  'PUT /ucp/carts/{id}': createCart,
  'POST /ucp/carts/{id}/cancel': createCart,
};

function credentialsOf({ security }: Operation): Readonly<Record<string, string>> {
  if (security === 'session') return { cookie: `sid=${session}` };
  const { applicationId, searchKey } = app.ports.search;
  return security === 'searchKey'
    ? { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey }
    : {};
}

async function call(operation: Operation, example: Example, prepared: Partial<Example> = {}) {
  const { method, path } = operation;
  const response = await send(method, path, {
    ...{ ...example, ...prepared },
    headers: { ...credentialsOf(operation), ...example.headers, ...prepared.headers },
  });
  return {
    status: response.status,
    contentType: response.headers.get('content-type')?.split(';')[0] ?? null,
    text: await response.text(),
  };
}

/** Expects the status of the example, and the described type and schema of the content. */
function expectDescribed(
  operation: Operation,
  example: Example,
  response: Awaited<ReturnType<typeof call>>,
) {
  const { status, contentType, text } = response;
  expect(status, text).toBe(example.status);
  const described = describedReplies(operation)[status];
  expect(described, `${status} is not described`).toBeDefined();
  const [content] = Object.entries(described?.content ?? {});
  if (content === undefined) return expect(text).toBe('');
  const [type, { schema }] = content;
  expect(contentType).toBe(type);
  const value: unknown = type === 'application/json' ? JSON.parse(text) : text;
  expect(listSchemaFaults(document, schema, value)).toEqual([]);
}

const contentSchema = z.record(z.string(), z.object({ schema: z.unknown() }));
const operationSchema = z.object({
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })),
  requestBody: z.object({ content: contentSchema }).optional(),
});
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })
  .parse(document);

function findDescribed({ method, path }: Operation) {
  return expectDefined(paths[path]?.[method.toLowerCase()]);
}

const describedReplies = (operation: Operation) => findDescribed(operation).responses;

describe.each(
  operations.map(
    (operation) => [nameOperation(operation.method, operation.path), operation] as const,
  ),
)('%s', (_, operation) => {
  const { method, path, valid, invalid } = operation;

  test('answers a valid request as described', async () => {
    const prepared = await PREPARED[`${method} ${path}`]?.(valid);
    expectDescribed(operation, valid, await call(operation, valid, prepared));
  });

  test.runIf(invalid !== null)('refuses an invalid request as described', async () => {
    const example = expectDefined(invalid);
    expect(example.status).toBeGreaterThanOrEqual(400);
    expectDescribed(operation, example, await call(operation, example));
  });

  test.runIf(valid.json !== undefined)('has an example that its own schema takes', () => {
    const schema = findDescribed(operation).requestBody?.content['application/json']?.schema;
    expect(listSchemaFaults(document, schema, valid.json)).toEqual([]);
  });
});
