/** Tests: only necessary purposes are allowed before consent. */
import { describe, expect, test } from 'vitest';
import {
  FULL_CONSENT,
  formatConsentCookies,
  NECESSARY_ONLY,
  parseConsent,
  parseConsentForm,
  readShopperToken,
} from './consent.ts';

const input = { isSecure: true, cookies: '', newId: () => 'a1' };
/** Cookie header that a browser would send back. */
const sent = (cookies: readonly string[]) =>
  cookies
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

function form(fields: Readonly<Record<string, string>>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.append(name, value);
  return filled;
}

describe('consent', () => {
  test('is unknown until the shopper has chosen', () => {
    expect(parseConsent('')).toBeNull();
    expect(parseConsent('basket=1; other-consent=all')).toBeNull();
  });

  test.each([NECESSARY_ONLY, FULL_CONSENT, { ...NECESSARY_ONLY, embeds: true }])(
    '%j is parsed as it was serialised',
    (consent) => {
      expect(parseConsent(`first=1; ${sent(formatConsentCookies(consent, input))}`)).toEqual(
        consent,
      );
    },
  );

  test('an unknown value gives no consent', () => {
    expect(parseConsent('consent=everything')).toEqual(NECESSARY_ONLY);
  });

  test.each([
    ['the necessary button', { choice: 'necessary' }, NECESSARY_ONLY],
    ['the button for all', { choice: 'all' }, FULL_CONSENT],
    ['one box', { choice: 'chosen', embeds: 'yes' }, { ...NECESSARY_ONLY, embeds: true }],
    [
      'the button for all, with tags',
      { choice: 'all', offered: 'personalisation.embeds.analytics.advertising' },
      { personalisation: true, embeds: true, analytics: true, advertising: true },
    ],
    [
      'a box that was not offered',
      { choice: 'chosen', offered: 'embeds', advertising: 'yes' },
      NECESSARY_ONLY,
    ],
    ['no box', { choice: 'chosen' }, NECESSARY_ONLY],
    ['an empty form', {}, NECESSARY_ONLY],
  ] as const)('the form: %s', (_, fields, consent) => {
    expect(parseConsentForm(form(fields))).toEqual(consent);
  });
});

describe('the anonymous token', () => {
  test('is set with the consent to personalisation and stays the same', () => {
    const cookies = sent(formatConsentCookies(FULL_CONSENT, input));
    expect(readShopperToken(cookies)).toBe('anonymous-a1');
    expect(
      readShopperToken(
        sent(formatConsentCookies(FULL_CONSENT, { ...input, cookies, newId: () => 'b2' })),
      ),
    ).toBe('anonymous-a1');
  });

  test('is deleted when consent is withdrawn', () => {
    expect(formatConsentCookies(NECESSARY_ONLY, input)[1]).toMatch(/^shopper-token=; .*Max-Age=0/);
    expect(readShopperToken('consent=necessary; shopper-token=anonymous-a1')).toBeNull();
    expect(readShopperToken('shopper-token=anonymous-a1')).toBeNull();
  });

  test('is ignored when malformed', () => {
    expect(readShopperToken('consent=personalisation; shopper-token=x"y')).toBeNull();
  });
});
