/** Tests of email address and password rules. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from './accounts.messages.ts';
import { isEmail, MAX_NAME, normaliseEmail } from './accounts.ts';
import { findPasswordFault, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.server.ts';

test.each([
  ['Ada@Example.com ', 'ada@example.com'],
  ['ＡＤＡ@example.com', 'ada@example.com'],
  ['Jo@STRASSE.de', 'jo@strasse.de'],
  ['jo@Straße.de', 'jo@xn--strae-oqa.de'],
  ['jo@xn--strae-oqa.de', 'jo@xn--strae-oqa.de'],
  ['müller+Tag@example.com', 'müller+tag@example.com'],
])('%j is one person however typed', (typed, normalised) => {
  expect(normaliseEmail(typed)).toBe(normalised);
});

test.each([
  'a@b.co',
  'first.last+tag@sub.example.co.uk',
  'müller@straße.de',
  `${'a'.repeat(64)}@b.de`,
  'o’neil@b.de',
  'अ@उदाहरण.भारत',
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'a',
  'a@b',
  'a b@c.de',
  'a@b.',
  '<a@b.de>',
  'a@b.de, c@d.de',
  `${'a'.repeat(65)}@b.de`,
  `${'a'.repeat(250)}@b.de`,
  'a@b..de',
  'a@-b.de',
  'a@b-.de',
  "a@b'c.de",
  'a\u202e@b.de',
  'a\0@b.de',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  ['seven77', 'tooShort'],
  ['x1'.repeat(65), 'tooLong'],
  ['Password123', 'tooCommon'],
  ['12345678', 'tooCommon'],
  ['abc12345', 'tooCommon'],
  ['P@ssword1', 'tooCommon'],
  ['P@ssword1!', 'tooCommon'],
  ['!5unshine1!', 'tooCommon'],
  ['1qaz2wsx', 'tooCommon'],
  ['Zaq12wsx', 'tooCommon'],
  ['tr0ub4d', 'tooShort'],
  ['Qwerty123!', 'tooCommon'],
  ['5unshine1', 'tooCommon'],
  ['aaaaaaaaaa', 'tooCommon'],
  ['Aldermoor1!', 'tooCommon'],
  ['ada.lovelace9', 'tooCommon'],
])('%s is refused as %s', (password, fault) => {
  expect(findPasswordFault(password, ['Aldermoor', 'ada.lovelace@example.com'])).toBe(fault);
});

test.each([
  'correct horse battery',
  'пароль-на-двоих',
  '🦊🦊🦉🦉🐢🐢🐌🐌',
  'a b c d e f g',
  '740192835561',
])('%s is fine', (password) => {
  expect(findPasswordFault(password, ['Aldermoor'])).toBeNull();
});

test.each([
  ['account.nameTooLong', MAX_NAME],
  ['account.tooShort', MIN_PASSWORD_LENGTH],
  ['account.passwordHint', MIN_PASSWORD_LENGTH],
  ['account.tooLong', MAX_PASSWORD_LENGTH],
] as const)('%s names the limit of %i characters in every language', async (id, limit) => {
  const translations = ['ar', 'de-DE', 'fr-FR'].map(async (tag) => {
    const file = join(import.meta.dirname, '../../locales', tag, 'account.json');
    return JSON.parse(await readFile(file, 'utf8'))[id];
  });
  for (const text of [messages[id], ...(await Promise.all(translations))])
    expect(text).toMatch(new RegExp(`(?<!\\d)${limit}(?!\\d)`));
});
