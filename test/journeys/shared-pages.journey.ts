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
const PRIVATE_PATHS = [
  /^(basket|agent-cart|checkout|order|withdraw|test-terminal|cookies|wishlist|login|sign-up|reset-password|sign-in-link|account|confirm-(review|question|stock-alert)|stop-(price-alerts|reminders|stock-alerts)|dev|preview)(\/|$)/,
  /^product\/[^/]+\/(share|stock-alert|reminder|(write|report)-review|(ask|answer)-question)$/,
  /^_api\/(customer|delivery|events|payments|sponsored|unsubscribe|url-shorten|wishlist|login|basket|checkout|shopper|internalPrice|search\/wishlist|reviews\/(vote|report))/,
];

const fascias = [aldermoor, nightjar, fernhollow];

type ExampleSource = { readonly shop: ShopUnderTest; readonly listing: string };

/** Key of a product that two of the fascias sell. */
const SHARED_PRODUCT = 'XDD00193';

/** A product of each shop that has a bundle. */
const BUNDLES: Readonly<Record<string, string>> = {
  Aldermoor: '/product/aldermoor-edit-fitted-organic-cotton-ribbed-vest/bundle/suits',
  Nightjar: '/product/nightjar-studio-fitted-jersey-ribbed-vest/bundle/suits',
  Fernhollow: '/product/fernhollow-apothecary-intense-cedar-candle/bundle/home',
};

const matchIn = (listing: string, pattern: RegExp) =>
  pattern.exec(listing)?.[0] ?? '/missing-example';

/** An example path, without locale prefix, for each cacheable route. */
const examples: Readonly<Record<string, (source: ExampleSource) => string>> = {
  '/': () => '/',
  'categories/:slug': ({ shop }) => `${shop.category}?sort=price-asc`,
  'categories/:slug/facet/collection/:brand': ({ shop }) =>
    `${shop.category}/facet/collection/aldermoor-edit`,
  search: ({ shop }) => `/search?q=${shop.searchTerm}`,
  'pages/*': () => '/pages/informational/delivery',
  'product/:slug': ({ listing }) => matchIn(listing, /\/product\/[\w-]+/),
  'premier/:slug': ({ shop }) =>
    `/premier/${shop === shops[0] ? '' : `${shop.name.toLowerCase()}-`}unlimited-delivery-membership`,
  '_api/search/productRecommendations': () =>
    `/_api/search/productRecommendations?productKeys=${SHARED_PRODUCT}`,
  '_api/search/visuallySimilar': () => `/_api/search/visuallySimilar?key=${SHARED_PRODUCT}`,
  '_api/search/boughtTogether': () => `/_api/search/boughtTogether?productKeys=${SHARED_PRODUCT}`,
  '_api/search/similarCards': () => `/_api/search/similarCards?key=${SHARED_PRODUCT}`,
  'product/:slug/similar': ({ listing }) => `${matchIn(listing, /\/product\/[\w-]+/)}/similar`,
  'search/similar/*': ({ listing }) =>
    `/search/similar/${matchIn(listing, /(?<=\/product\/)[\w-]+/)}`,
  '*': () => '/nothing-here',
  'product-customisation/:group': () => '/product-customisation/engraving',
  '_api/advice/size': () => '/_api/advice/size?sizes=8~10~12&usual=10',
  '_api/quickadd/:productId': ({ listing }) =>
    `/_api/quickadd/${matchIn(listing, /[A-Z]{3}\d{5}/)}`,
  'product/:slug/bundle/:type': ({ shop }) => BUNDLES[shop.name] ?? '/missing-example',
  'product/:slug/questions': ({ listing }) => `${matchIn(listing, /\/product\/[\w-]+/)}/questions`,
  'product/:slug/reviews': ({ listing }) => `${matchIn(listing, /\/product\/[\w-]+/)}/reviews`,
  '_api/reviews': () => `/_api/reviews?sku=${SHARED_PRODUCT}`,
  '_api/reviews/features': () => `/_api/reviews/features?sku=${SHARED_PRODUCT}`,
  '_api/reviews/summary': () => `/_api/reviews/summary?sku=${SHARED_PRODUCT}`,
  's/:code': () => '/s/hG4k9QzT2b',
  'how-we-count': () => '/how-we-count',
  'review-policy': () => '/review-policy',
  'withdrawal-form': () => '/withdrawal-form',
  '_api/social-proof': () => `/_api/social-proof?productKey=${SHARED_PRODUCT}`,
  '_api/stock/:productId': ({ listing }) => `/_api/stock/${matchIn(listing, /[A-Z]{3}\d{5}/)}`,
  '_api/search/config': () => '/_api/search/config',
  '_api/search/pages': () => '/_api/search/pages?q=returns',
};

/** The prefix of each locale; the first locale has none. */
function prefixesOf(name: string): string[] {
  const locales = fascias.find((fascia) => fascia.name === name)?.locales ?? [];
  return locales.map(({ tag }, index) => (index === 0 ? '' : `/${tag.split('-')[0]}`));
}

/**
 * Origin and headers for requests to a fascia: only browsers resolve names below `localhost`, so
 * other clients connect to 127.0.0.1 and send the host as a header.
 */
function resolveShop({ base }: ShopUnderTest) {
  const { host, port } = new URL(base);
  return { origin: `http://127.0.0.1:${port}`, headers: { host } };
}

/** Signs in to one fascia; accounts are valid for all fascias, sessions are not. */
async function signIn(
  request: APIRequestContext,
  shop: ShopUnderTest,
  username: string,
): Promise<void> {
  const { origin, headers } = resolveShop(shop);
  const asJson = { ...headers, accept: 'application/json' };
  const { csrf } = await (await request.get(`${origin}/login`, { headers: asJson })).json();
  const response = await request.post(`${origin}/login`, {
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
  const sharedPaths = entries
    .map(({ path }) => path ?? '/')
    .filter((path) => !PRIVATE_PATHS.some((pattern) => pattern.test(path)));
  expect(sharedPaths.toSorted(), 'a new shared route needs an example').toEqual(
    Object.keys(examples).toSorted(),
  );
  const email = newEmail();
  await page.goto(`${shops[0]?.base}/sign-up`);
  await signUp(page, email);
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  let requestCount = 0;
  for (const shop of shops) {
    await signIn(page.request, shop, email);
    const { origin, headers } = resolveShop(shop);
    const listing = await (await request.get(origin + shop.category, { headers })).text();
    for (const prefix of prefixesOf(shop.name)) {
      for (const [pattern, examplePath] of Object.entries(examples)) {
        const path = examplePath({ shop, listing });
        if (/^\/(_api|product-c)/.test(path) && prefix !== '') continue;
        requestCount += 1;
        // Alternates, so that the cached response was rendered for either visitor equally often.
        const [first, second] =
          requestCount % 2 ? [page.request, request] : [request, page.request];
        const url = origin + (prefix + path).replace(/(?<=.)\/$/, '');
        // Retried, because a section that times out is left out; personal content would always differ.
        await expect(async () => {
          const [firstResponse, secondResponse] = [
            await first.get(url, { headers }),
            await second.get(url, { headers }),
          ];
          expect([200, 404], `${pattern} ${url}`).toContain(firstResponse.status());
          expect((await secondResponse.body()).equals(await firstResponse.body()), url).toBe(true);
          for (const response of [firstResponse, secondResponse])
            expect(response.headers()['set-cookie'], url).toBeUndefined();
          expect(await firstResponse.text(), url).not.toContain('Ada');
        }).toPass({ timeout: 20_000 });
      }
    }
  }
});
