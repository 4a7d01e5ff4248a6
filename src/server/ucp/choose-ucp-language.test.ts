/** Tests of the language of responses to agents. */
import { expect, test } from 'vitest';
import { chooseUcpLanguage } from './choose-ucp-language.ts';

const languages = [
  { locale: { tag: 'en-GB', language: 'en' }, currency: 'GBP' },
  { locale: { tag: 'de-DE', language: 'de' }, currency: 'EUR' },
  { locale: { tag: 'de-CH', language: 'de' }, currency: 'CHF' },
];

test.each([
  [{ language: 'de-CH' }, null, 'de-CH'],
  [{ language: 'de-AT', currency: 'CHF' }, null, 'de-CH'],
  [{ language: 'de' }, 'en', 'de-DE'],
  [undefined, 'fr, de;q=0.8', 'de-DE'],
  [{ currency: 'EUR' }, null, 'de-DE'],
  [{ language: 'fr' }, 'de', 'en-GB'],
  [undefined, null, 'en-GB'],
])('%j and Accept-Language %j choose %s', (context, accepted, tag) => {
  expect(chooseUcpLanguage(languages, context, accepted).locale.tag).toBe(tag);
});
