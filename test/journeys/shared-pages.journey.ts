/** Shared pages are the same for everyone, whoever asks first. */
import { type APIRequestContext, expect } from '@playwright/test';
import { type ShopUnderTest, shops } from './shops.ts';
import { newAddress, signUp } from './sign-up.ts';
import { test } from './watched-page.ts';

const [shop] = shops as [ShopUnderTest];

test('guest and customer get the same bytes of every shared page, and no cookie with them', async ({ page, request }) => {
  await page.goto(`${shop.base}/sign-up`);
  await signUp(page, newAddress());
  const listing = await (await request.get(`${shop.base}${shop.category}`)).text();
  const [product = ''] = /\/product\/[\w-]+/.exec(listing) ?? [];
  const paths = ['/', shop.category, `${shop.category}?sort=price-asc`, `/search?q=${shop.word}`, product, '/fr', `/fr${shop.category}`];
  for (const [index, path] of paths.entries()) {
    // By turns, so that what is kept was drawn for the one as often as for the other.
    const [first, second]: [APIRequestContext, APIRequestContext] = index % 2 ? [page.request, request] : [request, page.request];
    const [one, other] = [await first.get(shop.base + path), await second.get(shop.base + path)];
    expect(one.status(), path).toBe(200);
    expect((await other.body()).equals(await one.body()), path).toBe(true);
    for (const answer of [one, other]) expect(answer.headers()['set-cookie'], path).toBeUndefined();
    expect(await one.text(), path).not.toContain('Ada');
  }
});
