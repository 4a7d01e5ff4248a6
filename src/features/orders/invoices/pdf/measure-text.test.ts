/** Widths and lines of text, in the fonts of the documents. */
import { expect, test } from 'vitest';
import { measureText, wrapText } from './measure-text.server.ts';

const LINE = 32;

/** Lines of characters. */
const listLines = (from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from + 1) / LINE) }, (_, line) =>
    Array.from({ length: LINE }, (_, index) =>
      String.fromCodePoint(from + line * LINE + index),
    ).join(' '),
  );

test('every letter of the Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari and Thai alphabets can be measured', () => {
  const ranges = [listLines(0x20, 0x51f), listLines(0x5d0, 0x6ff), listLines(0x900, 0x97f)];
  for (const line of [...ranges.flat(), ...listLines(0xe01, 0xe3a), ...listLines(0xe3f, 0xe5b)])
    expect(measureText(line, 10), line).toBeGreaterThan(LINE);
});

test('a text of unknown characters has the width of the missing-glyph character', () => {
  expect(measureText('東京', 10)).toBeGreaterThan(5);
});

test('a text is wrapped between words, and within a word that is too wide', () => {
  expect(wrapText('Wool coat', 10, 30)).toEqual(['Wool', 'coat']);
  const parts = wrapText('Donaudampfschifffahrtsgesellschaft', 10, 60);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join('')).toBe('Donaudampfschifffahrtsgesellschaft');
  for (const part of parts) expect(measureText(part, 10)).toBeLessThanOrEqual(60);
});
