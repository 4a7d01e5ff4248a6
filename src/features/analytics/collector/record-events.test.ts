/** Tests of the collector: what it counts, passes on and refuses. */
import { describe, expect, test, vi } from 'vitest';
import type { Search, SearchCall } from '#features/search/search.port.ts';
import { isProblem } from '#kit/problem.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { MAX_EVENT_BATCH } from '../events/event-channel.ts';
import { listShopperEvents } from './event-totals.server.ts';
import { recordEvents } from './record-events.server.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';
const search = { name: 'search', params: { search_term: 'coat', results: 3 } };
const saved = { name: 'add_to_wishlist', params: { items: [{ item_id: 'AAA00001' }] } };

let fascias = 0;

type OpenOptions = {
  readonly device?: string;
  readonly hosts?: Search['hosts'];
  readonly customer?: string | null;
};

function open({ device = BROWSER, hosts = [], customer = null }: OpenOptions = {}) {
  const calls: SearchCall[] = [];
  fascias += 1;
  const code = `events-${fascias}`;
  const person = { email: '', firstName: '', lastName: '', membershipUntil: null };
  const shop = createTestShop({
    ...{ fascia: { code }, visitor: { network: code, ipHash: code, userAgent: device } },
    ...(customer !== null && { customer: { id: customer, ...person } }),
    ports: {
      search: {
        hosts,
        handle: async (call) => {
          calls.push(call);
          return { status: 200, body: {} };
        },
      },
    },
  });
  const countOf = (name: string) =>
    listShopperEvents().find((total) => total.fascia === code && total.name === name)?.count ?? 0;
  return { shop, calls, countOf };
}

const from = (cookies = '') => new Headers({ cookie: cookies });
const CONSENT_COOKIES = 'consent=personalisation; shopper-token=anonymous-7';

test('events are counted by name and fascia', async () => {
  const { shop, countOf } = open();
  await recordEvents(shop, { events: [search, search, saved] }, from());
  expect([countOf('search'), countOf('add_to_wishlist')]).toEqual([2, 1]);
});

test.each(['', 'Googlebot/2.1', 'HeadlessChrome/140'])(
  'the program "%s" is not',
  async (device) => {
    const { shop, countOf, calls } = open({ device });
    await recordEvents(shop, { events: [search, saved] }, from(CONSENT_COOKIES));
    expect([countOf('search'), calls.length]).toEqual([0, 0]);
  },
);

describe('saved and bought products reach the search, for best-sellers and recommendations', () => {
  const tokensOf = (calls: readonly SearchCall[]) =>
    calls.map(({ body }) => JSON.stringify(body).match(/"userToken":"([^"]*)"/)?.[1] ?? null);

  test('without consent they name nobody', async () => {
    const { shop, calls } = open({ customer: 'ada' });
    await recordEvents(
      shop,
      { events: [saved] },
      from('consent=necessary; shopper-token=anonymous-7'),
    );
    expect(calls).toMatchObject([
      {
        path: '/1/events',
        body: { events: [{ eventType: 'conversion', objectIDs: ['AAA00001'] }] },
      },
    ]);
    expect(tokensOf(calls)).toEqual([null]);
  });

  test.each([
    [null, 'anonymous-7'],
    ['ada', 'ada'],
  ])('with consent to personalisation, of %s, they carry the token %s', async (customer, token) => {
    const { shop, calls } = open({ customer });
    await recordEvents(shop, { events: [saved] }, from(CONSENT_COOKIES));
    expect(tokensOf(calls)).toEqual([token]);
  });

  test('a hosted search gets nothing without consent', async () => {
    const hosts = [{ url: 'search.example', protocol: 'https', accept: 'read' }] as const;
    const { shop, calls } = open({ hosts });
    await recordEvents(shop, { events: [saved] }, from());
    expect(calls).toEqual([]);
  });
});

test.each([
  ['no list', {}, 'events'],
  ['an empty list', { events: [] }, 'events'],
  ['too many', { events: Array.from({ length: MAX_EVENT_BATCH + 1 }, () => search) }, 'events'],
  ['an unknown event', { events: [search, { name: 'x' }] }, 'events[1].name'],
  [
    'a field that is not in the catalogue',
    { events: [{ name: 'search', params: { ...search.params, email: 'a@b.c' } }] },
    'events[0].params.email',
  ],
])('%s is refused, and nothing is counted', async (_what, body, field) => {
  const { shop, countOf } = open();
  const error = await recordEvents(shop, body, from()).catch((reason: unknown) => reason);
  expect(isProblem(error) && [error.status, error.details.field]).toEqual([400, field]);
  expect(countOf('search')).toBe(0);
});

test('what looks like an email address or a query is not written to the log', async () => {
  const { shop } = open();
  const warn = vi.spyOn(shop.log, 'warn');
  const params = { message: 'No /order?key=abc of ada@example.com', source: '/a.js?v=1', line: 3 };
  await recordEvents(shop, { events: [{ name: 'browser_error', params }] }, from());
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ error: 'No /order… of …', source: '/a.js…' });
});

test('a caller with too many events has to wait', async () => {
  const { shop } = open();
  const events = Array.from({ length: MAX_EVENT_BATCH }, () => search);
  const send = () => recordEvents(shop, { events }, from());
  for (let sent = 0; sent < 5_000; sent += MAX_EVENT_BATCH) await send();
  const error = await send().catch((reason: unknown) => reason);
  expect(isProblem(error) && error.status).toBe(429);
});
