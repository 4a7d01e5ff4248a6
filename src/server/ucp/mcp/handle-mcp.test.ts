/** Tests of UCP over MCP: the same calls as tools, in JSON-RPC. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { items, openCartSession, readCart } from '#test/clients/cart-session.ts';
import { UCP_OPERATIONS } from '../ucp-operations.server.ts';

const KEY = { 'idempotency-key': '660e8400-e29b-41d4-a716-446655440001' };

test('a client learns the version and the tools, each with its input', async () => {
  const { rpc } = openCartSession();
  const initialised = await rpc('initialize', { protocolVersion: '2025-06-18' });
  expect(initialised.body).toMatchObject({
    ...{ jsonrpc: '2.0', id: 1 },
    result: { protocolVersion: '2025-06-18', capabilities: { tools: {} } },
  });
  const unknown = await rpc('initialize', { protocolVersion: '2020-01-01' });
  expect(unknown.body).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  expect((await rpc('notifications/initialized', {}, null)).status).toBe(202);
  const { result } = z
    .object({
      result: z.object({
        tools: z.array(
          z.object({ name: z.string(), inputSchema: z.object({ required: z.array(z.string()) }) }),
        ),
      }),
    })
    .parse((await rpc('tools/list')).body);
  expect(result.tools.map(({ name }) => name)).toEqual(Object.keys(UCP_OPERATIONS));
  for (const { inputSchema } of result.tools) expect(inputSchema.required).toContain('meta');
});

test('a cart is created, read, replaced and cancelled by tools, and is the same over REST', async () => {
  const { tool, call, saveStock } = openCartSession();
  await saveStock('tee', 5);
  const created = await tool('create_cart', { cart: items(['tee', 1]) });
  const { id } = readCart(created);
  expect((await call('GET', `/carts/${id}`)).body).toEqual(created.body);
  expect((await tool('get_cart', { id })).body).toEqual(created.body);
  const replaced = await tool('update_cart', { id, cart: items(['tee', 2]) });
  expect(replaced.body).toMatchObject({ id, line_items: [{ quantity: 2 }] });
  const cancel = () => tool('cancel_cart', { id }, KEY);
  const cancelled = await cancel();
  expect(cancelled.body).toMatchObject({ id, line_items: [{ quantity: 2 }] });
  expect((await cancel()).body).toEqual(cancelled.body);
  expect((await tool('get_cart', { id })).body).toMatchObject({
    messages: [{ code: 'not_found' }],
  });
});

test('errors of a request have UCP’s codes, and the status as over REST', async () => {
  const session = openCartSession();
  const { rpc, tool } = session;
  const noAgent = await rpc('tools/call', { name: 'get_cart', arguments: { meta: {}, id: 'x' } });
  expect(noAgent).toMatchObject({
    status: 400,
    body: { id: 1, error: { code: -32_001, data: { code: 'invalid_profile_url' } } },
  });
  const cases = [
    [await tool('create_cart', { cart: {} }), 400, -32_602],
    [await tool('cancel_cart', { id: 'x' }), 400, -32_602],
    [await tool('buy_everything', {}), 400, -32_602],
    [await rpc('resources/list'), 200, -32_601],
  ] as const;
  for (const [response, status, code] of cases)
    expect(response).toMatchObject({ status, body: { error: { code } } });
  await session.saveStock('tee', 5);
  await tool('create_cart', { cart: items(['tee', 1]) }, KEY);
  expect(await tool('create_cart', { cart: items(['tee', 2]) }, KEY)).toMatchObject({
    status: 409,
    body: { error: { code: -32_000, data: { code: 'idempotency_conflict' } } },
  });
});

test('what is no JSON-RPC request is refused', async () => {
  const { call } = openCartSession();
  expect((await call('GET', '/mcp')).status).toBe(405);
  for (const [body, code] of [
    [undefined, -32_700],
    [[], -32_600],
    [{ jsonrpc: '1.0', id: 1, method: 'ping' }, -32_600],
  ] as const)
    expect(await call('POST', '/mcp', { body })).toMatchObject({
      status: 400,
      body: { error: { code } },
    });
});
