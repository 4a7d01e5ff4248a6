/** Tests of the reviews of a product page, also when a part of the service fails. */
import { expect, test, vi } from 'vitest';
import '#i18n/message-catalogues.tsx';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import { createValueCache } from '#server/pages/value-cache.server.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { createMemoryReviews } from '../memory-reviews.fixtures.ts';
import type { Fit } from '../review-records.ts';
import { describeFitNote, loadFirstReviews } from './load-reviews.server.ts';

const product = { productKey: 'coat', slug: 'wool-coat', name: 'Wool Coat', totalReviewCount: 2 };
const record = { product: 'coat', rating: 5, language: 'en', submittedAt: '2026-10-01T10:00:00Z' };
const records = [
  { ...record, sourceKey: 'R1', body: 'Warm.', photos: [{ picture: 'photo' }], helpfulCount: 2 },
  { ...record, sourceKey: 'R2', body: 'Thin.', rating: 2, helpfulCount: 1 },
];

function openReviews() {
  const reviews = createMemoryReviews(records);
  const cache = createValueCache();
  const load = async () => {
    const tags: string[] = [];
    const shop = createTestShop({
      ...{ cached: cache.forRequest(), ports: { reviews } },
      tag: (tag) => tags.push(tag),
    });
    return { view: await loadFirstReviews(shop, product), tags };
  };
  return { reviews, load };
}

test.each(['findSummary', 'findHelpfulPair'] as const)(
  'the list is shown when %s fails, and all parts once the service responds again',
  async (method) => {
    const { reviews, load } = openReviews();
    const failing = vi.spyOn(reviews, method).mockRejectedValue(new Error('down'));
    const first = await load();
    expect(first.view?.page.results).toHaveLength(2);
    expect(first.view?.photos).toHaveLength(1);
    expect(first.tags).toContain(INCOMPLETE_TAG);
    failing.mockRestore();
    const second = await load();
    expect(second.view?.pair).toMatchObject({ positive: { id: expect.any(String) } });
    expect(second.tags).not.toContain(INCOMPLETE_TAG);
  },
);

test('without the list there is no section, and it is loaded again', async () => {
  const { reviews, load } = openReviews();
  const failing = vi.spyOn(reviews, 'listReviews').mockRejectedValue(new Error('down'));
  expect(await load()).toMatchObject({
    view: null,
    tags: expect.arrayContaining([INCOMPLETE_TAG]),
  });
  failing.mockRestore();
  expect((await load()).view?.page.results).toHaveLength(2);
});

test.each([
  ['en-GB', 'True to size: 4 of 6 say so.\nRuns small: 1 · True to size: 4 · Runs large: 1'],
  ['fr-FR', /^Taille normalement.: selon 4 avis sur 6\.\nTaille petit.: 1 · .*: 4 · .*: 1$/],
  ['de-DE', /4.*6.*\n.*: 1 · .*: 4 · .*: 1$/],
  ['ar', /4.*6.*\n.*: 1 · .*: 4 · .*: 1$/],
])('the note beside the sizes has a sentence and three counts: %s', async (tag, expected) => {
  const fits = ['small', 'true', 'true', 'true', 'true', 'large'] as const;
  const load = async (fitAnswers: readonly Fit[]) => {
    const answered = fitAnswers.map((fit, index) => ({
      ...{ ...record, sourceKey: `F${index}`, body: 'Warm.', fit },
    }));
    const shop = createTestShop({
      locale: { tag },
      ports: { reviews: createMemoryReviews(answered) },
    });
    const view = await loadFirstReviews(shop, product);
    return view && describeFitNote(shop, view);
  };
  if (typeof expected === 'string') expect(await load(fits)).toBe(expected);
  else expect(await load(fits)).toMatch(expected);
  expect(await load(['small', 'small', 'true', 'true', 'large'])).toMatch(/^[^\n]+$/);
  expect(await load(['true', 'true', 'true', 'true'])).toBeNull();
});

test('the logo of a syndicated review is left out unless the shop allows pictures from there', async () => {
  const logoImageUrl = 'https://logos.example/northmark.svg';
  const syndication = { name: 'Northmark', logoImageUrl };
  const reviews = createMemoryReviews([{ ...record, sourceKey: 'R1', body: 'Warm.', syndication }]);
  const load = async (pictureOrigins: readonly string[]) => {
    const shop = createTestShop({ ports: { reviews: { ...reviews, pictureOrigins } } });
    return (await loadFirstReviews(shop, product))?.page.results[0]?.syndicationSource;
  };
  expect(await load(['https://logos.example'])).toMatchObject({ name: 'Northmark', logoImageUrl });
  expect(await load(['https://photos.example'])).toMatchObject({ logoImageUrl: null });
});
