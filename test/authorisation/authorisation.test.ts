/** Tests every route's response to guests, customers, invalid sessions and cross-site requests. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { expectDefined } from '#test/expect-defined.ts';
import { ownCheckoutTable } from './own-checkout-table.ts';
import { listRoutes } from './route-pages.ts';
import type { Row } from './row.ts';
import { table } from './table.ts';
import { clientContextOf, HOST, openTestApp, PASSWORD, type TestApp } from './test-app.ts';

let testApp: TestApp;
let ownCheckout: TestApp;
let requestCount = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  ownCheckout = await openTestApp({ fascia: 'nightjar' });
});
afterAll(async () => {
  await testApp.close();
  await ownCheckout.close();
});

type Visitor = {
  readonly session?: string;
  readonly withoutToken?: true;
  /** Origin headers of a write; by default those of a page of the shop. */
  readonly source?: Readonly<Record<string, string>>;
};

/**
 * Headers that browsers send with a form of another site; the last two arrive through the TLS
 * proxy.
 */
const FOREIGN: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['another host', { origin: 'https://evil.example' }],
  ['a hidden origin', { origin: 'null' }],
  ['another port', { origin: `http://${HOST}:8443` }],
  ['a sub-domain', { origin: `http://evil.${HOST}` }],
  ['no origin, across sites', { 'sec-fetch-site': 'cross-site' }],
  ['no origin, a sister site', { 'sec-fetch-site': 'same-site' }],
  ['its own origin, across sites', { origin: `http://${HOST}`, 'sec-fetch-site': 'cross-site' }],
  ['another host, over TLS', { origin: 'https://evil.example', 'x-forwarded-proto': 'https' }],
  ['this host without TLS, over TLS', { origin: `http://${HOST}`, 'x-forwarded-proto': 'https' }],
];

/** Sends each request from a new browser: form cookie, token and network of its own. */
async function sendRequest(
  route: string,
  row: Row,
  { session, withoutToken, source = { origin: `http://${HOST}` } }: Visitor,
  app = testApp,
): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ');
  requestCount += 1;
  const cookies = session === undefined ? [] : [`sid=${session}`];
  const headers = new Headers({
    host: HOST,
    'x-forwarded-for': `10.${requestCount >> 8}.${requestCount & 255}.1`,
  });
  const token = row.hasToken && !withoutToken ? await fetchToken(headers, cookies, app) : undefined;
  headers.set('cookie', cookies.join('; '));
  const init: RequestInit = { method, headers };
  if (method === 'POST') {
    for (const [name, value] of Object.entries(source)) headers.set(name, value);
    const fields = Object.entries(row.fields ?? {}).map(([name, value]) => [
      name,
      value.replace('#', String(requestCount)),
    ]);
    init.body =
      row.json === undefined
        ? new URLSearchParams([...fields, ...(token ? [['csrf', token]] : [])])
        : JSON.stringify(row.json);
    if (row.json !== undefined) headers.set('content-type', 'application/json');
  }
  return await app.send(new Request(`http://${HOST}${row.at ?? pattern}`, init));
}

/** Fetches a form token and adds its cookie to `cookies`. */
async function fetchToken(headers: Headers, cookies: string[], app = testApp): Promise<string> {
  const tokenHeaders = new Headers(headers);
  tokenHeaders.set('cookie', cookies.join('; '));
  const response = await app.send(
    new Request(`http://${HOST}/_api/login`, { headers: tokenHeaders }),
  );
  cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
  return z.object({ csrf: z.string() }).parse(await response.json()).csrf;
}

test('every route has a row, and every row a route', async () => {
  expect((await listRoutes()).toSorted()).toEqual(Object.keys(table).toSorted());
});

function testRow(open: () => TestApp, route: string, row: Row): void {
  const send = (visitor: Visitor) => sendRequest(route, row, visitor, open());

  test('responds to guests and customers as the table lists', async () => {
    const { token } = await open().register(`owner-${requestCount}@example.com`);
    expect((await send({})).status).toBe(row.guest);
    expect((await send({ session: token })).status).toBe(row.customer);
  });

  test('treats a forged session, an ended one and one of another fascia as none', async () => {
    const { token, customer } = await open().register(`ended-${requestCount}@example.com`);
    const { fascia } = open();
    const other = fascia === 'nightjar' ? 'aldermoor' : 'nightjar';
    const otherDevice = await open().ports.accounts.signIn(
      clientContextOf({ fascia: other, ipHash: `n${requestCount}` }),
      {
        email: customer.email,
        password: PASSWORD,
      },
    );
    expect((await send({ session: `${token.slice(0, -1)}_` })).status).toBe(row.guest);
    expect((await send({ session: otherDevice.token })).status).toBe(row.guest);
    await open().ports.accounts.signOut(clientContextOf({ fascia, sessionToken: token }));
    expect((await send({ session: token })).status).toBe(row.guest);
  });

  test.runIf(!route.startsWith('GET '))(
    'refuses another site, by whichever header the browser sends',
    async () => {
      const { token } = await open().register(`other-${requestCount}@example.com`);
      for (const [description, source] of FOREIGN) {
        const { status } = await send({ session: token, source });
        expect({ what: description, status }).toEqual({ what: description, status: 403 });
      }
    },
  );

  test.runIf(row.hasToken)('refuses a form without its token', async () => {
    const { token } = await open().register(`bare-${requestCount}@example.com`);
    expect((await send({ session: token, withoutToken: true })).status).toBe(403);
  });
}

describe.each(Object.entries(table))('%s', (route, row) => testRow(() => testApp, route, row));

describe.each(Object.entries(ownCheckoutTable))('with an own checkout: %s', (route, row) =>
  testRow(() => ownCheckout, route, row),
);

describe('what belongs to one customer', () => {
  const call = async (session: string, route: string, row: Partial<Row> = {}) => {
    const expected = table[route];
    if (!expected) throw new Error(`There is no row for ${route}.`);
    return await sendRequest(route, { ...expected, ...row }, { session });
  };

  test('is neither read nor changed by another', async () => {
    const [ada, eve] = [
      await testApp.register('ada@example.com'),
      await testApp.register('eve@example.com'),
    ];
    await call(ada.token, 'POST /_api/wishlist/add');
    await call(ada.token, 'POST /_api/basket/addToCart');
    expect(await (await call(eve.token, 'GET /_api/wishlist/plpData')).json()).toEqual([]);
    expect(await (await call(eve.token, 'GET /_api/wishlist/savedItem')).json()).toEqual({
      wishlistItem: null,
    });
    expect(await (await call(eve.token, 'GET /_api/shopper')).json()).toMatchObject({
      basketCount: 0,
      wishlistKeys: [],
    });
    expect(await (await call(eve.token, 'GET /account/export')).json()).toMatchObject({
      customer: { email: 'eve@example.com' },
      wishlist: [],
    });
    await call(eve.token, 'POST /_api/wishlist/remove');
    const [device] = await testApp.ports.accounts.listDevices(ada.customer.id);
    await call(eve.token, 'POST /account', {
      fields: { intent: 'endSession', sessionId: device?.id ?? '' },
    });
    expect(await (await call(ada.token, 'GET /_api/shopper')).json()).toEqual({
      status: 'customer',
      firstName: 'Ada',
      basketCount: 1,
      wishlistKeys: ['ABC12345~moss'],
    });
  });

  test('is merged with the basket of the browser that signs in, once, and is on every device', async () => {
    await testApp.register('basket@example.com');
    const guest = await sendRequest(
      'POST /_api/basket/addToCart',
      expectDefined(table['POST /_api/basket/addToCart']),
      {},
    );
    const basket =
      guest.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('basket='))
        ?.split(';')[0] ?? '';
    const cookies = [basket];
    const csrf = await fetchToken(new Headers({ host: HOST }), cookies);
    const headers = {
      host: HOST,
      origin: `http://${HOST}`,
      cookie: cookies.join('; '),
      accept: 'application/json',
    };
    const signIn = () =>
      testApp.send(
        new Request(`http://${HOST}/login`, {
          method: 'POST',
          headers,
          body: new URLSearchParams({ csrf, username: 'basket@example.com', password: PASSWORD }),
        }),
      );
    const responses = await Promise.all(Array.from({ length: 4 }, signIn));
    for (const result of responses) {
      expect(result.headers.get('vary')).toBe('accept');
      expect(await result.json()).toMatchObject({
        user: { status: 'customer' },
        cart: { lines: [{ quantity: 1 }] },
        adjusted: [],
      });
      expect(result.headers.getSetCookie()).toContainEqual(
        expect.stringMatching(/^basket=; .*Max-Age=0/),
      );
    }
  });
});

describe('accounts', () => {
  const post = async (route: string, fields: Record<string, string>) =>
    await sendRequest(route, { ...expectDefined(table[route]), fields }, {});

  test.each([
    ['POST /login', { password: 'wrong one' }],
    ['POST /sign-up', { firstName: 'Ada', lastName: 'B', newPassword: 'another fine password' }],
    ['POST /reset-password', {}],
    ['POST /sign-in-link', {}],
  ])('%s responds equally to known and unknown addresses', async (route, fields) => {
    const known = `known${route.replaceAll(/\W/g, '-')}@example.com`;
    const unknown = `nobody${route.replaceAll(/\W/g, '-')}@example.com`;
    await testApp.register(known);
    const [first, second] = [
      await post(route, { ...fields, username: known }),
      await post(route, { ...fields, username: unknown }),
    ];
    expect(second.status).toBe(first.status);
    expect((await second.text()).replace(unknown, known)).toBe(await first.text());
  });
});
