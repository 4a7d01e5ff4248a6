/** Tests of the variants of one request: visitors, robots, audiences, and what a CDN may store. */
import { expect, test } from 'vitest';
import type { Experiment } from './experiment.ts';
import { choosePageExperiments, type ExperimentVisit } from './page-experiments.ts';

const halves = (...names: readonly [string, string]) =>
  names.map((name) => ({ name, share: 1 / names.length }));

const experiments: readonly Experiment[] = [
  { name: 'cards', pages: ['listing'], variants: halves('control', 'large') },
  { name: 'hero', pages: ['home', '/pages/sale'], variants: halves('control', 'b') },
];

const ALWAYS_B: Experiment = {
  ...{ name: 'always', pages: ['product'] },
  variants: [
    { name: 'control', share: 0 },
    { name: 'b', share: 1 },
  ],
};

const visit = (rest: Partial<ExperimentVisit> = {}): ExperimentVisit => ({
  ...{ experiments, path: '/categories/coats', locale: 'en-GB', cookie: null, isPhone: false },
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
  readHeader: () => null,
  newVisitorId: () => 'abcdefghijklmnop',
  ...rest,
});

test.each([
  ['/categories/coats', 'cards'],
  ['/categories/coats.data', 'cards'],
  ['/search', 'cards'],
  ['/', 'hero'],
  ['/_root.data', 'hero'],
  ['/pages/sale', 'hero'],
  ['/pages/sale/', 'hero'],
])('%s is a page of the experiment %s', (path, name) => {
  const seen = new Set(
    Array.from({ length: 40 }, (_, index) =>
      choosePageExperiments(
        visit({ path, newVisitorId: () => `visitor-${String(index).padStart(8, '0')}` }),
      )?.variantOf(name),
    ),
  );
  expect(seen.size).toBe(2);
});

test.each(['/product/coat', '/pages/about', '/basket', '/product/coat/reviews', '/account'])(
  '%s is not: it sets no cookie and no other cache key',
  (path) => {
    expect(choosePageExperiments(visit({ path }))).toBeNull();
  },
);

test('a visitor keeps one variant, by the id in the cookie that the first page sets', () => {
  const first = choosePageExperiments(visit());
  expect(first?.cookie).toMatch(/^abcdefghijklmnop~home:[\w.-]+~listing:[\w.-]+~content:[\w.-]+$/);
  const newVisitorId = () => 'zzzzzzzzzzzzzzzz';
  const next = choosePageExperiments(visit({ cookie: first?.cookie ?? '', newVisitorId }));
  expect(next?.cookie).toBeNull();
  expect(next?.cacheKey).toBe(first?.cacheKey);
  expect(next?.variantOf('cards')).toBe(first?.variantOf('cards'));
});

test('a cookie with other variants does not change the variant, and is rewritten', () => {
  const own = choosePageExperiments(visit());
  const forged = choosePageExperiments(
    visit({ cookie: 'abcdefghijklmnop~listing:cards.other+x.y', readHeader: () => 'cards.other' }),
  );
  expect(forged).toMatchObject({ cookie: own?.cookie, cacheKey: own?.cacheKey });
  expect(forged?.isKeyedByCdn).toBe(false);
});

test.each(['', 'x', 'too short~', '<script>alert(1)</script>'])(
  'the cookie "%s" is invalid, so the visitor is new',
  (cookie) => {
    expect(choosePageExperiments(visit({ cookie }))?.cookie).toMatch(/^abcdefghijklmnop~/);
  },
);

test.each(['Googlebot/2.1', '', 'HeadlessChrome/140', 'curl/8'])(
  'OPS-2: the robot "%s" gets the control, the default cache key, and no cookie',
  (userAgent) => {
    const page = visit({ userAgent, experiments: [ALWAYS_B], path: '/product/coat' });
    const chosen = choosePageExperiments(page);
    expect(chosen).toMatchObject({ cacheKey: '', cookie: null, isKeyedByCdn: false });
    expect(chosen?.variantOf('always')).toBe('control');
  },
);

test('visitors outside of the audience’s device or locales get the control', () => {
  const chosen = (audience: Experiment['audience'], rest: Partial<ExperimentVisit>) =>
    choosePageExperiments(
      visit({
        experiments: [{ ...ALWAYS_B, ...(audience && { audience }) }],
        path: '/product/coat',
        ...rest,
      }),
    )?.variantOf('always');
  expect(chosen(undefined, {})).toBe('b');
  expect(chosen({ device: 'phone' }, { isPhone: true })).toBe('b');
  expect(chosen({ device: 'phone' }, { isPhone: false })).toBe('control');
  expect(chosen({ device: 'desktop' }, { isPhone: true })).toBe('control');
  expect(chosen({ locales: ['en-GB'] }, { locale: 'en-GB' })).toBe('b');
  expect(chosen({ locales: ['fr-FR'] }, { locale: 'en-GB' })).toBeUndefined();
});

test('the cookie is the same in every language of the shop', () => {
  const french: Experiment = { ...ALWAYS_B, name: 'french', audience: { locales: ['fr-FR'] } };
  const cookieIn = (locale: string) =>
    choosePageExperiments(visit({ experiments: [ALWAYS_B, french], path: '/product/coat', locale }))
      ?.cookie;
  expect(cookieIn('en-GB')).toBe('abcdefghijklmnop~product:always.b+french.b');
  expect(cookieIn('fr-FR')).toBe(cookieIn('en-GB'));
});

test('a CDN distinguishes pages only by a header that repeats the variants of the cookie', () => {
  const page = visit({ experiments: [ALWAYS_B], path: '/product/coat' });
  const cookie = choosePageExperiments(page)?.cookie ?? '';
  expect(cookie).toBe('abcdefghijklmnop~product:always.b');
  const isKeyedByCdn = (value: string | null, sent: string | null = cookie) =>
    choosePageExperiments({
      ...page,
      cookie: sent,
      readHeader: (name) => (name === 'x-experiments-product' ? value : null),
    })?.isKeyedByCdn;
  expect(isKeyedByCdn('always.b')).toBe(true);
  expect(isKeyedByCdn('control')).toBe(false);
  expect(isKeyedByCdn(null)).toBe(false);
  expect(isKeyedByCdn('always.b', null), 'its answer sets a cookie').toBe(false);
});
