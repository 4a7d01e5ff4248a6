/** Tests that cacheable pages are identical for all shoppers, in every fascia and locale. */
import { type APIRequestContext, expect } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { fascia as aldermoor } from '#fascias/aldermoor/fascia.ts';
import { fascia as fernhollow } from '#fascias/fernhollow/fascia.ts';
import { fascia as nightjar } from '#fascias/nightjar/fascia.ts';
import routes from '../../src/routes.ts';
import { type ShopUnderTest, shops } from './support/shops.ts';
import { newEmail, PASSWORD, signUp } from './support/sign-up.ts';
import { test } from './support/watched-page.ts';

/** Paths with personal content or the time of day, which are never cached. */
const PRIVATE = [
  /^(basket|agent-cart|checkout|order|withdraw|test-terminal|cookies|wishlist|login|sign-up|reset-password|sign-in-link|account|confirm-(review|question|stock-alert)|stop-(price-alerts|reminders|stock-alerts)|dev|preview)(\/|$)/,
  /^product\/[^/]+\/(share|stock-alert|reminder|(write|report)-review|(ask|answer)-question)$/,
  /^_api\/(customer|delivery|events|payments|sponsored|unsubscribe|url-shorten|wishlist|login|basket|checkout|shopper|internalPrice|search\/wishlist|reviews\/(vote|report))/,
];

const fascias = [aldermoor, nightjar, fernhollow];

type ShopListing = { readonly shop: ShopUnderTest; readonly listing: string };

/** Sold in two fascias; the third has no such product. */
const REVIEWED = 'XDD00193';

/** A product of each shop that has a bundle. */
const BUNDLES: Readonly<Record<string, string>> = {
  Aldermoor: '/product/aldermoor-edit-fitted-organic-cotton-ribbed-vest/bundle/suits',
  Nightjar: '/product/nightjar-studio-fitted-jersey-ribbed-vest/bundle/suits',
  Fernhollow: '/product/fernhollow-apothecary-intense-cedar-candle/bundle/home',
};

const linkIn = (listing: string, pattern: RegExp) =>
  pattern.exec(listing)?.[0] ?? '/missing-example';

/** An example path, without locale prefix, for each cacheable route. */
const examples: Readonly<Record<string, (found: ShopListing) => string>> = {
  '/': () => '/',
  'categories/:slug': ({ shop }) => `${shop.category}?sort=price-asc`,
  'categories/:slug/facet/collection/:brand': ({ shop }) =>
    `${shop.category}/facet/collection/aldermoor-edit`,
  search: ({ shop }) => `/search?q=${shop.word}`,
  'pages/*': () => '/pages/informational/delivery',
  'product/:slug': ({ listing }) => linkIn(listing, /\/product\/[\w-]+/),
  'premier/:slug': ({ shop }) =>
    `/premier/${shop === shops[0] ? '' : `${shop.name.toLowerCase()}-`}unlimited-delivery-membership`,
  '_api/search/productRecommendations': () =>
    `/_api/search/productRecommendations?productKeys=${REVIEWED}`,
  '_api/search/visuallySimilar': () => `/_api/search/visuallySimilar?key=${REVIEWED}`,
  '_api/search/boughtTogether': () => `/_api/search/boughtTogether?productKeys=${REVIEWED}`,
  '_api/search/similarCards': () => `/_api/search/similarCards?key=${REVIEWED}`,
  'product/:slug/similar': ({ listing }) => `${linkIn(listing, /\/product\/[\w-]+/)}/similar`,
  'search/similar/*': ({ listing }) =>
    `/search/similar/${linkIn(listing, /(?<=\/product\/)[\w-]+/)}`,
  '*': () => '/nothing-here',
  'product-customisation/:group': () => '/product-customisation/engraving',
  '_api/advice/size': () => '/_api/advice/size?sizes=8~10~12&usual=10',
  '_api/quickadd/:productId': ({ listing }) => `/_api/quickadd/${linkIn(listing, /[A-Z]{3}\d{5}/)}`,
  'product/:slug/bundle/:type': ({ shop }) => BUNDLES[shop.name] ?? '/missing-example',
  'product/:slug/questions': ({ listing }) => `${linkIn(listing, /\/product\/[\w-]+/)}/questions`,
  'product/:slug/reviews': ({ listing }) => `${linkIn(listing, /\/product\/[\w-]+/)}/reviews`,
  '_api/reviews': () => `/_api/reviews?sku=${REVIEWED}`,
  '_api/reviews/features': () => `/_api/reviews/features?sku=${REVIEWED}`,
  '_api/reviews/summary': () => `/_api/reviews/summary?sku=${REVIEWED}`,
  's/:code': () => '/s/hG4k9QzT2b',
  'how-we-count': () => '/how-we-count',
  'review-policy': () => '/review-policy',
  'withdrawal-form': () => '/withdrawal-form',
  '_api/social-proof': () => `/_api/social-proof?productKey=${REVIEWED}`,
  '_api/stock/:productId': ({ listing }) => `/_api/stock/${linkIn(listing, /[A-Z]{3}\d{5}/)}`,
  '_api/search/config': () => '/_api/search/config',
  '_api/search/pages': () => '/_api/search/pages?q=returns',
};

/** The prefix of each locale; the first locale has none. */
function prefixesOf(name: string): string[] {
  const locales = fascias.find((fascia) => fascia.name === name)?.locales ?? [];
  return locales.map(({ tag }, index) => (index === 0 ? '' : `/${tag.split('-')[0]}`));
}

/**
 * URL and headers of a fascia: only browsers resolve names below `localhost`, so that other
 * clients connect to 127.0.0.1 and send the host.
 */
function reach({ base }: ShopUnderTest) {
  const { host, port } = new URL(base);
  return { at: `http://127.0.0.1:${port}`, headers: { host } };
}

/** Signs in at one fascia: accounts are shared by all, sessions are not. */
async function signIn(
  request: APIRequestContext,
  shop: ShopUnderTest,
  username: string,
): Promise<void> {
  const { at, headers } = reach(shop);
  const asJson = { ...headers, accept: 'application/json' };
  const { csrf } = await (await request.get(`${at}/login`, { headers: asJson })).json();
  const response = await request.post(`${at}/login`, {
    headers: asJson,
    form: { csrf, username, password: PASSWORD },
  });
  expect(response.status()).toBe(200);
}

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');

test('guest and customer get the same bytes of every shared page in every language, and no cookie with them', async ({
  page,
  request,
}) => {
  const entries: readonly RouteConfigEntry[] = await routes;
  const shared = entries
    .map(({ path }) => path ?? '/')
    .filter((path) => !PRIVATE.some((pattern) => pattern.test(path)));
  expect(shared.toSorted(), 'a new shared route needs an example').toEqual(
    Object.keys(examples).toSorted(),
  );
  const email = newEmail();
  await page.goto(`${shops[0]?.base}/sign-up`);
  await signUp(page, email);
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  let requestCount = 0;
  for (const shop of shops) {
    await signIn(page.request, shop, email);
    const { at, headers } = reach(shop);
    const listing = await (await request.get(at + shop.category, { headers })).text();
    for (const prefix of prefixesOf(shop.name)) {
      for (const [pattern, write] of Object.entries(examples)) {
        const bare = write({ shop, listing });
        if (/^\/(_api|product-c)/.test(bare) && prefix !== '') continue;
        requestCount += 1;
        // Alternates, so that the cached response was rendered for either visitor equally often.
        const [first, second] =
          requestCount % 2 ? [page.request, request] : [request, page.request];
        const url = at + (prefix + bare).replace(/(?<=.)\/$/, '');
        // A section that times out is left out once; personal content would never be equal.
        await expect(async () => {
          const [one, other] = [
            await first.get(url, { headers }),
            await second.get(url, { headers }),
          ];
          expect([200, 404], `${pattern} ${url}`).toContain(one.status());
          expect((await other.body()).equals(await one.body()), url).toBe(true);
          for (const response of [one, other])
            expect(response.headers()['set-cookie'], url).toBeUndefined();
          expect(await one.text(), url).not.toContain('Ada');
        }).toPass({ timeout: 20_000 });
      }
    }
  }
});
