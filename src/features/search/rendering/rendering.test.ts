/** Tests of the banners and redirect URLs accepted from rules. */
import { expect, test } from 'vitest';
import { parseBanners, safeUrl } from './rendering.ts';

test.each([
  ['/sale', '/sale'],
  ['https://example.org/sale', 'https://example.org/sale'],
  ['//example.org', null],
  ['/\\example.org', null],
  ['javascript:alert(1)', null],
  ['http://example.org', null],
  [null, null],
])('%s leads to %s', (address, expected) => {
  expect(safeUrl(address)).toBe(expected);
});

test('banners have a picture of this shop or a title', () => {
  const banners = [
    {
      image: { urls: [{ url: '/media/1/w640-3x1-n.avif' }], title: 'Winter coats' },
      link: { url: '/categories/coats' },
    },
    {
      image: { urls: [{ url: 'https://elsewhere.example/x.png' }], title: 'Only words' },
      link: { url: 'javascript:0' },
    },
    { image: { urls: [{ url: 'https://elsewhere.example/x.png' }] } },
    'nonsense',
  ];
  expect(parseBanners({ widgets: { banners } })).toEqual([
    { image: '/media/1/w640-3x1-n.avif', title: 'Winter coats', href: '/categories/coats' },
    { image: null, title: 'Only words', href: null },
  ]);
  expect(parseBanners(undefined)).toEqual([]);
});
