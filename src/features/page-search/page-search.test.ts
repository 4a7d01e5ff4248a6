/**
 * Tests of editor-made pages as search results, in each language of the
 * sample; unlisted pages stay hidden.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentPageResult } from '#features/content/content.port.ts';
import type { Shop } from '#request/shop.ts';
import { buildSamplePages } from '#sample/content/pages.ts';
import { indexTexts } from '#search-engine/shop-indexes/text-index.ts';
import { findPages, suggestPages } from './page-search.server.ts';

const sample = buildSamplePages();
let loads = 0;
beforeEach(() => {
  loads = 0;
});

function pagesOf(fascia: string, locale: string): ContentPageResult[] {
  const own = sample
    .filter((one) => one.fascia === fascia && one.locale === locale)
    .map(({ page }) => page);
  return own.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function shopOf(
  locale: string,
  pages: readonly ContentPageResult[] = pagesOf(locale === 'ar' ? 'nightjar' : 'aldermoor', locale),
): Shop {
  const kept = new Map<string, Promise<unknown>>();
  const listPublished = async (
    _scope: unknown,
    _now: Date,
    { after, limit }: { after: string; limit: number },
  ) => {
    loads++;
    return pages.filter(({ path }) => path > after).slice(0, limit);
  };
  return {
    fascia: { code: 'aldermoor' },
    ...{
      locale: { tag: locale },
      now: new Date(0),
      ports: { content: { listPublished }, search: { indexTexts } },
    },
    cached: (key: string, _tags: unknown, load: () => Promise<unknown>) =>
      kept.get(key) ?? kept.set(key, load()).get(key),
  } as unknown as Shop;
}

const hrefs = async (shop: Shop, query: string, areProductsSure = true) =>
  (await findPages(shop, query, { areProductsSure })).map(({ href }) => href);

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

describe('the pages that are looked through', () => {
  const page = (path: string, title: string, more: object = {}) => ({
    path,
    title,
    description: 'About',
    sections: [],
    ...more,
  });

  test('say in which language they are, stand at their own address, and leave out what no sitemap names', async () => {
    const pages = [
      page('pages/blocks', 'Gift cards'),
      page('pages/help/gift cards', 'Gift cards', { locale: 'en-GB' }),
    ];
    expect(
      await findPages(shopOf('de-DE', pages), 'gift cards', { areProductsSure: true }),
    ).toEqual([
      {
        title: 'Gift cards',
        description: 'About',
        href: '/pages/help/gift%20cards',
        lang: 'en-GB',
      },
    ]);
  });

  test('are read in parts, once for many searches, and few of them are shown', async () => {
    const many = Array.from({ length: 450 }, (_, number) =>
      page(`pages/stories/${1000 + number}`, `Story ${number}`),
    );
    const shop = shopOf('en-GB', many);
    expect((await hrefs(shop, 'story')).length).toBe(4);
    expect(await hrefs(shop, 'story 449')).toEqual(['/pages/stories/1449']);
    expect(loads).toBe(3);
  });

  test('are found by questions and headings within their blocks, and by the text below them where nothing else is found', async () => {
    const sections = [
      {
        _meta: { schema: 'faq' },
        questions: [
          { question: 'Can I buy a gift card?', answer: 'Yes, at the till of the Leeds shop.' },
        ],
      },
      {
        _meta: { schema: 'html' },
        html: '<h2 id="a">Lost &amp; found</h2><p>Ask the <b>porter</b>.</p>',
      },
    ];
    const shop = shopOf('en-GB', [page('pages/faq', 'Questions', { sections })]);
    expect(await hrefs(shop, 'gift card')).toEqual(['/pages/faq']);
    expect(await hrefs(shop, 'lost found')).toEqual(['/pages/faq']);
    expect([await hrefs(shop, 'porter'), await hrefs(shop, 'porter', false)]).toEqual([
      [],
      ['/pages/faq'],
    ]);
    expect(await hrefs(shop, 'leeds', false)).toEqual(['/pages/faq']);
  });
});
