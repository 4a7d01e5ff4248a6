/** Screenshots of pages in their initial state, in the fascias that have them. */
import { test } from './visit.ts';

type SearchTexts = { readonly thing: string; readonly print: string; readonly misspelt: string };

/** Search terms by site, in its language, for products that it sells. */
const searchTexts: Readonly<Record<string, SearchTexts>> = {
  nightjar: { thing: 'dress', print: 'floral', misspelt: 'swaetshirt' },
  'nightjar-ar': { thing: 'فستان', print: 'زهور', misspelt: 'فستتان' },
  'aldermoor-de': { thing: 'Tischleuchte', print: 'Blumenmuster', misspelt: 'Kissne' },
};
const ENGLISH_TEXTS: SearchTexts = { thing: 'lamp', print: 'floral', misspelt: 'cushoin' };

const searches: Readonly<Record<string, keyof SearchTexts>> = {
  'printed-cloth': 'print',
  search: 'thing',
  'search-spelling': 'misspelt',
};

const pages: Readonly<Record<string, string>> = {
  home: '/',
  listing: '/search?q=',
  'listing-filtered': '/search?q=&colour=green&sort=price-asc',
  'category-womens': '/categories/womens-knitwear',
  'category-home': '/categories/home-textiles',
  'search-none': '/search?q=zzqqxx',
  'brand-room': '/pages/brand-room',
  'journal-knitwear': '/pages/journal/knitwear',
  'journal-twenty-minutes': '/pages/journal/twenty-minutes',
  'journal-linen': '/pages/journal/linen',
  'brand-ottoline-grey': '/pages/brands/ottoline-grey',
  'size-guide': '/pages/brands/ottoline-grey/informational/size-guide',
  delivery: '/pages/informational/delivery',
  returns: '/pages/informational/returns',
  cookies: '/cookies',
  missing: '/nowhere',
  login: '/login',
  'sign-up': '/sign-up',
  'reset-password': '/reset-password',
  'sign-in-link': '/sign-in-link',
  'basket-empty': '/basket',
  terms: '/pages/informational/terms',
  'withdrawal-form': '/withdrawal-form',
};

for (const [name, path] of Object.entries(pages))
  test(name, async ({ visit: { open, shootWhole } }) => {
    const status = await open(path);
    test.skip(status === 404 && name !== 'missing', 'not a page of this fascia');
    await shootWhole(name);
  });

for (const [name, kind] of Object.entries(searches))
  test(name, async ({ visit: { site, open, shootWhole } }) => {
    await open(`/search?q=${(searchTexts[site.name] ?? ENGLISH_TEXTS)[kind]}`);
    await shootWhole(name);
  });

test.describe('a first visit', () => {
  test.use({ consent: null });

  test('consent', async ({ visit: { open, shoot } }) => {
    await open('/');
    await shoot('consent');
  });
});
