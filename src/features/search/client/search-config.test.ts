/**
 * Tests of the promotions in the browser's configuration: only those of categories
 * and departments with products.
 */

import { expect, test } from 'vitest';
import { z } from 'zod';
import type { PromotionRules } from '#features/promotion/promotion.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { expectElement } from '#test/expect-defined.ts';
import { searchRecords } from '../search.fixtures.ts';
import type { Search } from '../search.port.ts';
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
  badges: [badge('womens-edit', 'womens'), badge('no-products', 'moon-boots'), badge('everywhere')],
  classification: { excluded: ['x'], departments: ['womens', 'garden'] },
  ...{ instalments: [], subscriptionIn: [] },
};

async function loadConfig(search: Search, rules: PromotionRules = promotions) {
  const shop = createTestShop({ fascia: { promotions: rules }, ports: { search } });
  const request = new Request('http://shop.example/_api/search/config');
  const response = expectElement(await loader(routeArgs(shop, request)), Response);
  return configSchema.parse(await response.json());
}

const configSchema = z.object({
  promotions: z.looseObject({
    badges: z.array(z.looseObject({ id: z.string() })),
    classification: z.looseObject({ departments: z.array(z.string()) }),
  }),
});

const openSearch = (records = searchRecords(0)) =>
  createMemorySearch(createMemoryCatalogue(records));

test('an empty shop has no promotions', async () => {
  expect((await loadConfig(await openSearch())).promotions).toEqual({
    ...{ badges: [], classification: { excluded: ['x'], departments: [] }, language: 'en-GB' },
  });
});

test('promotions of categories and departments without products are left out', async () => {
  const womens = searchRecords(300).filter(({ department }) => department === 'womens');
  const { badges, classification } = (await loadConfig(await openSearch(womens))).promotions;
  expect(badges.map(({ id }) => id)).toEqual(['womens-edit', 'everywhere']);
  expect(classification.departments).toEqual(['womens']);
});

test('all promotions are returned if the index cannot be reached', async () => {
  const unreachable = {
    ...(await openSearch()),
    handle: async () => ({ status: 404, body: { message: 'Index does not exist', status: 404 } }),
  };
  expect((await loadConfig(unreachable)).promotions.badges).toHaveLength(3);
});
