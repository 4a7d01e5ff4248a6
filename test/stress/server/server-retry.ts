/**
 * Stress test: adds are sent five times with one key while responses and their cookies get lost.
 */
import { randomUUID } from 'node:crypto';
import { createRandom } from '#features/search/search.fixtures.ts';
import { assertThat, type Size, stockProducts } from '../stress-test.ts';
import { type ParsedResponse, readBasketCount, sendAdd } from './server.ts';
import type { ServerStressTest } from './server-place.ts';

const guests: Record<Size, number> = { small: 3, full: 200 };
const ADDS = 5;
const SENDS = 5;
const LOST = 0.3;
const SKU = 'retried-S';

/** Values that one browser sends with each attempt of an add. */
type Click = { readonly key: string; readonly seed: string };

type Line = { readonly pickServer: () => string; readonly isLost: () => boolean };

/** Sends two at once, then the others in sequence; returns the first cookie received. */
async function sendAgainAndAgain(
  line: Line,
  click: Click,
  known: string | null,
): Promise<string | null> {
  let cookie = known;
  const send = async (): Promise<void> => {
    const response: ParsedResponse = await sendAdd(line.pickServer(), {
      sku: SKU,
      cookie,
      ...click,
    });
    assertThat(
      response.status === 200,
      `every retry is answered by 200, not ${response.status}: ${JSON.stringify(response.body)}`,
    );
    assertThat(cookie === null || response.cookie === cookie, 'a retry opens the same basket');
    if (!line.isLost()) cookie ??= response.cookie;
  };
  await Promise.all([send(), send()]);
  for (let again = 2; again < SENDS; again += 1) await send();
  return cookie;
}

async function shopOnABadLine(line: Line): Promise<void> {
  const seed = randomUUID();
  let cookie: string | null = null;
  let adds = 0;
  while (adds < ADDS || cookie === null) {
    // All guests use the same keys. A guest without any response has no cookie yet and repeats the
    // same click.
    const click = { key: `add-number-${cookie === null ? 0 : adds}`, seed };
    const before: string | null = cookie;
    cookie = await sendAgainAndAgain(line, click, cookie);
    adds = before === null ? 1 : adds + 1;
    const other = await sendAdd(line.pickServer(), {
      sku: SKU,
      quantity: 2,
      cookie: before,
      ...click,
    });
    assertThat(
      other.status === 422,
      `the same key with another body is refused by 422, not ${other.status}`,
    );
  }
  const count = await readBasketCount(line.pickServer(), cookie);
  assertThat(count === adds, `${adds} adds have one effect each, but ${count} items are there`);
}

export const serverRetry: ServerStressTest = {
  prepareData: (database) => stockProducts(database, ['retried'], 100_000),
  async run(servers, size) {
    const random = createRandom(30);
    const line: Line = {
      pickServer: () => (servers[Math.floor(random() * servers.length)] ?? servers[0]).base,
      isLost: () => random() < LOST,
    };
    for (let guest = 0; guest < guests[size]; guest += 3)
      await Promise.all([0, 1, 2].map(() => shopOnABadLine(line)));
    return `${guests[size]} guests, each add sent ${SENDS} times, ${LOST * 100} % of answers lost: one effect each, one basket each`;
  },
};
