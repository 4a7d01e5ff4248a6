/** Tests of automatic brand filtering of category links. */
import { describe, expect, test } from 'vitest';
import { fascia } from '#fascias/aldermoor/fascia.ts';
import { fascia as fernhollow } from '#fascias/fernhollow/fascia.ts';
import { fascia as nightjar } from '#fascias/nightjar/fascia.ts';
import { silentLog } from '#kit/log.ts';
import { modifyLinks } from './modify-links.ts';
import { modifyUrl } from './modify-url.ts';

const shop = { fascia, log: silentLog };
const marked = { href: '/categories/dresses', autoBrandFilter: true };

describe('a category link that is marked for automatic brand filtering', () => {
  const brands = [fascia, nightjar, fernhollow].flatMap((item) =>
    (item.filteringBrands ?? []).map((brand) => ({ brand, at: item.code, fascia: item })),
  );

  test('is filtered for thirteen brands in each fascia', () => {
    expect(brands).toHaveLength(3 * 13);
  });

  test.each(brands)('is filtered on the pages of $brand, at $at', ({ brand, fascia: own }) => {
    expect(modifyUrl(marked, `pages/brands/${brand}`, { ...shop, fascia: own })).toBe(
      `/categories/dresses/facet/collection/${brand.replaceAll('-', '%20')}`,
    );
  });

  test('is unchanged in a fascia that names no brands', () => {
    expect(modifyUrl(marked, 'pages/brands/burton', { ...shop, fascia: {} })).toBe(marked.href);
  });

  test('has %20 for a hyphen of the brand, also on pages below the brand page', () => {
    expect(modifyUrl(marked, 'pages/brands/dorothy-perkins/new-in', shop)).toBe(
      '/categories/dresses/facet/collection/dorothy%20perkins',
    );
  });

  test.each(['pages/brands/saltmarsh', 'home', 'pages/brands', 'pages/other/burton'])(
    'is unchanged on %s',
    (page) => {
      expect(modifyUrl(marked, page, shop)).toBe('/categories/dresses');
    },
  );
});

test.each([
  { href: '/categories/dresses' },
  { href: '/product/tee', autoBrandFilter: true },
  { href: 'https://x.example/', autoBrandFilter: true },
])('other links are unchanged: %j', (link) => {
  expect(modifyUrl(link, 'pages/brands/burton', shop)).toBe(link.href);
});

test.each([null, undefined, 'link', 3, {}, { href: 4 }])(
  'for %j an error is logged and the link is empty',
  (link) => {
    const logged: unknown[] = [];
    const log = { ...silentLog, error: (details: unknown) => void logged.push(details) };
    expect(modifyUrl(link, 'pages/brands/burton', { fascia, log })).toBe('');
    expect(logged).toHaveLength(1);
  },
);

test('a query, fragment or facet after the category is kept', () => {
  const of = (href: string) =>
    modifyUrl({ href, autoBrandFilter: true }, 'pages/brands/burton', shop);
  expect([
    of('/categories/dresses?sort=price'),
    of('/categories/dresses#new'),
    of('/categories/dresses/facet/size/10'),
  ]).toEqual([
    '/categories/dresses/facet/collection/burton?sort=price',
    '/categories/dresses/facet/collection/burton#new',
    '/categories/dresses/facet/size/10',
  ]);
});

test.each(['primaryHref', 'shopAllHref', 'imageLink', 'viewAllHref', 'buttonHref'])(
  'a marked %s is filtered too, together with others',
  (field) => {
    const given = {
      [field]: '/categories/dresses',
      href: '/categories/tops',
      title: '/categories/coats',
      autoBrandFilter: true,
    };
    expect(modifyLinks(given, 'pages/brands/coast', shop)).toEqual({
      ...given,
      [field]: '/categories/dresses/facet/collection/coast',
      href: '/categories/tops/facet/collection/coast',
    });
  },
);

test('marked links are found at any depth of content, and nothing else changes', () => {
  const content = [
    { cards: [{ link: marked, title: 'Dresses' }] },
    { link: { href: '/categories/tops' }, sizes: [1, null] },
  ];
  expect(modifyLinks(content, 'pages/brands/coast', shop)).toEqual([
    {
      cards: [
        {
          link: { ...marked, href: '/categories/dresses/facet/collection/coast' },
          title: 'Dresses',
        },
      ],
    },
    content[1],
  ]);
});
