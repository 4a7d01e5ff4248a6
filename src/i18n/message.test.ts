/** Tests of messages, from their source to the text that shoppers read. */

import { expect, test } from 'vitest';
import { compileMessage } from '#tools/build/compile-message.ts';
import { createMessageWriter, type MessageValues } from './message.ts';

const write = (language: string, source: string, values?: MessageValues) =>
  createMessageWriter(language)(compileMessage(source), values);

test('values replace their placeholders, missing ones are empty', () => {
  expect(write('en-GB', "It''s {name}, {place}.", { name: 'Ada' })).toBe("It's Ada, .");
});

test.each([
  ['en-GB', '1,200 of 12,000 say so'],
  ['fr-FR', '1\u202f200 of 12\u202f000 say so'],
  ['de-DE', '1.200 of 12.000 say so'],
  ['ar', '1,200 of 12,000 say so'],
])('numbers are written as the language writes them: %s', (language, expected) => {
  const values = { count: 1200, total: 12_000 };
  expect(write(language, '{count} of {total} say so', values)).toBe(expected);
  expect(write(language, '{order}', { order: '1200' })).toBe('1200');
});

test("plurals follow the language's rules, exact numbers come first, and # is the formatted count", () => {
  const items = '{count, plural, =0 {nothing} one {# item of {shop}} other {# items of {shop}}}';
  expect(write('en-GB', items, { count: 0, shop: 'A' })).toBe('nothing');
  expect(write('en-GB', items, { count: 1, shop: 'A' })).toBe('1 item of A');
  expect(write('en-GB', items, { count: 1200, shop: 'A' })).toBe('1,200 items of A');
  expect(write('de-DE', '{count, plural, one {# Stück} other {# Stücke}}', { count: 1200 })).toBe(
    '1.200 Stücke',
  );
  expect(write('ar', '{count, plural, two {اثنان} few {# قليلة} other {#}}', { count: 2 })).toBe(
    'اثنان',
  );
});

test('a select uses the text of its value, else the text of other', () => {
  const source =
    '{kind, select, gift {A gift} other {{count, plural, one {# piece} other {# pieces}}}}';
  expect(write('en-GB', source, { kind: 'gift' })).toBe('A gift');
  expect(write('en-GB', source, { kind: 'set', count: 2 })).toBe('2 pieces');
});

test('unsupported message syntax is an error of the build', () => {
  expect(() => compileMessage('{when, date, short}')).toThrow('format when in code');
  expect(() => compileMessage('{n, plural, offset:1 other {#}}')).toThrow('format n in code');
});
