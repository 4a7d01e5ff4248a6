/** Tests that text in Markdown is never read as markup. */
import { expect, test } from 'vitest';
import {
  escapeMarkdown,
  escapeMarkdownUrl,
  formatMarkdownLink,
  formatMarkdownParagraphs,
} from './markdown.ts';

test.each([
  ['*bold* _it_ `code` ~~no~~', '\\*bold\\* \\_it\\_ \\`code\\` \\~\\~no\\~\\~'],
  ['![x](javascript:alert(1))', '!\\[x\\](javascript:alert(1))'],
  ['Sale!', 'Sale\\!'],
  ['<script>&lt;', '\\<script\\>\\&lt;'],
  ['a | b', 'a \\| b'],
  ['\\*', '\\\\\\*'],
  ['# Heading', '\\# Heading'],
  ['- item', '\\- item'],
  ['--- ', '\\---'],
  ['=== ', '\\==='],
  ['+ item', '\\+ item'],
  ['1. item', '1\\. item'],
  ['2) item', '2\\) item'],
  ['    code', 'code'],
  ['one\n# two', 'one \\# two'],
  ['100% wool, 3.5 cm - wide', '100% wool, 3.5 cm - wide'],
])('%j is escaped as %j', (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

test('lines become paragraphs, each escaped', () => {
  expect(formatMarkdownParagraphs('Warm.\n\n- soft\n> quoted')).toBe(
    'Warm.\n\n\\- soft\n\n\\> quoted',
  );
});

test('no character of a URL ends its link early', () => {
  expect(formatMarkdownLink('a](b)', '/x?q=(1) <2>')).toBe('[a\\](b)](/x?q=%281%29%20%3C2%3E)');
  expect(escapeMarkdownUrl('/a|b\\c')).toBe('/a%7Cb%5Cc');
});
