/**
 * Stress test: adds are sent five times with one key while responses and their cookies get lost.
 */
import { randomUUID } from 'node:crypto';
import { createRandom } from '#features/search/search.fixtures.ts';
import { assertThat, type Size, stockProducts } from '../stress-test.ts';
import type { ServerStressTest } from './open-servers.ts';
import { type ParsedResponse, readBasketCount, sendAdd } from './server.ts';

const guestCounts: Record<Size, number> = { small: 3, full: 200 };
const ADDS = 5;
const SENDS = 5;
const LOSS_RATE = 0.3;
const SKU = 'retried-S';

/** Values that one browser sends with each attempt of an add. */
type Click = { readonly key: string; readonly seed: string };

type UnreliableConnection = { readonly pickServer: () => string; readonly isLost: () => boolean };

/** Sends two at once, then the others in sequence; returns the first cookie received. */
async function sendRepeatedly(
  connection: UnreliableConnection,
  click: Click,
  initialCookie: string | null,
): Promise<string | null> {
  let cookie = initialCookie;
  const send = async (): Promise<void> => {
    const response: ParsedResponse = await sendAdd(connection.pickServer(), {
      sku: SKU,
      cookie,
      ...click,
    });
    assertThat(
      response.status === 200,
      `every retry responds with 200, not ${response.status}: ${JSON.stringify(response.body)}`,
    );
    assertThat(cookie === null || response.cookie === cookie, 'a retry opens the same basket');
    if (!connection.isLost()) cookie ??= response.cookie;
  };
  await Promise.all([send(), send()]);
  for (let sends = 2; sends < SENDS; sends += 1) await send();
  return cookie;
}

async function shopWithLostResponses(connection: UnreliableConnection): Promise<void> {
  const seed = randomUUID();
  let cookie: string | null = null;
  let adds = 0;
  while (adds < ADDS || cookie === null) {
    // All guests use the same keys. A guest without any response has no cookie yet and repeats the
    // same click.
    const click = { key: `add-number-${cookie === null ? 0 : adds}`, seed };
    const before: string | null = cookie;
    cookie = await sendRepeatedly(connection, click, cookie);
    adds = before === null ? 1 : adds + 1;
    const other = await sendAdd(connection.pickServer(), {
      sku: SKU,
      quantity: 2,
      cookie: before,
      ...click,
    });
    assertThat(
      other.status === 422,
      `the same key with another body is refused with 422, not ${other.status}`,
    );
  }
  const count = await readBasketCount(connection.pickServer(), cookie);
  assertThat(
    count === adds,
    `${adds} adds have one effect each, but ${count} items are in the basket`,
  );
}

export const serverRetry: ServerStressTest = {
  prepareData: (database) => stockProducts(database, ['retried'], 100_000),
  async run(servers, size) {
    const random = createRandom(30);
    const connection: UnreliableConnection = {
      pickServer: () => (servers[Math.floor(random() * servers.length)] ?? servers[0]).base,
      isLost: () => random() < LOSS_RATE,
    };
    for (let guest = 0; guest < guestCounts[size]; guest += 3)
      await Promise.all([0, 1, 2].map(() => shopWithLostResponses(connection)));
    return `${guestCounts[size]} guests, each add sent ${SENDS} times, ${LOSS_RATE * 100} % of responses lost: one effect each, one basket each`;
  },
};
