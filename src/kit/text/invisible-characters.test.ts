/** Tests that invisible characters are removed from lines and texts. */
import { expect, test } from 'vitest';
import { cleanLine, cleanLines } from './invisible-characters.ts';

test('invisible characters become spaces, joiners of scripts and emoji stay', () => {
  expect(cleanLine(' A\u200bda\u061c \u2066Byron\u2069\0 ')).toBe('A da Byron');
  expect(cleanLine('👩\u200d👧')).toBe('👩\u200d👧');
});

test('paragraphs stay separate', () => {
  expect(cleanLines('One\u200b\r\n\r\nTwo  \ufeffthree\n')).toBe('One \n\nTwo   three');
});
