/** Tests of names: real names are accepted, links and invisible characters are not. */
import { expect, test } from 'vitest';
import { parseName } from './forms/account-request.server.ts';

const read = (firstName: string) => parseName({ firstName }, 'firstName');

test.each([
  'Ada',
  'Jean-Luc',
  'O’Neil',
  'J. R. R.',
  'St. John',
  'María José',
  'ليلى',
  '小明',
  '🦊👩‍👩‍👧‍👦',
  'Dr. No, Jr.',
  'A.',
  'Dr.Smith',
  'Prof.Dr.Smith',
])('%s is a name', (name) => {
  expect(read(name)).toBe(name);
});

test.each([
  ['turns the text around it', '\u202eevil\u202c', 'evil'],
  ['holds a mark of direction', 'A\u200fda', 'A da'],
  ['breaks the line', ' Ada\r\nSubject:  x ', 'Ada Subject: x'],
  ['holds what a database refuses', 'A\0b', 'A b'],
])('a name that %s is kept without', (_, name, normalised) => {
  expect(read(name)).toBe(normalised);
});

test.each([
  ['', 'account.missing'],
  ['\u200b\u202e ', 'account.missing'],
  ['x'.repeat(81), 'account.nameTooLong'],
  ['Dr.evil.example', 'account.badName'],
  ['https://evil.example/win', 'account.badName'],
  ['You won, see evil.example', 'account.badName'],
  ['www.evil', 'account.badName'],
  ['<b>Ada</b>', 'account.badName'],
  ['ada@example', 'account.badName'],
])('%j is refused', (name, code) => {
  expect(() => read(name)).toThrow(
    expect.objectContaining({ status: 400, code, details: { field: 'firstName' } }),
  );
});
