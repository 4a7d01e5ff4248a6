/** Stress test: a guest signs in ten times at once; basket and wishlist are merged once. */
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import { createAccounts } from '#providers/accounts/embedded/accounts.provider.ts';
import { register } from '../account-links.ts';
import { CookieClient } from '../cookie-client.ts';
import { assertThat, countEach, type Size, stockProducts } from '../stress-test.ts';
import type { ServerStressTest, Servers } from './open-servers.ts';

const customers: Record<Size, number> = { small: 1, full: 40 };
const CONCURRENCY = 10;
const PASSWORD = 'a quiet green door';
const KEY = 'JOI00001';
const WISHLIST_KEY = {
  productKey: KEY,
  colourSelected: 'moss',
  lineItemSku: `${KEY}-1-1`,
  sizeSelected: false,
};

async function shopAsGuest(base: string): Promise<{ guest: CookieClient; csrf: string }> {
  const guest = new CookieClient();
  await guest.fetch(`${base}/_api/basket/addToCart`, {
    method: 'POST',
    body: new URLSearchParams({ data: JSON.stringify([{ sku: `${KEY}-S`, quantity: 2 }]) }),
  });
  const wishlistKey = {
    method: 'POST',
    body: JSON.stringify(WISHLIST_KEY),
    headers: { 'content-type': 'application/json' },
  };
  await guest.fetch(`${base}/_api/wishlist/pending`, wishlistKey);
  return { guest, csrf: await guest.fetchToken(base) };
}

/**
 * Resolves to the number of sign-ins: the throttle refuses the sixth and further concurrent ones
 * for a second.
 */
async function signInAtOnce(servers: Servers, username: string): Promise<number> {
  const baseOf = (index: number) => servers[index % servers.length]?.base ?? '';
  const { guest, csrf } = await shopAsGuest(baseOf(0));
  const responses = await Promise.all(
    Array.from({ length: CONCURRENCY }, (_, index) =>
      guest.fetch(`${baseOf(index)}/login`, {
        method: 'POST',
        body: new URLSearchParams({ csrf, username, password: PASSWORD }),
      }),
    ),
  );
  const counts = countEach(responses.map(({ status }) => status));
  const [signedIn = 0, throttled = 0] = [counts[200], counts[429]];
  assertThat(
    signedIn > 0 && signedIn + throttled === CONCURRENCY,
    `each signs in or is throttled, not ${JSON.stringify(counts)}`,
  );
  const expected = { status: 'customer', basketCount: 2, wishlistKeys: [`${KEY}~moss`] };
  const shopper: typeof expected = await (await guest.fetch(`${baseOf(1)}/_api/shopper`)).json();
  const { status, basketCount, wishlistKeys } = shopper;
  const actual = JSON.stringify({ status, basketCount, wishlistKeys });
  assertThat(
    actual === JSON.stringify(expected),
    `basket and wishlist are merged once, not ${actual}`,
  );
  return signedIn;
}

export const serverSignIn: ServerStressTest = {
  async prepareData(database, size) {
    await stockProducts(database, [KEY], 100_000);
    const accounts = createAccounts(database, createMemoryJobs());
    for (let customer = 0; customer < customers[size]; customer += 1)
      await register(accounts, `customer-${customer}@example.com`);
  },
  async run(servers, size) {
    let signedIn = 0;
    for (let customer = 0; customer < customers[size]; customer += 1)
      signedIn += await signInAtOnce(servers, `customer-${customer}@example.com`);
    return `${customers[size]} guests, ${CONCURRENCY} sign-ins at once each, ${signedIn} succeeded: basket and wishlist merged once`;
  },
};
