/** Tests of which requests ask for the Markdown of a page. */
import { expect, test } from 'vitest';
import { findMarkdownPath } from './markdown-path.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each([
  ['/product/tee.md', null, '/product/tee'],
  ['/premier/unlimited.md', BROWSER, '/premier/unlimited'],
  ['/categories/tees/facet/collection/kerb.md', null, '/categories/tees/facet/collection/kerb'],
  ['/pages/informational/returns', 'text/markdown', '/pages/informational/returns'],
  ['/product/tee', 'text/markdown, text/html;q=0.9', '/product/tee'],
  ['/product/tee', 'text/html, text/markdown;q=0.5', null],
  ['/product/tee', 'text/markdown;q=0', null],
  ['/product/tee', BROWSER, null],
  ['/product/tee', '*/*', null],
  ['/product/tee', null, null],
  ['/product/tee.data', 'text/markdown', null],
  ['/search.md', null, '/search'],
  ['/search/similar/tee/moss.md', null, '/search/similar/tee/moss'],
  ['/search/1/indexes.md', null, null],
  ['/product/tee/reviews.md', null, null],
  ['/product/tee/write-review.md', null, null],
  ['/preview/page.md', null, null],
  ['/account.md', null, null],
  ['/.md', null, null],
  ['/basket', 'text/markdown', null],
  ['/basket.md', null, null],
])('%s, accepting %s, is the Markdown of %s', (path, accept, page) => {
  expect(findMarkdownPath(path, accept)).toBe(page);
});
