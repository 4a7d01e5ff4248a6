/** Tests of editor-made pages in Markdown: order, links, and texts that are never markup. */
import { expect, test } from 'vitest';
import { renderPageMarkdown } from './render-page-markdown.ts';

const BASE = 'https://shop.test/fr';
const write = (...sections: readonly object[]) =>
  renderPageMarkdown(
    {
      title: 'Returns',
      description: 'In short.',
      sections: sections.map((fields) => ({ _meta: { schema: 'text' }, ...fields })),
    },
    BASE,
  );

test('headings and texts are in the order of the page', () => {
  expect(
    write(
      { title: 'How', body: 'By post.' },
      { questions: [{ question: 'When?', answer: 'Soon.' }] },
    ),
  ).toBe('# Returns\n\nIn short.\n\n## How\n\nBy post.\n\n## When?\n\nSoon.\n');
});

test('marks and links of editors are kept, with absolute URLs', () => {
  expect(
    write({ paragraphs: ['See **our** [_bag_](/basket?q=|) or [us](mailto:a@b.test).'] }),
  ).toContain(`See **our** [\\_bag\\_](${BASE}/basket?q=%7C) or [us](mailto:a@b.test).`);
});

test.each([
  [{ title: 'A # of *ways*' }, '## A \\# of \\*ways\\*'],
  [{ body: '[free](https://elsewhere.test)' }, '\\[free\\](https://elsewhere.test)'],
  [{ paragraphs: ['[run](javascript:alert`1`)'] }, '\\[run\\](javascript:alert\\`1\\`)'],
  [{ paragraphs: ['[out](//elsewhere.test)'] }, '\\[out\\](//elsewhere.test)'],
  [{ paragraphs: ['1. first', '<b>'] }, '1\\. first\n\n\\<b\\>'],
])('%j is text', (fields, written) => {
  expect(write(fields)).toContain(`In short.\n\n${written}\n`);
});

test('HTML has its headings and lines, without scripts and tags', () => {
  const html =
    '<h2>Post</h2><p>Free &amp; <b>fast</b>.</p><script>a("<p>no</p>")</script><ul><li># one</li></ul>';
  expect(write({ html })).toBe('# Returns\n\nIn short.\n\n## Post\n\nFree \\& fast .\n\n\\# one\n');
});

test('a page has at most 100,000 characters', () => {
  const body = 'word '.repeat(1_000);
  const text = write(...Array.from({ length: 50 }, (_, index) => ({ body: `${index} ${body}` })));
  expect(text.length).toBeGreaterThan(90_000);
  expect(text.length).toBeLessThan(101_000);
});
