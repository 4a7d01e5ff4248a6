/** Characters that nobody sees are removed from names, addresses and texts alike. */
import { expect, test } from 'vitest';
import { cleanLine, cleanLines } from './invisible-characters.ts';

test('an unseen character is a space, joiners of scripts and emoji stay', () => {
  expect(cleanLine(' A\u200bda\u061c \u2066Byron\u2069\0 ')).toBe('A da Byron');
  expect(cleanLine('👩\u200d👧')).toBe('👩\u200d👧');
});

test('paragraphs stay apart', () => {
  expect(cleanLines('One\u200b\r\n\r\nTwo  \ufeffthree\n')).toBe('One \n\nTwo   three');
});
