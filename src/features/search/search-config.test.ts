/**
 * Tests of the promotions in the browser's configuration: only those of categories
 * and departments with products.
 */
import { expect, test } from 'vitest';
import type { PromotionRules } from '#features/promotion/promotion.ts';
import { silentLog } from '#kit/log.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { type Shop, shopContext } from '#request/shop.ts';
import { searchRecords } from './search.fixtures.ts';
import type { Search } from './search.port.ts';
import { loader } from './search-config.route.ts';

const badge = (id: string, categorySlug?: string) =>
  ({
    id,
    placement: 'image',
    priority: 1,
    text1: { 'en-GB': id },
    ...(categorySlug !== undefined && { categorySlug }),
  }) as const;
const promotions: PromotionRules = {
  badges: [badge('womens-edit', 'womens'), badge('of-none', 'moon-boots'), badge('everywhere')],
  classification: { excluded: ['x'], departments: ['womens', 'garden'] },
  ...{ instalments: [], subscriptionIn: [] },
};

async function askConfig(search: Search, rules: PromotionRules = promotions) {
  const shop = {
    ...{
      fascia: { code: 'aldermoor', promotions: rules },
      locale: { tag: 'en-GB' },
      ports: { search },
      log: silentLog,
      tag() {},
    },
  } as unknown as Shop;
  const context = { get: (wanted: unknown) => (wanted === shopContext ? shop : null), set() {} };
  const request = new Request('http://shop.example/_api/search/config');
  const answer = (await loader({ request, context, params: {} } as never)) as Response;
  return (await answer.json()) as { promotions: PromotionRules };
}

const openSearch = (records = searchRecords(0)) =>
  createMemorySearch(createMemoryCatalogue(records));

test('an empty shop is told of none', async () => {
  expect((await askConfig(await openSearch())).promotions).toEqual({
    ...{ badges: [], classification: { excluded: ['x'], departments: [] }, language: 'en-GB' },
  });
});

test('with products, of those whose category or department has some', async () => {
  const womens = searchRecords(300).filter(({ department }) => department === 'womens');
  const { badges, classification } = (await askConfig(await openSearch(womens))).promotions;
  expect(badges.map(({ id }) => id)).toEqual(['womens-edit', 'everywhere']);
  expect(classification.departments).toEqual(['womens']);
});

test('where the index cannot be asked, of all', async () => {
  const away = {
    ...(await openSearch()),
    handle: async () => ({ status: 404, body: { message: 'Index does not exist', status: 404 } }),
  };
  expect((await askConfig(away)).promotions.badges).toHaveLength(3);
});
