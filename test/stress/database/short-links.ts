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

const links: Record<Size, number> = { small: 2_000, full: 100_000 };
const AT_ONCE = 200;
/** Each of these links is requested by two processes at once, and followed afterwards. */
const EVERY = 20;

const FASCIA = 'aldermoor';
const pathOf = (link: number) => `/product/shared-${link}?colour=moss`;

const countLinks = defineStatement<{ readonly count: number }>(
  'stress.countLinks',
  "select count(*)::int as count from short_link where path like '/product/shared-%'",
);

/** Providers of separate processes, in turns. */
function takeTurns(databases: Databases): (turn: number) => ShortLinks {
  const [first, ...others] = databases.map((database) => createShortLinks(database));
  if (!first) throw new Error('There is no database.');
  const all = [first, ...others];
  return (turn) => all[turn % all.length] ?? first;
}

async function shortenAll(of: (turn: number) => ShortLinks, count: number): Promise<string[]> {
  const now = new Date();
  const codes: string[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - from) }, async (_, at) => {
      const link = from + at;
      const page = { fascia: FASCIA, path: pathOf(link) };
      const turns = link % EVERY === 0 ? [link, link + 1] : [link];
      const [code = '', ...same] = await Promise.all(
        turns.map((turn) => of(turn).shorten(page, now)),
      );
      assertThat(
        same.every((other) => other === code),
        'a page that is shortened twice at once has one code',
      );
      return code;
    });
    codes.push(...(await Promise.all(batch)));
  }
  return codes;
}

export async function runShortLinks(databases: Databases, size: Size): Promise<string> {
  const count = links[size];
  const of = takeTurns(databases);
  const start = performance.now();
  const codes = await shortenAll(of, count);
  const ms = (performance.now() - start) / count;
  assertThat(codes.every(isShortCode), 'each code is ten letters and digits');
  assertThat(new Set(codes).size === count, `${count} codes, not ${new Set(codes).size}`);
  const [stored] = await databases[0].rows(countLinks);
  assertThat(stored?.count === count, `${count} links are stored, not ${stored?.count}`);
  for (let link = 0; link < count; link += EVERY) {
    const path = await of(link + 1).resolve(FASCIA, codes[link] ?? '');
    assertThat(path === pathOf(link), `a code leads to its page, not to ${path}`);
  }
  return `${count} links of ${databases.length} processes: no code twice, ${ms.toFixed(2)} ms each`;
}
