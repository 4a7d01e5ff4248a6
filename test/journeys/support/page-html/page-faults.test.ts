/** Tests that faults of crawled pages are found. */
import { expect, test } from 'vitest';
import {
  listLanguageFaults,
  listPageFaults,
  listRepetitions,
  readServedPage,
} from './page-faults.ts';

const PAGE_URL = 'https://shop.test/pages/help';
const GERMAN = 'https://shop.test/de/pages/help';
const head = `<title>Help | Shop</title><meta name="description" content="Answers">
<meta name="robots" content="max-image-preview:large"><link rel="canonical" href="${PAGE_URL}">
<meta property="og:title" content="Help"><meta property="og:description" content="Answers">
<meta property="og:type" content="website"><meta property="og:site_name" content="Shop">
<meta property="og:locale" content="en_GB"><meta property="og:url" content="${PAGE_URL}">
<meta name="theme-color" content="#fff"><meta name="twitter:card" content="summary">`;
const languages = (...items: readonly (readonly [string, string])[]) =>
  items.map(([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${href}">`).join('');
const allLanguages = languages(['en-GB', PAGE_URL], ['de-DE', GERMAN], ['x-default', PAGE_URL]);
const page = (html: string, overrides = {}) =>
  readServedPage({
    status: 200,
    robotsHeader: null,
    html: `<html lang="en">${html}`,
    ...overrides,
  });
const json = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
const without = (part: string) => page(head.replace(part, ''));

test.each([
  ['nothing', page(head), null],
  ['a redirect', page(head, { status: 301 }), 'has status 301'],
  ['a page that is gone', page('', { status: 410 }), 'has status 410'],
  ['a header against indexing', page(head, { robotsHeader: 'noindex' }), 'not to be indexed'],
  ['a directive against it', page(head.replace('max-image', 'noindex, ')), 'not to be indexed'],
  ['another canonical URL', page(head.replace(/(canonical.*)help/, '$1faq')), 'pages/faq'],
  ['no title', without('<title>Help | Shop</title>'), 'has 0 titles'],
  ['no description', without('<meta name="description" content="Answers">'), 'no description'],
  ['a link without meaning', page(`${head}<a href="/terms">Here</a>`), 'generic text'],
  [
    'a breadcrumb without a context',
    page(`${head}${json({ '@context': 'x' })}`),
    'invalid structured data',
  ],
  ['an offer without a price', page(`${head}${json({ '@type': 'Product' })}`), '"offers"'],
])('%s', async (_, served, fault) => {
  const faults = await listPageFaults(PAGE_URL, served);
  if (fault === null) expect(faults).toEqual([]);
  else expect(faults.join('\n')).toContain(fault);
  for (const found of faults) expect(found).toContain(PAGE_URL);
});

test.each([
  ['no fault where both name both', allLanguages, allLanguages, 200, []],
  [
    'a language that does not name it',
    allLanguages,
    languages(['de-DE', GERMAN]),
    200,
    ['other lang'],
  ],
  ['a language that is not there', allLanguages, allLanguages, 404, ['has status 404']],
  [
    'a page that is none of them',
    languages(['de-DE', GERMAN]),
    allLanguages,
    200,
    ['not among', 'other'],
  ],
  ['no default', languages(['en-GB', PAGE_URL]), '', 200, ['0 default']],
])('languages: %s', async (_, own, other, status, faults) => {
  const pages = new Map([
    [PAGE_URL, page(own)],
    [GERMAN, page(other, { status })],
  ]);
  const read = async (url: string) => pages.get(url) ?? page('', { status: 404 });
  expect(await listLanguageFaults(PAGE_URL, page(own), read)).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  );
});

test('a text of several pages is named with their URLs', () => {
  const texts = [
    { url: '/a', text: 'Tee' },
    { url: '/b', text: 'Coat' },
    { url: '/c', text: 'Tee' },
  ];
  expect(listRepetitions(texts)).toEqual(['“Tee”: /a and /c']);
});
