/** Tests of the structured data on the home page. */
import { expect, test } from 'vitest';
import { listRichResultErrors } from '#test/journeys/support/json-ld/rich-result-errors.ts';
import { createSiteJsonLd } from './site-json-ld.ts';

test.each([
  ['https://shop.test/', 'https://shop.test/search?q={search_term_string}'],
  ['https://shop.test/de', 'https://shop.test/de/search?q={search_term_string}'],
])('the site at %s has the search URL template %s', (canonical, template) => {
  expect(createSiteJsonLd('Shop', canonical)['@graph'][1]).toMatchObject({
    url: canonical,
    potentialAction: { target: { urlTemplate: template } },
  });
});

test('META-1: the shop has a name, a URL and a logo', async () => {
  const described = createSiteJsonLd('Shop', 'https://shop.test/de');
  expect(described['@graph'][0]).toMatchObject({
    ...{ '@type': 'OnlineStore', name: 'Shop', url: 'https://shop.test/de' },
    logo: 'https://shop.test/favicon.ico',
  });
  expect(await listRichResultErrors([described])).toEqual([]);
});
