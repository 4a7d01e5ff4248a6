/** Tests of badges that an editor tries. */
import { expect, test } from 'vitest';
import { describeCardBadges, pickCardPromotions } from '#features/promotion/promotion-view.ts';
import type { Shop } from '#request/shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { withBadges } from './with-badges.server.ts';

const shop = createTestShop({ locale: { tag: 'de-DE' } });
const badgesOf = (tried: Shop, categorySlug: string) =>
  describeCardBadges(
    { categorySlugs: [categorySlug], department: 'womens' },
    pickCardPromotions(tried),
  ).map(({ text }) => text);

test('they are on the cards of their category, and the shop itself stays as it is', () => {
  const tried = withBadges(
    shop,
    JSON.stringify([{ text: 'Soon', categorySlug: 'dresses', backgroundColor: '#112233' }]),
  );
  expect([badgesOf(tried, 'dresses'), badgesOf(tried, 'coats')]).toEqual([['Soon'], []]);
  expect(shop.fascia.promotions).toBeUndefined();
});

test('they keep their icon', () => {
  const tried = withBadges(shop, '[{"text":"Soon","icon":"/media/leaf.svg"}]');
  const [badge] = describeCardBadges(
    { categorySlugs: [], department: 'womens' },
    pickCardPromotions(tried),
  );
  expect(badge?.icon).toBe('/media/leaf.svg');
});

test('without any the cards bear their own', () => {
  for (const given of [null, 'null']) expect(withBadges(shop, given)).toBe(shop);
});

test.each([
  'x',
  '{}',
  '[{"text":3}]',
  '[{"text":"x","textColor":"red"}]',
  '[{"text":"x","icon":"//elsewhere/a"}]',
])('%s is refused by name', (given) => {
  expect(() => withBadges(shop, given)).toThrow(/^badges: /);
});
