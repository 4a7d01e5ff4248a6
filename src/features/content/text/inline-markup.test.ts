/** Tests of inline markup: valid marks, and text that only resembles them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listInlineLinks, parseInlineMarkup, toPlainText } from './inline-markup.ts';

describe('marks within a text', () => {
  test('links, strong text and emphasis are parsed, also nested', () => {
    expect(parseInlineMarkup('Read **all [of *it*](/pages/help)** now, *please*.')).toEqual([
      'Read ',
      {
        kind: 'strong',
        nodes: [
          'all ',
          {
            kind: 'link',
            href: '/pages/help',
            source: '[of *it*](/pages/help)',
            nodes: ['of ', { kind: 'emphasis', nodes: ['it'] }],
          },
        ],
      },
      ' now, ',
      { kind: 'emphasis', nodes: ['please'] },
      '.',
    ]);
    expect(listInlineLinks('[a](/a) and **[b](mailto:b@example.com)**, not [c] (/c)')).toEqual([
      '/a',
      'mailto:b@example.com',
    ]);
  });

  test.each([
    'Up to 5 * 3 * 2 pieces',
    '2*3*4 and a_b_c',
    'Rated **** by all',
    '** nothing **, * nothing *',
    '* one\n* two',
    'See [1] and [2](not an address)',
    'A footnote*',
    '<b>bold</b> & "so on"',
    '[](/x) [x]()',
  ])('%j has none', (text) => {
    expect(parseInlineMarkup(text)).toEqual([text]);
  });

  test('a character after a backslash is literal', () => {
    expect(toPlainText('\\*not emphasis\\* and \\[no link](/x)')).toBe(
      '*not emphasis* and [no link](/x)',
    );
    expect(listInlineLinks('\\[no link](/x)')).toEqual([]);
  });

  test('plain text has the words without the markup', () => {
    expect(toPlainText('Within **28 days**: [how](/pages/returns), *free*.')).toBe(
      'Within 28 days: how, free.',
    );
  });

  test('any text keeps all its letters in order, and is parsed quickly', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom('*', '**', '[', '](', ')', '\\', '[a](/b)', ' ', '\n'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const source = pieces.join('');
        let position = 0;
        for (const letter of toPlainText(source)) {
          position = source.indexOf(letter, position) + letter.length;
          expect(position).toBeGreaterThan(0);
        }
      }),
    );
    for (const hostile of ['*', '**', '[', '[a](', '**a', '*a ', '\\', '**a *b', '[a](/b'])
      for (const text of [hostile.repeat(5_000 / hostile.length)]) {
        const startTime = performance.now();
        parseInlineMarkup(text);
        expect(performance.now() - startTime).toBeLessThan(500);
      }
  });
});
