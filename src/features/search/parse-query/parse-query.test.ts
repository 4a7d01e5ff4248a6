/** Tests of the filters extracted from queries, in each language. */
import { describe, expect, test } from 'vitest';
import { ONE_SIZE } from '#features/catalogue/catalogue.ts';
import { messages } from '#features/listing/listing.messages.ts';
import { parseQuery } from './parse-query.ts';

const known = {
  sizes: ['XS', 'M', 'XL', '12', '38', 'W32 L30', 'S/M'],
  departments: ['womens', 'mens', 'home'],
};

type Expected = readonly [locale: string, text: string, parsed: Record<string, unknown>];

const under = (max: number) => ({ price: { min: 0, max: max * 100 } });

describe('filters are extracted', () => {
  const table: readonly Expected[] = [
    ['en-GB', 'women trousers size 12', { q: 'trousers', sizes: ['12'], departments: ['womens'] }],
    ['en-GB', 'dress under £50', { q: 'dress', ...under(50) }],
    ['en-GB', 'dress under 49.99', { q: 'dress', ...under(49.99) }],
    ['en-GB', 'lamps less than 100 pounds', { q: 'lamps', ...under(100) }],
    ['en-GB', 'bag over £100', { q: 'bag', price: { min: 10_000, max: null } }],
    ['en-GB', 'jumper between £20 and £60', { q: 'jumper', price: { min: 2000, max: 6000 } }],
    ['en-GB', 'xl t-shirt', { q: 't-shirt', sizes: ['XL'] }],
    ['en-GB', 'jeans size w32 l30', { q: 'jeans', sizes: ['W32 L30'] }],
    ['en-GB', "men's shorts on sale", { q: 'shorts', departments: ['mens'], isOnSale: true }],
    ['en-GB', 'sale', { q: '', isOnSale: true }],
    ['en-GB', 'top without sleeves', { q: 'top -sleeves' }],
    ['en-GB', 'dress not black', { q: 'dress -black' }],
    ['fr-FR', 'robe rouge moins de 50 €', { q: 'robe rouge', ...under(50) }],
    ['fr-FR', 'robe rouge à moins de 45,50 €', { q: 'robe rouge', ...under(45.5) }],
    [
      'fr-FR',
      'pantalon femme taille 38',
      { q: 'pantalon', sizes: ['38'], departments: ['womens'] },
    ],
    ['fr-FR', 'robe sans manches', { q: 'robe -manches' }],
    ['fr-FR', 'sac entre 50 et 100 €', { q: 'sac', price: { min: 5000, max: 10_000 } }],
    ['fr-FR', 'jupe en soldes', { q: 'jupe', isOnSale: true }],
    ['de-DE', 'kleid unter 50 €', { q: 'kleid', ...under(50) }],
    ['de-DE', 'Hose für Herren Größe 38', { q: 'Hose', sizes: ['38'], departments: ['mens'] }],
    ['de-DE', 'kleid ohne ärmel', { q: 'kleid -ärmel' }],
    ['de-DE', 'pullover bis 80 €', { q: 'pullover', ...under(80) }],
    ['de-DE', 'schuhe zwischen 50 und 80 €', { q: 'schuhe', price: { min: 5000, max: 8000 } }],
    ['ar', 'فستان أقل من ٢٠٠ درهم', { q: 'فستان', ...under(200) }],
    ['ar', 'بنطلون رجالي مقاس 38', { q: 'بنطلون', sizes: ['38'], departments: ['mens'] }],
    ['ar', 'بلوزة بدون أكمام', { q: 'بلوزة -أكمام' }],
  ];
  test.each(table)('%s: "%s"', (locale, text, parsed) => {
    expect(parseQuery(text, locale, known)).toMatchObject(parsed);
  });
});

test.each(['en-GB', 'fr-FR', 'de-DE', 'ar'])(
  '%s: the label of the filter for one size is that size, alone and beside other words',
  async (locale) => {
    const words =
      locale === 'en-GB'
        ? messages
        : (await import(`../../../locales/${locale}/listing.json`)).default;
    const label = words['listing.sizes.one'];
    const all = { ...known, sizes: [...known.sizes, ONE_SIZE] };
    expect(parseQuery(label, locale, all)).toMatchObject({ q: '', sizes: [ONE_SIZE] });
    expect(parseQuery(`xyz ${label.toUpperCase()}`, locale, all)).toMatchObject({
      q: 'xyz',
      sizes: [ONE_SIZE],
    });
    expect(parseQuery(`xyz ${label}`, locale, known)).toBeNull();
  },
);

describe('no filter is extracted', () => {
  const table: readonly (readonly [locale: string, text: string])[] = [
    ['en-GB', 'women'],
    ['en-GB', 'red dress'],
    ['en-GB', 'rug under 200 cm'],
    ['en-GB', 'lamp up to 60'],
    ['en-GB', 'trousers size 99'],
    ['en-GB', 'kids jumper'],
    ['en-GB', 'oversized wholesale menswear'],
    ['fr-FR', 'pantalon taille haute'],
    ['fr-FR', 'robe de 12'],
    ['de-DE', 'hose ab 40'],
    ['ar', 'فستان من الكتان'],
    ['ar', 'نساء'],
  ];
  test.each(table)('%s: "%s"', (locale, text) => {
    expect(parseQuery(text, locale, known)).toBeNull();
  });
});
