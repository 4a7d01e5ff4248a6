/** Tests of `robots.txt`: disallowed paths in every language, and the sitemap's address. */
import { expect, test } from 'vitest';
import { answerRobots } from './fixed-files.server.ts';
import type { Site } from './shop.server.ts';

test('robots keep out of private pages in every language and are led to the sitemap', async () => {
  const languages = [{ prefix: '' }, { prefix: '/fr' }] as unknown as Site['languages'];
  const text = await answerRobots({ languages, origin: 'https://shop.test' }).text();
  for (const line of [
    'Disallow: /basket',
    'Disallow: /fr/basket',
    'Disallow: /_api/',
    'Sitemap: https://shop.test/sitemap.xml',
  ])
    expect(text.split('\n')).toContain(line);
});
