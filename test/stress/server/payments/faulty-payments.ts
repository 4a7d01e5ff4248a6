/** Payment provider as an HTTP server, which has true records and may respond with a fault. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { z } from 'zod';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import { type CurrencyCode, isCurrencyCode } from '#i18n/money.ts';
import { signText } from '#kit/secrets.server.ts';
import type { Settings } from '../open-servers.ts';
import { createProviderRecords, type ProviderRecords } from './provider-records.ts';

/** Header of the remote payments provider. */
const SIGNATURE = 'x-remote-payment-signature';
const DEFAULT_SECRET = 'a secret of the stress tests';

const money = z.object({
  centAmount: z.int(),
  currencyCode: z.custom<CurrencyCode>(isCurrencyCode),
});
const session = z.object({ reference: z.string() });
const requests = {
  open: z.object({ orderId: z.string(), money, returnUrl: z.string(), key: z.string() }),
  findEvents: session,
  cancel: session,
  refund: session.extend({ money, key: z.string() }),
};

/** A request of the shop that the provider has executed, and not responded to yet. */
export type PaymentCall = {
  readonly method: keyof typeof requests;
  readonly reference: string;
};

export type PaymentFaults = {
  /** True: the response is 500, although the request was executed. */
  readonly isBroken?: (call: PaymentCall) => Promise<boolean>;
  /** Called once the response is written. */
  readonly onAnswered?: (call: PaymentCall) => Promise<void>;
};

export type FaultyPayments = {
  /** Base URL; each method of the port has a path below it. */
  readonly url: string;
  readonly records: ProviderRecords;
  /** Settings of servers with the checkout of the shop and these payments. */
  readonly settings: Settings;
  readonly be: (faults: PaymentFaults) => void;
  readonly close: () => Promise<void>;
};

export async function startFaultyPayments(secret = DEFAULT_SECRET): Promise<FaultyPayments> {
  let faults: PaymentFaults = {};
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { call, result } = await execute(records, request.url ?? '', await text(request));
    const isBroken = (await faults.isBroken?.(call)) ?? false;
    response.writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json' });
    response.end(isBroken ? 'no' : JSON.stringify(result));
    // The server that sent the request may have been killed.
    await finished(response).catch(() => undefined);
    await faults.onAnswered?.(call);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(400).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  const records = createProviderRecords(origin);
  const payments = { name: 'remote', config: { url: `${origin}/`, secret } };
  return {
    ...{ url: `${origin}/`, records },
    settings: { PROVIDERS: JSON.stringify({ checkout: { name: 'own' }, payments }) },
    be(next) {
      faults = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function execute(
  { payments }: ProviderRecords,
  path: string,
  body: string,
): Promise<{ readonly call: PaymentCall; readonly result: unknown }> {
  const method = z.enum(['open', 'findEvents', 'cancel', 'refund']).parse(path.slice(1));
  const json: unknown = JSON.parse(body);
  if (method === 'open') {
    const result = await payments.open(requests.open.parse(json));
    return { call: { method, reference: result.reference }, result };
  }
  if (method === 'refund') {
    const request = requests.refund.parse(json);
    return { call: { method, ...request }, result: await payments.refund(request) };
  }
  const { reference } = requests[method].parse(json);
  return { call: { method, reference }, result: await payments[method](reference) };
}

/** A notice (webhook) as the provider signs it. */
export function writeNotice(events: readonly PaymentEvent[], secret = DEFAULT_SECRET) {
  const body = JSON.stringify(events);
  return { body, headers: new Headers({ [SIGNATURE]: signText(secret, body) }) };
}

/** Returns the status of the response. `secret` differs for a forged notice. */
export async function sendNotice(
  base: string,
  events: readonly PaymentEvent[],
  secret?: string,
): Promise<number> {
  const response = await fetch(`${base}/_api/payments/notice`, {
    method: 'POST',
    ...writeNotice(events, secret),
  });
  await response.arrayBuffer();
  return response.status;
}
