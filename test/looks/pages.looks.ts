/** Pages as they open. */
import { test } from './visit.ts';

const pages: Readonly<Record<string, string>> = {
  home: '/',
  listing: '/search?q=',
  'listing-filtered': '/search?q=&colour=green&sort=price-asc',
  search: '/search?q=lamp',
  'search-none': '/search?q=zzqqxx',
  'search-spelling': '/search?q=cushoin',
  'brand-room': '/pages/brand-room',
  journal: '/pages/journal/linen',
  delivery: '/pages/informational/delivery',
  returns: '/pages/informational/returns',
  cookies: '/cookies',
  missing: '/nowhere',
  login: '/login',
  'sign-up': '/sign-up',
  'reset-password': '/reset-password',
  'sign-in-link': '/sign-in-link',
  'basket-empty': '/basket',
};

for (const [name, path] of Object.entries(pages))
  test(name, async ({ visit: { open, shootWhole } }) => {
    await open(path);
    await shootWhole(name);
  });

test.describe('a first visit', () => {
  test.use({ consent: null });

  test('consent', async ({ visit: { open, shoot } }) => {
    await open('/');
    await shoot('consent');
  });
});
