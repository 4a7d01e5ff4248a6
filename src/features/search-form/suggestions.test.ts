/** Tests of suggestion options, their keyboard navigation and recent searches. */

import { expect, test } from 'vitest';
import type { SearchSuggestions } from '#features/search/query/query-suggestions.ts';
import { toProductCard } from '#features/search/records/product-card.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { expectDefined } from '#test/expect-defined.ts';
import { addSearch, MAX_RECENT, parseSearches } from './recent-searches.ts';
import { groupInitialSuggestions, groupSuggestions } from './suggestion-options.ts';
import { nextActive } from './use-combobox.ts';

const found: SearchSuggestions = {
  products: [],
  categories: [{ slug: 'dresses', name: 'Dresses', within: 'Women', count: 4 }],
  brands: [{ name: 'Hearth & Hollow', count: 2 }],
  total: 6,
  queryId: null,
};

test('categories, brands and a link to all results are offered, each with its URL', () => {
  const options = groupSuggestions(found, [], 'red dress').flatMap((group) => group.options);
  expect(options.map(({ kind, href }) => [kind, href])).toEqual([
    ['category', '/categories/dresses'],
    ['brand', '/search?brand=Hearth%20%26%20Hollow'],
    ['all', '/search?q=red%20dress'],
  ]);
});

test('categories of one name are distinguished by their parents', () => {
  const tees = ['Women', 'Men'].map((within) => ({
    slug: `${within}-tees`,
    name: 'T-shirts',
    within,
    count: 4,
  }));
  const names = groupSuggestions(
    { ...found, categories: [...tees, ...found.categories] },
    [],
    't',
  ).map(({ options }) => options);
  expect(names[0]).toMatchObject([
    { name: 'T-shirts – Women' },
    { name: 'T-shirts – Men' },
    { name: 'Dresses' },
  ]);
});

test('pages of editors are offered, also where no product is found', () => {
  const pages = [
    {
      title: 'Returns',
      description: 'How to send things back',
      href: '/pages/informational/returns',
    },
  ];
  expect(
    groupSuggestions({ ...found, categories: [], brands: [], total: 0 }, pages, 'returns'),
  ).toEqual([
    {
      label: 'pages',
      options: [{ kind: 'page', name: 'Returns', href: '/pages/informational/returns' }],
    },
  ]);
});

test('nothing found offers nothing', () => {
  expect(groupSuggestions({ ...found, categories: [], brands: [], total: 0 }, [], 'zxqv')).toEqual(
    [],
  );
});

test.each([
  ['down enters the list', 'ArrowDown', -1, 0],
  ['down from the last returns to the field', 'ArrowDown', 2, -1],
  ['up from the field goes to the last', 'ArrowUp', -1, 2],
  ['up from the first returns to the field', 'ArrowUp', 0, -1],
  ['other keys belong to the field', 'a', 1, null],
])('%s', (_, key, active, next) => {
  expect(nextActive(key, { active, count: 3 })).toBe(next);
});

test('before anything is typed, recent searches and popular categories are offered', () => {
  const groups = groupInitialSuggestions(['red dress'], [], found.categories);
  expect(groups.map(({ label, options }) => [label, options.map(({ href }) => href)])).toEqual([
    ['recent', ['/search?q=red%20dress']],
    ['popular', ['/categories/dresses']],
  ]);
});

test('what was viewed before is offered too, each with its page', () => {
  const found = toProductCard(expectDefined(searchRecords(1)[0]));
  const colours = found.colours.slice(0, 1).map((colour) => ({ ...colour, colour: 'moss' }));
  const card = { ...found, name: 'Tee', slug: 'plain-tee', colours };
  expect(groupInitialSuggestions([], [card], [])).toEqual([
    {
      label: 'viewed',
      options: [
        expect.objectContaining({
          href: '/product/plain-tee?colour=moss',
          position: 1,
          queryId: null,
        }),
      ],
    },
  ]);
});

test('recent searches are kept five long, the latest first, each once', () => {
  const stored = ['a', 'b', 'c', 'd', 'e', 'f', 'B'].reduce<readonly string[]>(addSearch, []);
  expect(stored).toEqual(['B', 'f', 'e', 'd', 'c']);
  expect(stored).toHaveLength(MAX_RECENT);
  expect(addSearch(stored, '')).toBe(stored);
});

test.each([null, '', '{}', '[1]', '[""]'])('no search is recent where %j was kept', (stored) => {
  expect(parseSearches(stored)).toEqual([]);
});
