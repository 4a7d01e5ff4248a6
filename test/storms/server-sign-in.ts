/** A guest with basket and heart signs in ten times at the same moment: all is joined once. */
import { createAccounts } from '#providers/accounts/embedded/accounts.provider.ts';
import { register } from './account-links.ts';
import { countStatuses, type Server } from './server.ts';
import { withServers } from './server-place.ts';
import { must, type Size, stockProducts } from './storm.ts';

const customers: Record<Size, number> = { small: 2, full: 40 };
const AT_ONCE = 10;
const PASSWORD = 'a quiet green door';
const KEY = 'JOI00001';
const HEART = { productKey: KEY, colourSelected: 'moss', lineItemSku: `${KEY}-1-1`, sizeSelected: false };

/** A browser's cookies, as far as this needs them. */
class Browser {
  readonly cookies = new Map<string, string>();

  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    return fetch(address, { ...init, headers, redirect: 'manual' });
  }

  keep(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

async function shopAsGuest(base: string): Promise<{ guest: Browser; csrf: string }> {
  const guest = new Browser();
  const add = await guest.ask(`${base}/_api/basket/addToCart`, {
    method: 'POST',
    body: new URLSearchParams({ data: JSON.stringify([{ sku: `${KEY}-S`, quantity: 2 }]) }),
  });
  guest.keep(add);
  const heart = { method: 'POST', body: JSON.stringify(HEART), headers: { 'content-type': 'application/json' } };
  guest.keep(await guest.ask(`${base}/_api/wishlist/pending`, heart));
  const login = await guest.ask(`${base}/login`);
  guest.keep(login);
  return { guest, csrf: ((await login.json()) as { csrf: string }).csrf };
}

/** Resolves to how many signed in: at the sixth at once the throttle asks for a second's wait. */
async function signInAtOnce(servers: readonly Server[], username: string): Promise<number> {
  const baseOf = (index: number) => servers[index % servers.length]?.base ?? '';
  const { guest, csrf } = await shopAsGuest(baseOf(0));
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      guest.ask(`${baseOf(index)}/login`, { method: 'POST', body: new URLSearchParams({ csrf, username, password: PASSWORD }) }),
    ),
  );
  const counts = countStatuses(answers.map(({ status }) => status));
  const [entered = 0, told = 0] = [counts[200], counts[429]];
  must(entered > 0 && entered + told === AT_ONCE, `they sign in or are told to wait, not ${JSON.stringify(counts)}`);
  for (const answer of answers) guest.keep(answer);
  const shopper = await (await guest.ask(`${baseOf(1)}/_api/shopper`)).json();
  const expected = { status: 'customer', basketCount: 2, hearts: [`${KEY}~moss`] };
  const { status, basketCount, hearts } = shopper as typeof expected;
  const found = JSON.stringify({ status, basketCount, hearts });
  must(found === JSON.stringify(expected), `basket and wishlist are joined once, not ${found}`);
  return entered;
}

export async function runServerSignIn(serverUrl: string | null, size: Size): Promise<string> {
  return withServers(
    serverUrl,
    async (database) => {
      await stockProducts(database, [KEY], 100_000);
      const accounts = createAccounts(database);
      for (let n = 0; n < customers[size]; n += 1) await register(accounts, `customer-${n}@example.com`);
    },
    async (servers) => {
      let entered = 0;
      for (let n = 0; n < customers[size]; n += 1) entered += await signInAtOnce(servers, `customer-${n}@example.com`);
      return `${customers[size]} guests, ${AT_ONCE} sign-ins at once each, ${entered} let in: basket and heart joined once`;
    },
  );
}
