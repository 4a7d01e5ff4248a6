/**
 * Stress test: short links over HTTP. Addresses of other sites and pages are refused by name of the
 * field, and each visitor is throttled alone.
 */
import { z } from 'zod';
import { assertThat, type Size } from '../stress-test.ts';
import type { ServerStressTest } from './server-place.ts';

const visitors: Record<Size, number> = { small: 2, full: 50 };
/** Links that one visitor may have in ten minutes. */
const LIMIT = 30;

/** `base` is the address of the shop. */
const foreignAddresses = (base: string) => [
  'https://evil.example/product/coat',
  `${base}.evil.example/product/coat`,
  `${base}@evil.example/product/coat`,
  `${base}//evil.example/product/coat`,
  '//evil.example/product/coat',
  'javascript:alert(1)',
  `${base}/account`,
  `${base}/s/hG4k9QzT2b`,
  `${base}/product/${'a'.repeat(1_000)}`,
  '/product/coat',
  '',
];

const responseSchema = z.object({
  shorturl: z.url().optional(),
  error: z.object({ code: z.string(), field: z.string() }).optional(),
});

async function shorten(base: string, url: string | null, visitor: number) {
  const response = await fetch(`${base}/_api/url-shorten`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.20.${visitor}.1` },
    body: new URLSearchParams(url === null ? {} : { url }),
  });
  const { shorturl, error } = responseSchema.parse(await response.json());
  const wait = Number(response.headers.get('retry-after') ?? 0);
  return { status: response.status, shorturl, field: error?.field, wait };
}

async function expectForeignRefused(base: string): Promise<number> {
  const addresses = [...foreignAddresses(base), null];
  // More often than a visitor may shorten: what is refused does not count.
  const posts = Array.from({ length: LIMIT * 2 }, (_, nth) => addresses[nth % addresses.length]);
  for (const address of posts) {
    const { status, field } = await shorten(base, address ?? null, 0);
    assertThat(
      status === 400 && field === 'url',
      `a foreign address is 400 with the field url, not ${status} and ${field}: ${address}`,
    );
  }
  return addresses.length;
}

/** One link more than a visitor may have, of pages that only this visitor shares. */
async function shortenTooOften(base: string, visitor: number): Promise<readonly string[]> {
  const requests = Array.from({ length: LIMIT }, (_, nth) =>
    shorten(base, `${base}/product/shared-by-${visitor}-${nth}`, visitor),
  );
  const responses = await Promise.all(requests);
  const urls = responses.flatMap(({ shorturl }) => shorturl ?? []);
  assertThat(urls.length === LIMIT, `a visitor gets ${LIMIT} links, not ${urls.length}`);
  const { status, field, wait } = await shorten(base, `${base}/product/coat`, visitor);
  assertThat(
    status === 429 && field === 'url' && wait > 0,
    `the next one is 429 with the field url and a time, not ${status}, ${field} and ${wait}`,
  );
  return urls;
}

export const serverShortLinks: ServerStressTest = {
  async prepareData() {},
  async run([{ base }], size) {
    const refused = await expectForeignRefused(base);
    const urls: string[] = [];
    for (let visitor = 0; visitor < visitors[size]; visitor += 1)
      urls.push(...(await shortenTooOften(base, visitor)));
    assertThat(new Set(urls).size === urls.length, 'no two pages have one short link');
    const last = new URL(urls.at(-1) ?? base).pathname;
    const followed = await fetch(`${base}${last}`, { redirect: 'manual' });
    const location = followed.headers.get('location');
    assertThat(
      location === `/product/shared-by-${visitors[size] - 1}-${LIMIT - 1}`,
      `a short link leads to its page, not to ${location}`,
    );
    return `${refused} foreign addresses refused by field; ${visitors[size]} visitors: ${LIMIT} links each, the next one refused`;
  },
};
