/** Tests that searches find the sample's pages, in each of its languages. */
import { describe, expect, test } from 'vitest';
import { createPagesShop } from '#features/page-search/page-search.fixtures.ts';
import { findPages, suggestPages } from '#features/page-search/page-search.server.ts';
import type { Shop } from '#request/shop.ts';
import { indexTexts } from '#search-engine/shop-indexes/text-index.ts';
import { buildSamplePages } from './pages.ts';

const sample = buildSamplePages();

function shopOf(locale: string): Shop {
  const fascia = locale === 'ar' ? 'nightjar' : 'aldermoor';
  const pages = sample
    .filter((page) => page.fascia === fascia && page.locale === locale)
    .map(({ page }) => page)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return createPagesShop({ locale, pages, indexTexts });
}

const hrefs = async (shop: Shop, query: string, hasExactMatches = true) =>
  (await findPages(shop, query, { hasExactMatches })).map(({ href }) => href);

describe('a search for help finds it', () => {
  const help = '/pages/informational';
  test.each([
    ['en-GB', 'returns', `${help}/returns`],
    ['en-GB', 'Delivery', `${help}/delivery`],
    ['en-GB', 'shipping', `${help}/delivery`],
    ['en-GB', 'size guide', `${help}/size-guide/womens`],
    ['en-GB', 'womenswear size chart', `${help}/size-guide/womens`],
    ['fr-FR', 'retour', `${help}/returns`],
    ['fr-FR', 'livraison', `${help}/delivery`],
    ['de-DE', 'Rückgabe', `${help}/returns`],
    ['de-DE', 'versand', `${help}/delivery`],
    ['ar', 'الإرجاع', `${help}/returns`],
    ['ar', 'توصيل', `${help}/delivery`],
    ['ar', 'شحن', `${help}/delivery`],
  ])('%s: "%s" leads to %s', async (locale, query, href) => {
    expect(await hrefs(shopOf(locale), query)).toContain(href);
  });

  test.each([
    ['en-GB', 'refund policy', `${help}/returns`],
    ['en-GB', 'how do I return something', `${help}/returns`],
    ['fr-FR', 'remboursement', `${help}/returns`],
    ['de-DE', 'Retoure', `${help}/returns`],
  ])('%s: "%s", which no product answers, leads to %s', async (locale, query, href) => {
    expect(await hrefs(shopOf(locale), query, false)).toContain(href);
  });
});

describe('a search for products', () => {
  test.each(['red dress', 'women', 'linen', 'dress -returns', '', 'zxqv'])(
    '"%s" is not led to a page that only mentions it',
    async (query) => {
      expect(await hrefs(shopOf('en-GB'), query)).toEqual([]);
    },
  );

  test('as one types, pages are offered by how their titles begin', async () => {
    expect((await suggestPages(shopOf('en-GB'), 'deliv')).map(({ title }) => title)).toEqual([
      'Delivery',
    ]);
    expect(await suggestPages(shopOf('en-GB'), 'wom')).toMatchObject([
      { title: 'Womenswear size guide' },
    ]);
  });
});
