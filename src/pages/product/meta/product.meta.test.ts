/** Tests of META-1: the head of a product page. */
import { expect, test } from 'vitest';
import { someColour, someProduct } from '#features/selection/selection.fixtures.ts';
import { toProductView } from '../product-view.ts';
import { createProductMetaTags } from './product.meta.ts';

const describe = (over: Parameters<typeof someProduct>[0]) =>
  createProductMetaTags(toProductView(someProduct(over)));

test('the title is category taxonomy, name and brand', () => {
  expect(describe({})).toContainEqual({ title: 'Womens | Plain tee | Saltmarsh' });
});

const LEAD = 'Plain tee – Saltmarsh.';

const breadcrumbs = [
  { slug: 'womens', name: 'Womens' },
  { slug: 'womens-tops', name: 'Tops' },
];

test('a collection takes the brand’s place', () => {
  expect(describe({ collection: 'Salt & Sea', breadcrumbs })).toContainEqual({
    title: 'Womens / Tops | Plain tee | Salt & Sea',
  });
});

test.each([
  ['leads the first paragraph with name and brand', 'Short.\nMore.', `${LEAD} Short.`],
  [
    'is no longer than engines show',
    `${'soft '.repeat(40)}\nMore.`,
    `${LEAD} ${'soft '.repeat(26)}soft…`,
  ],
  ['is name and brand where there is none', '', LEAD],
])('the description %s', (_, description, content) => {
  const described = describe({ description });
  for (const key of [{ name: 'description' }, { property: 'og:description' }])
    expect(described).toContainEqual({ ...key, content });
});

test('Open Graph and Twitter tags describe the page', () => {
  expect(describe({})).toEqual(
    expect.arrayContaining([
      { property: 'og:title', content: 'Plain tee' },
      { property: 'og:type', content: 'product' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  );
});

const pageUrls = { canonical: 'https://shop.test/product/plain-tee', alternates: [] };
const videoOf = (width: number, height: number) => ({
  ...{ baseUrl: '/media/film.tee', width, height },
  poster: { id: 'draw.tee.moss.front', alt: '', tint: '#ffffff' },
});
const describeShared = (videos: readonly ReturnType<typeof videoOf>[]) =>
  createProductMetaTags(
    toProductView(someProduct({ colours: [someColour('moss', { videos })] })),
    pageUrls,
  );

test('the picture is shared with its sizes and its text', () => {
  expect(describeShared([])).toEqual(
    expect.arrayContaining([
      {
        property: 'og:image',
        content: 'https://shop.test/media/draw.tee.moss.front/w1200-40x21-n.jpg',
      },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Moss front' },
    ]),
  );
});

test.each([
  ['the requested colour', '?colour=ink&size=M', 'ink', 'Ink front'],
  ['the first colour for an unknown one', '?colour=puce', 'moss', 'Moss front'],
])('the shared picture is that of %s, at one canonical URL', (_, search, key, alt) => {
  const tags = createProductMetaTags(toProductView(someProduct()), pageUrls, search);
  expect(tags).toEqual(
    expect.arrayContaining([
      {
        property: 'og:image',
        content: `https://shop.test/media/draw.tee.${key}.front/w1200-40x21-n.jpg`,
      },
      { property: 'og:image:alt', content: alt },
      { tagName: 'link', rel: 'canonical', href: pageUrls.canonical },
    ]),
  );
});

test('a video is shared only if it is upright and in full resolution, with the size of its file', () => {
  expect(describeShared([videoOf(720, 1080), videoOf(1080, 1920)])).toEqual(
    expect.arrayContaining([
      { property: 'og:video', content: 'https://shop.test/media/film.tee/mp4_720p_no_audio' },
      { property: 'og:video:type', content: 'video/mp4' },
      { property: 'og:video:width', content: '720' },
      { property: 'og:video:height', content: '1280' },
    ]),
  );
  expect(JSON.stringify(describeShared([videoOf(720, 1080)]))).not.toContain('og:video');
});
