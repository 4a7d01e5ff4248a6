/** Tests of order events for an order system: signed, with the current order, and retried. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { engines } from '#test/databases/engines.ts';
import { portOf } from '#test/servers/port-of.ts';
import { openOrderSetup } from '#test/setups/order-setup.ts';
import { sendOrderWebhook, WEBHOOK_SIGNATURE } from './send-webhook.server.ts';

const SECRET = 's'.repeat(32);
const received: { readonly body: string; readonly signature: string }[] = [];
let status = 200;

const server = createServer(async (request, response) => {
  const signature = String(request.headers[WEBHOOK_SIGNATURE]);
  received.push({ body: await text(request), signature });
  response.writeHead(status).end();
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
  received.length = 0;
  status = 200;
});

async function start() {
  const [engine] = engines;
  if (!engine) throw new Error('There is no database.');
  const setup = await openOrderSetup(engine);
  const placed = await setup.buy(await setup.stockProduct('coat', 2));
  const target = { url: `http://127.0.0.1:${portOf(server)}/events`, secret: SECRET };
  const send = (payload: Awaited<ReturnType<typeof setup.listWebhooks>>[number]) =>
    sendOrderWebhook(
      { id: 'job', createdAt: new Date(), payload },
      { target, orders: setup.orders, now: () => new Date('2026-11-26T10:00:00Z') },
    );
  return { setup, placed, send, [Symbol.asyncDispose]: setup.close };
}

test('each event of an order is sent once, signed, with the order but without its token', async () => {
  await using shop = await start();
  await shop.setup.orders.cancelPaid(shop.placed.id);
  const events = await shop.setup.listWebhooks();
  expect(events.map(({ event }) => event)).toEqual(['paid', 'cancelled']);
  for (const event of events) await shop.send(event);
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { id: 'job', event: 'paid', order: { number: shop.placed.number, status: 'cancelled' } },
    { event: 'cancelled' },
  ]);
  const { body = '', signature } = received[0] ?? {};
  expect(body).not.toContain(shop.placed.token);
  const seconds = Date.parse('2026-11-26T10:00:00Z') / 1_000;
  const digest = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
  expect(signature).toBe(`t=${seconds},v1=${digest}`);
});

test('an event that the order system refuses is sent again', async () => {
  await using shop = await start();
  const [event] = await shop.setup.listWebhooks();
  if (!event) throw new Error('There is no event.');
  status = 500;
  await expect(shop.send(event)).rejects.toMatchObject({ code: 'order.webhook' });
  status = 200;
  await shop.send(event);
  expect(received).toHaveLength(2);
});
