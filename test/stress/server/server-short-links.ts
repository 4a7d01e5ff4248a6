/**
 * Stress test: short links over HTTP. URLs of other sites and pages are refused with the name of
 * the field, and each visitor is throttled independently.
 */
import { z } from 'zod';
import { assertThat, type Size } from '../stress-test.ts';
import type { ServerStressTest } from './open-servers.ts';

const visitorCounts: Record<Size, number> = { small: 2, full: 50 };
/** Links that one visitor may have in ten minutes. */
const LIMIT = 30;

/** URLs that must be refused; `base` is the origin of the shop. */
const foreignUrls = (base: string) => [
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
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  return { status: response.status, shorturl, field: error?.field, wait: retryAfter };
}

async function expectForeignRefused(base: string): Promise<number> {
  const addresses = [...foreignUrls(base), null];
  // More requests than a visitor may make: refused ones do not count towards the limit.
  const posts = Array.from(
    { length: LIMIT * 2 },
    (_, index) => addresses[index % addresses.length],
  );
  for (const address of posts) {
    const { status, field } = await shorten(base, address ?? null, 0);
    assertThat(
      status === 400 && field === 'url',
      `a foreign URL is 400 with the field url, not ${status} and ${field}: ${address}`,
    );
  }
  return addresses.length;
}

/** One link more than a visitor may have, of pages that only this visitor shares. */
async function shortenUpToLimit(base: string, visitor: number): Promise<readonly string[]> {
  const requests = Array.from({ length: LIMIT }, (_, index) =>
    shorten(base, `${base}/product/shared-by-${visitor}-${index}`, visitor),
  );
  const responses = await Promise.all(requests);
  const urls = responses.flatMap(({ shorturl }) => shorturl ?? []);
  assertThat(urls.length === LIMIT, `a visitor gets ${LIMIT} links, not ${urls.length}`);
  const { status, field, wait: retryAfter } = await shorten(base, `${base}/product/coat`, visitor);
  assertThat(
    status === 429 && field === 'url' && retryAfter > 0,
    `the next one is 429 with the field url and a time, not ${status}, ${field} and ${retryAfter}`,
  );
  return urls;
}

export const serverShortLinks: ServerStressTest = {
  async prepareData() {},
  async run([{ base }], size) {
    const refused = await expectForeignRefused(base);
    const urls: string[] = [];
    for (let visitor = 0; visitor < visitorCounts[size]; visitor += 1)
      urls.push(...(await shortenUpToLimit(base, visitor)));
    assertThat(new Set(urls).size === urls.length, 'no two pages have one short link');
    const last = new URL(urls.at(-1) ?? base).pathname;
    const followed = await fetch(`${base}${last}`, { redirect: 'manual' });
    const location = followed.headers.get('location');
    assertThat(
      location === `/product/shared-by-${visitorCounts[size] - 1}-${LIMIT - 1}`,
      `a short link leads to its page, not to ${location}`,
    );
    return `${refused} foreign URLs refused with the field; ${visitorCounts[size]} visitors: ${LIMIT} links each, the next one refused`;
  },
};
