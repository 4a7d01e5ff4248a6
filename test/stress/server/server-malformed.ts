/**
 * Stress test: malformed requests cause no 5xx, crash or memory growth; oversized bodies get 413.
 */
import { createRandom, itemAt } from '#features/search/search.fixtures.ts';
import { assertThat, countEach, type Size, stockProducts } from '../stress-test.ts';
import type { ServerStressTest } from './open-servers.ts';

const requests: Record<Size, number> = { small: 200, full: 100_000 };
const CONCURRENCY = 8;
/** One body in this number is far above the limit. */
const HUGE_EVERY = 200;
const HUGE_BODY = 'x'.repeat(10_000_000);
const MAX_GROWTH_MB = 150;

const POSTS = [
  '/_api/basket/addToCart',
  '/_api/basket/lines',
  '/_api/wishlist/add',
  '/_api/wishlist/remove',
  '/_api/wishlist/pending',
  '/_api/login',
  '/login',
  '/sign-up',
  '/reset-password',
  '/sign-in-link',
  '/account',
  '/account/confirm-email',
  '/basket',
  '/wishlist',
  '/checkout',
  '/product/slug-of-odd',
  '/search/1/indexes/*/queries',
];

const GETS = [
  '/search?q=',
  '/search?price=',
  '/search?page=',
  '/search?brand=',
  '/product/',
  '/categories/',
  '/pages/',
  '/basket?flash=',
  '/wishlist?removed=',
  '/login?redirect=',
  '/sign-up?token=',
  '/checkout?signature=',
  '/_api/checkout/basket?signature=',
  '/_api/stock/',
  '/_api/quickadd/',
  '/_api/wishlist/savedItem?productKey=',
  '/_api/search/config?locale=',
  '/_api/search/pages?q=',
  '/media/',
  '/account?done=',
];

const ODD_VALUES: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%',
  '%00',
  '%ff%fe',
  '10-5',
  '-1',
  '1e309',
  'NaN',
  '٣',
  'x'.repeat(5000),
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  true,
  null,
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
];

const FIELDS = [
  'data',
  'sku',
  'quantity',
  'lineId',
  'version',
  'username',
  'password',
  'csrf',
  'token',
  'heart',
  'intent',
  'flash',
  'query',
];

type Pick = <T>(list: readonly T[]) => T;

function makeRequest(pick: Pick, isHuge: boolean): { path: string; init: RequestInit } {
  if (isHuge)
    return {
      path: pick(POSTS),
      init: { method: 'POST', body: HUGE_BODY, headers: { 'content-type': 'application/json' } },
    };
  if (pick([true, false, false]))
    return { path: pick(GETS) + escapeOdd(pick(ODD_VALUES)), init: {} };
  return {
    path: pick(POSTS),
    init: { method: 'POST', ...pick([makeJson, makeForm, makeBroken])(pick) },
  };
}

/** Leaves a leading percent sign unescaped, to produce paths that cannot be decoded. */
function escapeOdd(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed());
}

function makeJson(pick: Pick): RequestInit {
  const inner = { [pick(FIELDS)]: pick(ODD_VALUES), [pick(FIELDS)]: pick(ODD_VALUES) };
  const body = JSON.stringify(
    pick([
      inner,
      [inner, inner],
      { data: JSON.stringify([inner]) },
      { requests: [inner] },
      pick(ODD_VALUES),
    ]),
  );
  return { body, headers: { 'content-type': 'application/json' } };
}

function makeForm(pick: Pick): RequestInit {
  const body = new FormData();
  for (let n = 0; n < 3; n += 1)
    body.append(pick(FIELDS), String(JSON.stringify(pick(ODD_VALUES))));
  return {
    body: pick([
      body,
      new URLSearchParams({
        [pick(FIELDS)]: String(pick(['', '[{}]', '{"items":[{"sku":1}]}', 'x'.repeat(3000)])),
      }),
    ]),
  };
}

function makeBroken(pick: Pick): RequestInit {
  const type = pick([
    'application/json',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/plain',
    'application/x-www-form-urlencoded',
  ]);
  return {
    body: pick([
      '{',
      '[1,',
      '--x\r\nContent-Disposition: form-data\r\n',
      '--x--',
      '\u0000\u0001',
      '{"a":"\\ud800"}',
      'a=%zz&b',
    ]),
    headers: { 'content-type': type },
  };
}

async function readMemory(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 1e6;
}

class MalformedClient {
  readonly base: string;
  readonly statuses: number[] = [];
  /** Connections that the server closed because of an oversized body. */
  dropped = 0;
  readonly #pick: Pick;

  constructor(base: string) {
    const random = createRandom(100);
    this.base = base;
    this.#pick = (list) => itemAt(list, random());
  }

  async send(index: number): Promise<void> {
    const isHuge = index % HUGE_EVERY === 0;
    const { path, init } = makeRequest(this.#pick, isHuge);
    const status = isHuge
      ? await this.#sendOnce(path, init).catch(() => 413)
      : await this.#sendTwice(path, init);
    const description = `${init.method ?? 'GET'} ${path.slice(0, 80)} ${String(init.body).slice(0, 120)}`;
    assertThat(status < 500, `${description} is not a 5xx, but ${status}`);
    assertThat(!isHuge || status === 413, `a body of 10 MB is refused with 413, not ${status}`);
    this.statuses.push(status);
  }

  async #sendOnce(path: string, init: RequestInit): Promise<number> {
    const response = await fetch(this.base + path, { ...init, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  }

  /** Repeats a request once: it may reuse a connection closed because of an oversized body. */
  async #sendTwice(path: string, init: RequestInit): Promise<number> {
    return this.#sendOnce(path, init).catch(() => {
      this.dropped += 1;
      return this.#sendOnce(path, init);
    });
  }
}

export const serverMalformed: ServerStressTest = {
  prepareData: (database) => stockProducts(database, ['odd'], 10),
  async run([{ base }], size) {
    const client = new MalformedClient(base);
    const sendAll = async (from: number, to: number) => {
      for (let index = from; index < to; index += CONCURRENCY)
        await Promise.all(Array.from({ length: CONCURRENCY }, (_, n) => client.send(index + n)));
    };
    const warmUpCount = Math.floor(requests[size] / 4);
    await sendAll(0, warmUpCount);
    const before = await readMemory(base);
    await sendAll(warmUpCount, requests[size]);
    const growthMb = Math.round((await readMemory(base)) - before);
    assertThat(
      size === 'small' || growthMb < MAX_GROWTH_MB,
      `memory is flat, but grew by ${growthMb} MB`,
    );
    const { statuses, dropped } = client;
    const counts = JSON.stringify(countEach(statuses));
    return `${statuses.length} requests: no 5xx, no exit, ${counts}, ${dropped} connections dropped, memory ${growthMb} MB more`;
  },
};
