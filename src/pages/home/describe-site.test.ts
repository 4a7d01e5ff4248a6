/** Tests of the structured data on the home page. */
import { expect, test } from 'vitest';
import { describeSite } from './describe-site.ts';

test.each([
  ['https://shop.test/', 'https://shop.test/search?q={search_term_string}'],
  ['https://shop.test/de', 'https://shop.test/de/search?q={search_term_string}'],
])('the site at %s is searched at %s', (canonical, template) => {
  expect(describeSite('Shop', canonical)['@graph'][1]).toMatchObject({
    url: canonical,
    potentialAction: { target: { urlTemplate: template } },
  });
});

test('META-1: the shop has a name, an address and a logo', () => {
  expect(describeSite('Shop', 'https://shop.test/de')['@graph'][0]).toMatchObject({
    ...{ '@type': 'OnlineStore', name: 'Shop', url: 'https://shop.test/de' },
    logo: 'https://shop.test/favicon.ico',
  });
});
