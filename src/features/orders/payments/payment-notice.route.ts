/** POST /_api/payments/notice: a payment provider reports events (webhook), signed by it. */
import { privateApi } from '#request/route.server.ts';

/** An event of an unknown session is stored and answered with 200: its session may follow. */
export const action = privateApi(async ({ ports }, { request }) => {
  const events = await ports.payments.read(await request.text(), request.headers);
  await ports.orders.recordPayment(ports.payments.name, events);
  return { received: events.length };
});
