/** Tests of metadata in the head: titles, URLs and pictures. */
import { expect, test } from 'vitest';
import { createMetaTags, listPageUrls, summariseText } from './meta.ts';

const locales = [
  { tag: 'en-GB', prefix: '' },
  { tag: 'fr-FR', prefix: '/fr' },
];

test('without a configured origin a page has no absolute URLs', () => {
  expect(listPageUrls({ origin: undefined, prefix: '', locales, path: '/basket' })).toBeUndefined();
});

test('a page lists its URL in every language, for the home page without a slash after the prefix', () => {
  expect(
    listPageUrls({ origin: 'https://shop.example', prefix: '/fr', locales, path: '/' }),
  ).toEqual({
    canonical: 'https://shop.example/fr',
    alternates: [
      { tag: 'en-GB', href: 'https://shop.example/' },
      { tag: 'fr-FR', href: 'https://shop.example/fr' },
      { tag: 'x-default', href: 'https://shop.example/' },
    ],
  });
});

test('without a page in the first language there is no x-default', () => {
  const frenchUrls = listPageUrls({
    ...{ origin: 'https://shop.example', prefix: '/fr', path: '/product/tee' },
    locales: locales.slice(1),
  });
  expect(frenchUrls?.alternates).toEqual([
    { tag: 'fr-FR', href: 'https://shop.example/fr/product/tee' },
  ]);
});

const pageUrls = listPageUrls({
  ...{ origin: 'https://shop.example', prefix: '/fr', locales },
  path: '/pages/about',
});

test('a page without a description has no description tag', () => {
  expect(createMetaTags({ title: 'Basket' })).toEqual([
    { title: 'Basket' },
    { name: 'robots', content: 'max-image-preview:large' },
    { property: 'og:title', content: 'Basket' },
    { property: 'og:type', content: 'website' },
    { name: 'twitter:card', content: 'summary' },
  ]);
});

test('META-1: a page has tags for its own URL and its URLs in other languages', () => {
  const href = 'https://shop.example/fr/pages/about';
  const alternate = { tagName: 'link', rel: 'alternate' };
  expect(createMetaTags({ title: 'About', pageUrls })).toEqual(
    expect.arrayContaining([
      { tagName: 'link', rel: 'canonical', href },
      { property: 'og:url', content: href },
      { ...alternate, hrefLang: 'en-GB', href: 'https://shop.example/pages/about' },
      { ...alternate, hrefLang: 'fr-FR', href },
      { ...alternate, hrefLang: 'x-default', href: 'https://shop.example/pages/about' },
    ]),
  );
});

test('META-1: a page that is not indexed has no tags for URLs', () => {
  const tags = createMetaTags({ title: 'Filtered', pageUrls, isIndexed: false });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  expect(JSON.stringify(tags)).not.toMatch(/canonical|alternate|og:url/);
});

test('META-1: tags of pictures have absolute URLs, and are missing without an origin', () => {
  const image = { path: '/media/draw.a/w1280-16x9-n.jpg', width: 1280, height: 720, alt: 'Coast' };
  expect(createMetaTags({ title: 'About', pageUrls, image })).toEqual(
    expect.arrayContaining([
      { name: 'twitter:card', content: 'summary_large_image' },
      { property: 'og:image', content: `https://shop.example${image.path}` },
      { property: 'og:image:width', content: '1280' },
      { property: 'og:image:height', content: '720' },
      { property: 'og:image:alt', content: 'Coast' },
    ]),
  );
  expect(JSON.stringify(createMetaTags({ title: 'About', image }))).not.toContain('og:image');
});

test.each([
  ['One.\nTwo.', 'One.'],
  ['one two three', 'one two…'],
  ['onetwothreefour', 'onetwothr…'],
  ['', ''],
])('%j is summarised as %j', (text, summary) => {
  expect(summariseText(text, 10)).toBe(summary);
});

test('a page that exists as Markdown links to it, with .md before the parameters of its URL', () => {
  const markdownOf = (path: string, isIndexed = true) =>
    createMetaTags({
      ...{ title: 'Coats', hasMarkdown: true, isIndexed },
      pageUrls: listPageUrls({ origin: 'https://shop.example', prefix: '/fr', locales, path }),
    }).flatMap((tag) => ('tagName' in tag && tag.type !== undefined ? [tag.href] : []));
  expect(markdownOf('/product/tee')).toEqual(['https://shop.example/fr/product/tee.md']);
  expect(markdownOf('/categories/coats?page=2')).toEqual([
    'https://shop.example/fr/categories/coats.md?page=2',
  ]);
  expect(markdownOf('/product/tee', false)).toEqual([]);
});
