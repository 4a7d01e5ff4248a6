/** Tests of what a product page shows of its reviews where a part of the service fails. */
import { expect, test, vi } from 'vitest';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import { createValueCache } from '#server/pages/value-cache.server.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { createMemoryReviews } from '../memory-reviews.fixtures.ts';
import { loadFirstReviews } from './load-reviews.server.ts';

const product = { productKey: 'coat', slug: 'wool-coat', name: 'Wool Coat', totalReviewCount: 2 };
const written = { product: 'coat', rating: 5, language: 'en', submittedAt: '2026-10-01T10:00:00Z' };
const records = [
  { ...written, sourceKey: 'R1', body: 'Warm.', photos: [{ picture: 'photo' }], helpfulCount: 2 },
  { ...written, sourceKey: 'R2', body: 'Thin.', rating: 2, helpfulCount: 1 },
];

function open() {
  const reviews = createMemoryReviews(records);
  const cache = createValueCache();
  const load = async () => {
    const tags: string[] = [];
    const shop = createTestShop({
      ...{ cached: cache.open(), ports: { reviews } },
      tag: (tag) => tags.push(tag),
    });
    return { view: await loadFirstReviews(shop, product), tags };
  };
  return { reviews, load };
}

test.each(['findSummary', 'findHelpfulPair'] as const)(
  'the list is shown when %s fails, and all of it once the service answers again',
  async (method) => {
    const { reviews, load } = open();
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

test('without the list the section is not there, and is read again', async () => {
  const { reviews, load } = open();
  const failing = vi.spyOn(reviews, 'listReviews').mockRejectedValue(new Error('down'));
  expect(await load()).toMatchObject({
    view: null,
    tags: expect.arrayContaining([INCOMPLETE_TAG]),
  });
  failing.mockRestore();
  expect((await load()).view?.page.results).toHaveLength(2);
});
