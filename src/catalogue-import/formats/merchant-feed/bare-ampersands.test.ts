/** Tests that marking does not depend on where the text is cut. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BareAmpersands } from './bare-ampersands.ts';

function mark(chunks: readonly string[]): string {
  const marker = new BareAmpersands();
  return chunks.map((chunk) => marker.mark(chunk)).join('') + marker.end();
}

test.each([
  ['Marks & Spencer', 'Marks &; Spencer'],
  ['a &amp; b &#38; c &#x26; d', 'a &amp; b &#38; c &#x26; d'],
  ['AT&T; R&D', 'AT&T; R&;D'],
  ['<![CDATA[a & b]]> & <!-- c & d --> &', '<![CDATA[a & b]]> &; <!-- c & d --> &;'],
  ['<!-- never closed &', '<!-- never closed &'],
])('%s', (text, marked) => {
  expect(mark([text])).toBe(marked);
});

test('marks the same in chunks as in one piece', () => {
  const word = fc.constantFrom(
    '&',
    '&amp;',
    '&#38;',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '-',
    ']',
    '<',
    '!',
    'a',
    ' text of some length ',
    ';',
    '<b>',
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      fc.integer({ min: 1, max: 9 }),
      (words, length) => {
        const text = words.join('');
        const chunks = Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
          text.slice(index * length, (index + 1) * length),
        );
        expect(mark(chunks)).toBe(mark([text]));
      },
    ),
    { numRuns: 1_000 },
  );
});
