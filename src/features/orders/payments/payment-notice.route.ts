/** POST /_api/payments/notice: a payment provider reports events (webhook), signed by it. */
import { privateApi } from '#request/route.server.ts';

/** Responds 200 to an event of an unknown session too: it is stored, as its session may follow. */
export const action = privateApi(async ({ ports }, { request }) => {
  const events = await ports.payments.read(await request.text(), request.headers);
  await ports.orders.recordPayment(ports.payments.name, events);
  return { received: events.length };
});
