/** Tests of the summary of a site for agents. */
import { expect, test } from 'vitest';
import { createTestPorts, createTestShop } from '#test/create-test-shop.ts';
import { respondWithLlms } from './llms.server.ts';

const { fascia, locale } = createTestShop({ fascia: { name: 'Shop [1]' } });

test('a site lists departments, pages, data and languages, each with its full URL', async () => {
  const page = (path: string, title: string) => ({ path, title, description: '', sections: [] });
  const ports = createTestPorts({
    catalogue: {
      listCategories: async () => [
        { slug: 'womens', name: 'Women', parentSlug: null, depth: 0, position: 1 },
        { slug: 'coats', name: 'Coats', parentSlug: 'womens', depth: 1, position: 1 },
      ],
    },
    content: {
      findPage: async () => ({ ...page('home', 'Home'), description: 'Coats\nfor *rain*.' }),
      listPublished: async () => [
        page('pages/informational/returns', 'Returns'),
        page('pages/blocks', 'Every block'),
      ],
    },
  });
  const response = await respondWithLlms({
    ...{ fascia, ports, origin: 'https://shop.test' },
    languages: [
      { locale, currency: 'GBP', prefix: '' },
      { locale: { ...locale, tag: 'fr-FR', name: 'Français' }, currency: 'EUR', prefix: '/fr' },
    ],
  });
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(`# Shop \\[1\\]

> Coats for \\*rain\\*.

Products, categories, searches and pages are also there as Markdown: append \`.md\` to the path, or send \`Accept: text/markdown\`.

## Departments

- [Women](https://shop.test/categories/womens.md)

## Pages

- [Returns](https://shop.test/pages/informational/returns.md)

## Data

- [Search: add the words as q](https://shop.test/search.md?q=)
- [Profile of the Universal Commerce Protocol (UCP)](https://shop.test/.well-known/ucp)
- [Sitemap](https://shop.test/sitemap.xml)
- [Products for shopping agents, JSON Lines, by page with ?limit=500](https://shop.test/feeds/agents.jsonl)
- [Products in Google’s format](https://shop.test/feeds/google.xml)

## Languages

- [Français](https://shop.test/fr)
`);
});
