/** Tests of `robots.txt`: disallowed paths in every language, and the sitemap's URL. */

import { expect, test } from 'vitest';
import { testLanguage } from '#test/create-test-http-app.ts';
import { respondWithRobots } from './fixed-files.server.ts';

test('robots.txt disallows private pages in every language and names the sitemap', async () => {
  const languages = ['', '/fr'].map((prefix) => ({ ...testLanguage, prefix }));
  const text = await respondWithRobots({ languages, origin: 'https://shop.test' }).text();
  for (const line of [
    'Disallow: /basket',
    'Disallow: /fr/basket',
    'Disallow: /_api/',
    'Sitemap: https://shop.test/sitemap.xml',
  ])
    expect(text.split('\n')).toContain(line);
});
