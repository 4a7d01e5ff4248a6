/** Tests of the search for links whose text does not describe their destination. */
import { expect, test } from 'vitest';
import { listGenericLinks } from './generic-links.ts';

const page = (language: string, content: string) =>
  `<html lang="${language}"><body><a class="link" href="/returns">${content}</a></body></html>`;

test.each([
  ['en-GB', 'Read more'],
  ['en-GB', '<span>\n Learn <b>more</b></span><svg><title>Arrow</title></svg>'],
  ['fr-FR', 'En savoir plus'],
  ['de-DE', '<!-- -->Weiterlesen<!-- -->'],
  ['ar', 'اقرأ المزيد'],
])('%s: a link with the text "%s" is found', (language, content) => {
  expect(listGenericLinks(page(language, content))).toEqual([
    expect.stringMatching(/: \/returns$/),
  ]);
});

test.each([
  ['en-GB', 'Read more <span class="sr-only">of the text by Ana</span>'],
  ['en-GB', 'Weiterlesen'],
  ['fr-FR', 'Lire l’article'],
])('%s: a link with the text "%s" is not found', (language, content) => {
  expect(listGenericLinks(page(language, content))).toEqual([]);
});

test('a link within the page is not found', () => {
  expect(listGenericLinks('<html lang="en"><a href="#terms">More</a></html>')).toEqual([]);
});
