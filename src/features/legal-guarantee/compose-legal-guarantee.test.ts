/** Tests of the legal guarantee that is stated, by country and language. */
import { describe, expect, test } from 'vitest';
import '#i18n/message-catalogues.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import { composeLegalGuarantee } from './compose-legal-guarantee.server.ts';

const { fascia } = createTestShop();
const compose = (tag: string, country: string) =>
  composeLegalGuarantee({ fascia, locale: { tag } }, country).paragraphs.join(' ');

describe('the legal guarantee', () => {
  test('in the European Economic Area, two years, with the presumption of the country', () => {
    expect(compose('en-GB', 'IE')).toContain('at least two years');
    expect(compose('en-GB', 'IE')).not.toContain('months');
    expect(compose('de-DE', 'DE')).toMatch(/zwei Jahre.*12 Monaten/);
    expect(compose('fr-FR', 'FR')).toMatch(/deux ans.*24 mois/);
    expect(compose('ar', 'DE')).toMatch(/سنتين.*12/);
  });

  test('in the United Kingdom, 30 days and six years', () => {
    expect(compose('en-GB', 'GB')).toMatch(/30 days.*six years/);
    expect(compose('fr-FR', 'GB')).toMatch(/30 jours.*six ans/);
  });

  test('in other countries, no period of the two', () => {
    expect(compose('ar', 'AE')).not.toMatch(/\d|سنتين/);
    expect(compose('en-GB', 'AE')).not.toMatch(/\d|year/);
    expect(compose('en-GB', '')).toBe(compose('en-GB', 'AE'));
  });

  test.each(['en-GB', 'fr-FR', 'de-DE', 'ar'])('every text is there in %s', (tag) => {
    for (const country of ['DE', 'GB', 'AE']) {
      const { title, paragraphs } = composeLegalGuarantee({ fascia, locale: { tag } }, country);
      for (const words of [title, ...paragraphs])
        expect(words).not.toMatch(/guarantee\.[a-z]|[{}]|^$/);
      if (tag !== 'en-GB') expect(paragraphs.join()).not.toMatch(/\bthe\b|\byou\b/);
    }
  });

  test('the notice of the European Union is shown there, in the language of its picture only', () => {
    const notice = { id: 'file.abc', width: 1186, height: 1675 };
    const withNotice = { ...fascia, guaranteeNotices: { 'en-GB': notice } };
    const find = (tag: string, country: string) =>
      composeLegalGuarantee({ fascia: withNotice, locale: { tag } }, country).notice;
    expect(find('en-GB', 'IE')).toEqual({
      ...notice,
      alt: 'Official European Union notice about the legal guarantee of conformity',
    });
    expect(find('fr-FR', 'FR')).toBeNull();
    expect(find('en-GB', 'GB')).toBeNull();
  });
});
