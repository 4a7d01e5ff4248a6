/** Tests of the structured data of editor-made pages. */
import { expect, test } from 'vitest';
import { listRichResultErrors } from '#test/journeys/support/json-ld/rich-result-errors.ts';
import { createArticleJsonLd } from './article-json-ld.ts';

const article = {
  ...{ heading: 'Returns', description: 'How to return.', language: 'fr-FR', shop: 'Shop' },
  canonical: 'https://shop.test/fr/pages/informational/returns',
};

test('META-1: an article names its author and publisher', async () => {
  expect(createArticleJsonLd(article)).toMatchObject({
    ...{ '@type': 'Article', headline: 'Returns', description: 'How to return.' },
    ...{ mainEntityOfPage: article.canonical, inLanguage: 'fr-FR' },
    author: { '@type': 'Organization', name: 'Shop', url: 'https://shop.test/' },
    publisher: { name: 'Shop' },
  });
  expect(await listRichResultErrors([createArticleJsonLd(article)])).toEqual([]);
});

test('META-1: an article has its picture, if there is one', () => {
  const image = { path: '/media/draw.a/w1280-16x9-n.jpg', width: 1280, height: 720, alt: '' };
  expect(createArticleJsonLd({ ...article, image })).toMatchObject({
    image: 'https://shop.test/media/draw.a/w1280-16x9-n.jpg',
  });
  expect(createArticleJsonLd(article)).not.toHaveProperty('image');
});
