/** Screenshots of the suggested language on the announcement, in another language than the page's. */
import { test } from './visit.ts';

const preferred: Readonly<Record<string, string>> = {
  aldermoor: 'de-DE',
  nightjar: 'ar-AE',
  'nightjar-ar': 'en-GB',
  fernhollow: 'fr-FR',
};

test.use({
  locale: async ({ site }, use) => use(preferred[site.name] ?? 'en-GB'),
  // Robots, such as the browser of these tests by its name, are suggested none.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

for (const consent of ['necessary', null])
  test.describe(consent === null ? 'with the question for consent' : 'alone', () => {
    test.use({ consent });

    test('language suggestion', async ({ visit: { page, open, shoot } }) => {
      await open('/');
      await page.locator('#announcement a').waitFor();
      await shoot(consent === null ? 'language-suggestion-consent' : 'language-suggestion');
    });
  });
