/** Tests of editor-made pages as search results; unlisted pages stay hidden. */
import { describe, expect, test } from 'vitest';
import type { ContentPageResult } from '#features/content/content.port.ts';
import type { Shop } from '#request/shop.ts';
import { indexTexts } from '#search-engine/shop-indexes/text-index.ts';
import { createPagesShop } from './page-search.fixtures.ts';
import { findPages } from './page-search.server.ts';

const shopOf = (locale: string, pages: readonly ContentPageResult[], onLoad?: () => void) =>
  createPagesShop({ locale, pages, indexTexts, ...(onLoad && { onLoad }) });
const hrefs = async (shop: Shop, query: string, hasExactMatches = true) =>
  (await findPages(shop, query, { hasExactMatches })).map(({ href }) => href);

describe('the searched pages', () => {
  const page = (path: string, title: string, more: object = {}) => ({
    path,
    title,
    description: 'About',
    sections: [],
    ...more,
  });

  test('have their language and URL, and exclude pages that are not in a sitemap', async () => {
    const pages = [
      page('pages/blocks', 'Gift cards'),
      page('pages/help/gift cards', 'Gift cards', { locale: 'en-GB' }),
    ];
    expect(
      await findPages(shopOf('de-DE', pages), 'gift cards', { hasExactMatches: true }),
    ).toEqual([
      {
        title: 'Gift cards',
        description: 'About',
        href: '/pages/help/gift%20cards',
        lang: 'en-GB',
      },
    ]);
  });

  test('are read in parts, once for many searches, and only a few are results', async () => {
    const many = Array.from({ length: 450 }, (_, number) =>
      page(`pages/stories/${1000 + number}`, `Story ${number}`),
    );
    let loads = 0;
    const shop = shopOf('en-GB', many, () => {
      loads += 1;
    });
    expect((await hrefs(shop, 'story')).length).toBe(4);
    expect(await hrefs(shop, 'story 449')).toEqual(['/pages/stories/1449']);
    expect(loads).toBe(3);
  });

  test('are found by questions and headings within their blocks, or else by the text below them', async () => {
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
