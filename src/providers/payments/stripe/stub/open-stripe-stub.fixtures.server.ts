/**
 * A local server in place of Stripe: keeps sessions, payments and refunds, and replays answers by
 * their idempotency keys.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { STRIPE_VERSION } from '../stripe-client.ts';
import { signStripeNotice } from '../stripe-notices.ts';
import { createStubAccount, type StubAccount, type StubEvent } from './stub-account.fixtures.ts';
import { answerStubPage, type StubPage } from './stub-page.fixtures.ts';
import { answerStripeCall, refuseBy, type StubAnswer } from './stub-routes.fixtures.ts';

export const STUB_SECRET_KEY = 'sk_test_stub';
export const STUB_WEBHOOK_SECRET = 'whsec_stub';

export type StubFault = {
  /** Call that fails: `POST refunds`; the next one by default. */
  readonly call?: RegExp;
  /** 0: no answer at all. */
  readonly status: number;
  /** Sent as it is; JSON of an error of Stripe by default. */
  readonly html?: string;
  readonly code?: string;
  readonly type?: string;
  readonly shouldRetry?: boolean;
  /** True where the call was carried out before its answer was lost. */
  readonly isDone?: boolean;
  /** True where the failure is the answer to each further call with the key, as of a 500. */
  readonly isStored?: boolean;
};

type Received = {
  readonly call: string;
  readonly form: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
};

type Settings = { refundStatus: string; pageUrl: string };
type Stored = StubAnswer & { readonly fields: string };

/** Answers calls as Stripe does before and after it looks at what they ask for. */
function createResponder(account: StubAccount, settings: Settings, replies: Map<string, Stored>) {
  /** Replays the answer of an earlier call with the key, refusals included. */
  function answerOnce(path: string, key: string, form: URLSearchParams): StubAnswer {
    const stored = replies.get(key);
    const fields = `${path}?${form}`;
    if (stored && stored.fields !== fields)
      return refuseBy(400, null, 'Keys are for the same parameters.', 'idempotency_error');
    const answer = stored ?? answerStripeCall({ account, method: 'POST', path, form, ...settings });
    replies.set(key, { ...structuredClone(answer), fields });
    return answer;
  }

  return ({ method = '', headers, url = '' }: IncomingMessage, body: string): StubAnswer => {
    const { pathname, searchParams } = new URL(url, 'http://stub');
    const path = pathname.replace('/v1/', '');
    if (headers.authorization !== `Bearer ${STUB_SECRET_KEY}`)
      return refuseBy(401, null, 'Invalid API Key provided.');
    if (headers['stripe-version'] !== STRIPE_VERSION)
      return refuseBy(400, null, 'Invalid Stripe API version.');
    if (method !== 'POST')
      return answerStripeCall({ account, method, path, form: searchParams, ...settings });
    const key = headers['idempotency-key'];
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (typeof key !== 'string' || key.length > 255 || !isForm)
      return refuseBy(400, null, 'The stub expects a form and an idempotency key.');
    return answerOnce(path, key, new URLSearchParams(body));
  };
}

export async function openStripeStub({ now = () => new Date() } = {}) {
  const account = createStubAccount(now);
  const replies = new Map<string, Stored>();
  const received: Received[] = [];
  const faults: StubFault[] = [];
  const settings: Settings = {
    ...{ refundStatus: 'succeeded', pageUrl: 'https://checkout.stripe.com' },
  };
  const answer = createResponder(account, settings, replies);

  function takeFault(call: string): StubFault | undefined {
    const index = faults.findIndex((fault) => fault.call?.test(call) ?? true);
    return index < 0 ? undefined : faults.splice(index, 1)[0];
  }

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { pathname, search } = new URL(request.url ?? '', 'http://stub');
    const fields = new URLSearchParams(body === '' ? search : body);
    const page = answerStubPage(account, pathname, fields.get('card'));
    if (page) return void sendPage(response, page);
    const path = pathname.replace('/v1/', '');
    const call = `${request.method} ${path}`;
    const form = Object.fromEntries(fields);
    received.push({ call, form, headers: request.headers });
    const fault = takeFault(call);
    const given = fault && !fault.isDone ? null : answer(request, body);
    const key = String(request.headers['idempotency-key']);
    if (fault?.isStored) replies.set(key, { ...describeFault(fault), fields: `${path}?${fields}` });
    if (fault) sendFault(response, fault);
    else if (given) send(response, given.status, JSON.stringify(given.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stub has no port.');
  return {
    ...{ account, received, faults, settings },
    url: `http://127.0.0.1:${address.port}`,
    /** Forgets the keys, as Stripe does after a day. */
    forgetKeys: () => replies.clear(),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, status: number, body: string, headers = {}): void {
  const type = body.startsWith('<') ? 'text/html' : 'application/json';
  response.writeHead(status, { 'content-type': type, 'request-id': 'req_stub', ...headers });
  response.end(body);
}

function sendPage(response: ServerResponse, page: StubPage): void {
  if ('location' in page) response.writeHead(303, { location: page.location }).end();
  else send(response, 200, page.html);
}

const describeFault = ({ status, code, type = 'api_error' }: StubFault): StubAnswer =>
  refuseBy(status, code ?? null, 'The stub fails.', type);

function sendFault(response: ServerResponse, fault: StubFault): void {
  const { status, html, shouldRetry } = fault;
  if (status === 0) return;
  const { body } = describeFault(fault);
  const advice = shouldRetry === undefined ? {} : { 'stripe-should-retry': String(shouldRetry) };
  send(response, status, html ?? JSON.stringify(body), advice);
}

export type SignOptions = { readonly secrets?: readonly string[]; readonly at?: Date };

/** A notice as Stripe sends it: one signature for each secret of the endpoint. */
export function signStubEvent(
  event: StubEvent,
  { secrets = [STUB_WEBHOOK_SECRET], at = new Date() }: SignOptions = {},
): { readonly body: string; readonly headers: Headers } {
  const time = Math.floor(at.getTime() / 1_000);
  const body = JSON.stringify({
    ...{ object: 'event', api_version: '2020-08-27', created: time, livemode: false },
    ...{ pending_webhooks: 1, request: { id: null, idempotency_key: null }, ...event },
  });
  const signatures = secrets.map((secret) => `v1=${signStripeNotice(secret, time, body)}`);
  const header = [`t=${time}`, ...signatures, 'v0=6ffbb59b2300'].join(',');
  return { body, headers: new Headers({ 'stripe-signature': header }) };
}
