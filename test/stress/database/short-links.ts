/**
 * Stress test: short links of 100,000 pages are made by several processes at once. No two pages
 * have one code, a page that two processes shorten at once has one code, and each code leads to its
 * page.
 */
import { defineStatement } from '#database/statement.ts';
import { isShortCode } from '#features/share/short-code.ts';
import type { ShortLinks } from '#features/share/short-links.port.ts';
import { createShortLinks } from '#providers/short-links/embedded/short-links.provider.ts';
import { assertThat, type Databases, type Size } from '../stress-test.ts';

const linkCounts: Record<Size, number> = { small: 2_000, full: 100_000 };
const CONCURRENCY = 200;
/** Every nth link is requested by two processes at once, and followed afterwards. */
const DOUBLE_REQUEST_INTERVAL = 20;

const FASCIA = 'aldermoor';
const pathOf = (link: number) => `/product/shared-${link}?colour=moss`;

const countLinks = defineStatement<{ readonly count: number }>(
  'stress.countLinks',
  "select count(*)::int as count from short_link where path like '/product/shared-%'",
);

/** Returns the providers of separate processes in turn. */
function alternateProviders(databases: Databases): (index: number) => ShortLinks {
  const [first, ...others] = databases.map((database) => createShortLinks(database));
  if (!first) throw new Error('There is no database.');
  const providers = [first, ...others];
  return (index) => providers[index % providers.length] ?? first;
}

async function shortenAll(
  providerAt: (index: number) => ShortLinks,
  count: number,
): Promise<string[]> {
  const now = new Date();
  const codes: string[] = [];
  for (let start = 0; start < count; start += CONCURRENCY) {
    const batch = Array.from(
      { length: Math.min(CONCURRENCY, count - start) },
      async (_, offset) => {
        const link = start + offset;
        const page = { fascia: FASCIA, path: pathOf(link) };
        const indexes = link % DOUBLE_REQUEST_INTERVAL === 0 ? [link, link + 1] : [link];
        const [code = '', ...otherCodes] = await Promise.all(
          indexes.map((index) => providerAt(index).shorten(page, now)),
        );
        assertThat(
          otherCodes.every((other) => other === code),
          'a page that is shortened twice at once has one code',
        );
        return code;
      },
    );
    codes.push(...(await Promise.all(batch)));
  }
  return codes;
}

export async function runShortLinks(databases: Databases, size: Size): Promise<string> {
  const count = linkCounts[size];
  const providerAt = alternateProviders(databases);
  const start = performance.now();
  const codes = await shortenAll(providerAt, count);
  const ms = (performance.now() - start) / count;
  assertThat(codes.every(isShortCode), 'each code is ten letters and digits');
  assertThat(new Set(codes).size === count, `${count} codes, not ${new Set(codes).size}`);
  const [stored] = await databases[0].rows(countLinks);
  assertThat(stored?.count === count, `${count} links are stored, not ${stored?.count}`);
  for (let link = 0; link < count; link += DOUBLE_REQUEST_INTERVAL) {
    const path = await providerAt(link + 1).resolve(FASCIA, codes[link] ?? '');
    assertThat(path === pathOf(link), `a code leads to its page, not to ${path}`);
  }
  return `${count} links of ${databases.length} processes: no code twice, ${ms.toFixed(2)} ms each`;
}
