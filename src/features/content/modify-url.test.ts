/** Tests of automatic brand filtering of category links. */
import { describe, expect, test } from 'vitest';
import { silentLog } from '#kit/log.ts';
import { modifyLinks } from './modify-links.ts';
import { FILTERING_BRANDS, modifyUrl } from './modify-url.ts';

const marked = { href: '/categories/dresses', autoBrandFilter: true };

describe('a category link that is marked for automatic brand filtering', () => {
  test.each(FILTERING_BRANDS)('is narrowed on the pages of %s', (brand) => {
    expect(modifyUrl(marked, `pages/brands/${brand}`, silentLog)).toBe(
      `/categories/dresses/facet/collection/${brand.replaceAll('-', '%20')}`,
    );
  });

  test('has %20 for a hyphen of the brand, and on pages below the brand too', () => {
    expect(modifyUrl(marked, 'pages/brands/dorothy-perkins/new-in', silentLog)).toBe(
      '/categories/dresses/facet/collection/dorothy%20perkins',
    );
  });

  test.each(['pages/brands/saltmarsh', 'home', 'pages/brands', 'pages/other/burton'])(
    'stays as it is on %s',
    (page) => {
      expect(modifyUrl(marked, page, silentLog)).toBe('/categories/dresses');
    },
  );
});

test.each([
  { href: '/categories/dresses' },
  { href: '/product/tee', autoBrandFilter: true },
  { href: 'https://x.example/', autoBrandFilter: true },
])('other links stay as they are: %j', (link) => {
  expect(modifyUrl(link, 'pages/brands/burton', silentLog)).toBe(link.href);
});

test.each([null, undefined, 'link', 3, {}, { href: 4 }])(
  'for %j an error is logged and the link is empty',
  (link) => {
    const logged: unknown[] = [];
    const log = { ...silentLog, error: (details: unknown) => logged.push(details) };
    expect(modifyUrl(link, 'pages/brands/burton', log as typeof silentLog)).toBe('');
    expect(logged).toHaveLength(1);
  },
);

test('what follows the category stays: a query, a place on the page', () => {
  const of = (href: string) =>
    modifyUrl({ href, autoBrandFilter: true }, 'pages/brands/burton', silentLog);
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
  'a marked %s is narrowed too, beside any other',
  (field) => {
    const given = {
      [field]: '/categories/dresses',
      href: '/categories/tops',
      title: '/categories/coats',
      autoBrandFilter: true,
    };
    expect(modifyLinks(given, 'pages/brands/coast', silentLog)).toEqual({
      ...given,
      [field]: '/categories/dresses/facet/collection/coast',
      href: '/categories/tops/facet/collection/coast',
    });
  },
);

test('marked links are found wherever they stand in content, and nothing else changes', () => {
  const content = [
    { cards: [{ link: marked, title: 'Dresses' }] },
    { link: { href: '/categories/tops' }, sizes: [1, null] },
  ];
  expect(modifyLinks(content, 'pages/brands/coast', silentLog)).toEqual([
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
