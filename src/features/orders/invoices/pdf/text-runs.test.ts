/** Tests of the order of runs in a line with letters of both directions. */
import { expect, test } from 'vitest';
import { splitTextRuns, type TextDirection } from './text-runs.server.ts';

const listPieces = (line: string, direction: TextDirection = 'rtl') =>
  splitTextRuns(line, direction, false).map(({ text }) => text);

test('words of an Arabic line run from right to left, numbers and Latin words from left to right', () => {
  expect(listPieces('Mill Lane 12 شارع', 'ltr')).toEqual(['Mill Lane 12 ', 'شارع']);
  expect(listPieces('شارع 12 Mill').join('')).toBe('Mill 12 شارع');
  expect(listPieces('محمد الأحمد')).toEqual(['الأحمد', ' ', 'محمد']);
});

test('Hebrew words run from right to left, a number between them from left to right', () => {
  expect(listPieces('רחוב הרצל 12')).toEqual(['12', ' ', 'הרצל', ' ', 'רחוב']);
  expect(listPieces('דירה (א)').join('')).toBe('(א) דירה');
});

test('brackets of an Arabic line are mirrored', () => {
  expect(listPieces('شقة (أ)').join('')).toBe('(أ) شقة');
  expect(listPieces('Flat (3)')).toEqual(['Flat (3)']);
});

test('Arabic and Persian digits keep their order', () => {
  expect(listPieces('شارع ١٢٣').join('')).toBe('١٢٣ شارع');
  expect(listPieces('پلاک ۱۲').join('')).toBe('۱۲ پلاک');
});

test('a number in isolation keeps its place before an Arabic comma and another number', () => {
  const line = 'الطلب: \u20667KQ2-93BD\u2069، 26';
  expect(listPieces(line).join('')).toBe('26 ،7KQ2-93BD :الطلب');
});

test('a Thai tone mark is placed above the ring of a letter that has both', () => {
  expect(listPieces('น\u0e49\u0e33', 'ltr').join('')).toBe('น\u0e4d\u0e49\u0e32');
});

test('a line without letters has the direction of its document', () => {
  expect(listPieces('1 (2)', 'ltr').join('')).toBe('1 (2)');
  expect(listPieces('1 (2)').join('')).toBe('(2) 1');
});

test('letters of one font are one run', () => {
  expect(listPieces('Łukasz', 'ltr')).toEqual(['Ł', 'ukasz']);
  expect(listPieces('Ελένη 5', 'ltr')).toHaveLength(2);
});
