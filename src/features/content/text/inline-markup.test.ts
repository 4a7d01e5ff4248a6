/** Tests of inline markup: valid marks, and text that only resembles them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listInlineLinks, parseInlineMarkup, toPlainText } from './inline-markup.ts';

describe('marks within a text', () => {
  test('a link, strong words and emphasis are read, within one another too', () => {
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

  test('a sign after a backslash is itself', () => {
    expect(toPlainText('\\*not emphasis\\* and \\[no link](/x)')).toBe(
      '*not emphasis* and [no link](/x)',
    );
    expect(listInlineLinks('\\[no link](/x)')).toEqual([]);
  });

  test('without its markup a text keeps its words', () => {
    expect(toPlainText('Within **28 days**: [how](/pages/returns), *free*.')).toBe(
      'Within 28 days: how, free.',
    );
  });

  test('whatever is written, every letter of it comes out in order, and soon', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom('*', '**', '[', '](', ')', '\\', '[a](/b)', ' ', '\n'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const written = pieces.join('');
        let at = 0;
        for (const letter of toPlainText(written)) {
          at = written.indexOf(letter, at) + letter.length;
          expect(at).toBeGreaterThan(0);
        }
      }),
    );
    for (const hostile of ['*', '**', '[', '[a](', '**a', '*a ', '\\', '**a *b', '[a](/b'])
      for (const text of [hostile.repeat(5_000 / hostile.length)]) {
        const begun = performance.now();
        parseInlineMarkup(text);
        expect(performance.now() - begun).toBeLessThan(500);
      }
  });
});
