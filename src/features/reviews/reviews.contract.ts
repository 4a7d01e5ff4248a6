/** Contract tests of reviews providers; the setup saves records as an import does. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReviewRecord } from './review-records.ts';
import type { ReviewQuery, Reviews, ReviewVote } from './reviews.port.ts';
import { NETWORK_VOTE_DAYS, REVIEW_SORTS, type ReviewPage } from './reviews.ts';

export type ReviewsSetup = {
  readonly reviews: Reviews;
  /** Products `coat`, `mug` and `hat` exist. */
  readonly save: (records: readonly ReviewRecord[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

const base = { product: 'coat', rating: 5, body: 'Warm and light.', language: 'en' };
const time = (minute: number) => new Date(Date.UTC(2026, 9, 1, 10, minute)).toISOString();

const records: readonly ReviewRecord[] = [
  { ...base, sourceKey: 'R1', submittedAt: time(1), isRecommended: true, fit: 'true' },
  {
    ...base,
    ...{ sourceKey: 'R2', submittedAt: time(2), rating: 2, title: 'Élégant', fit: 'small' },
    ...{ body: '[This review was collected as part of a promotion.] Too small for me.' },
    ...{ isRecommended: false, secondaryRatings: { quality: 3 }, helpfulCount: 4 },
    responses: [{ clientName: 'Aldermoor', text: 'Sorry to hear that.' }],
  },
  {
    ...base,
    ...{ sourceKey: 'R3', submittedAt: time(3), rating: 4, secondaryRatings: { quality: 4 } },
    ...{ body: 'The stitching is of good quality.', helpfulCount: 2, unhelpfulCount: 1 },
    syndication: { name: 'Northmark', contentLink: 'https://reviews.example/3' },
    photos: [{ picture: 'file.abc', caption: 'On a walk' }],
  },
  { ...base, sourceKey: 'R4', submittedAt: time(3), body: 'La qualité me déçoit.', language: 'fr' },
  { ...base, sourceKey: 'R5', product: 'mug', submittedAt: time(5) },
];

const all = { productKey: 'coat', sort: 'Recent', page: 1, limit: 100 } as const;

const toNextPage = ({ until, next }: ReviewPage) => ({ until: until ?? '', after: next ?? '' });

export function describeReviews(name: string, open: () => Promise<ReviewsSetup>): void {
  describe(`reviews by ${name}`, () => {
    let setup: ReviewsSetup;
    beforeAll(async () => {
      setup = await open();
      await setup.save(records);
    });
    afterAll(() => setup.close());
    const list = (query: Partial<ReviewQuery> = {}) =>
      setup.reviews.listReviews({ ...all, ...query });
    const ratingsOf = async (query: Partial<ReviewQuery>) =>
      (await list(query)).results.map(({ rating }) => rating);

    describeReviewFields(() => setup.reviews);

    test('REV-1: the three sorts, the newest first among equals', async () => {
      const times = (await list()).results.map(({ submittedAt }) => submittedAt);
      expect(times).toEqual([time(3), time(3), time(2), time(1)]);
      expect(await ratingsOf({ sort: 'HighestRating' })).toEqual([5, 5, 4, 2]);
      expect(await ratingsOf({ sort: 'LowestRating' })).toEqual([2, 4, 5, 5]);
    });

    test('REV-1: pages hold each review once and count what is left', async () => {
      const first = await list({ limit: 3 });
      const second = await list({ limit: 3, page: 2 });
      expect(first).toMatchObject({ hasNextPage: true, remainingResults: 1 });
      expect(second).toMatchObject({ hasNextPage: false, remainingResults: 0 });
      const ids = [...first.results, ...second.results].map(({ id }) => id);
      expect(new Set(ids).size).toBe(4);
      expect(await list({ page: 9 })).toEqual({
        results: [],
        hasNextPage: false,
        remainingResults: 0,
        until: first.until,
        next: null,
      });
    });

    test.each(REVIEW_SORTS)(
      'REV-1: sorted %s, each page continues after the previous one',
      async (sort) => {
        const ids: string[] = [];
        let page = await list({ sort, limit: 1 });
        for (const expected of [3, 2, 1, 0]) {
          ids.push(...page.results.map(({ id }) => id));
          expect(page.remainingResults).toBe(expected);
          if (page.next !== null) page = await list({ sort, limit: 1, after: page.next });
        }
        expect(ids).toEqual((await list({ sort })).results.map(({ id }) => id));
      },
    );

    test('an invalid cursor is refused with its field', async () => {
      const refused = { status: 400, details: { field: 'after' } };
      await expect(list({ after: '5~9~now~R1' })).rejects.toMatchObject(refused);
    });

    test('filters by feature, stars, photos and words, each alone and together', async () => {
      expect(await ratingsOf({ feature: 'quality' })).toHaveLength(2);
      expect(await ratingsOf({ rating: 5 })).toEqual([5, 5]);
      expect(await ratingsOf({ hasPhotos: true })).toEqual([4]);
      expect(await ratingsOf({ search: 'STITCHING good' })).toEqual([4]);
      expect(await ratingsOf({ search: 'ELEGANT' })).toEqual([2]);
      expect(await ratingsOf({ search: '100% _' })).toEqual([]);
      expect(await ratingsOf({ rating: 5, feature: 'quality' })).toEqual([5]);
      expect(await ratingsOf({ language: 'fr' })).toEqual([5]);
      expect(await list({ rating: 5, limit: 1 })).toMatchObject({ remainingResults: 1 });
    });

    test('a list of an earlier time does not change when other reviews are written', async () => {
      const { until, results } = await list();
      await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(until ?? ''));
      await setup.save([{ ...base, sourceKey: 'R6', submittedAt: time(2) }]);
      const later = await list({ until: until ?? '' });
      expect(later.results).toEqual(results);
      expect(later.until).toBe(until);
      await expect.poll(async () => (await list()).results.length).toBe(5);
    });

    test('a review that changes its position leaves none out and repeats none', async () => {
      const moving = { ...base, product: 'hat', rating: 3 };
      const saved = ['H1', 'H2', 'H3', 'H4'].map((sourceKey, index) => ({
        ...{ ...moving, sourceKey, body: sourceKey, submittedAt: time(10 + index) },
      }));
      await setup.save(saved);
      const hats = { productKey: 'hat', limit: 2 };
      const first = await list(hats);
      expect(first.results.map(({ reviewText }) => reviewText)).toEqual(['H4', 'H3']);
      // The third becomes the first; by number, the second page would begin with H3 once more.
      await setup.save([{ ...moving, sourceKey: 'H2', body: 'H2', submittedAt: time(20) }]);
      const rest = await list({ ...hats, page: 2, ...toNextPage(first) });
      expect(rest.results.map(({ reviewText }) => reviewText)).toEqual(['H1']);
      expect(rest.hasNextPage).toBe(false);
    });

    test('REV-2: totals are those of the list', async () => {
      const overview = await setup.reviews.findOverview('coat', 'en-GB');
      expect(overview?.statistics).toMatchObject({
        averageRating: 4.2,
        totalReviewCount: 5,
        ratingDistribution: [
          { rating: 5, count: 3 },
          { rating: 4, count: 1 },
          { rating: 3, count: 0 },
          { rating: 2, count: 1 },
          { rating: 1, count: 0 },
        ],
        recommendedCount: 1,
        notRecommendedCount: 1,
        fit: { small: 1, true: 1, large: 0 },
        photoReviewCount: 1,
      });
      expect(overview?.statistics.secondaryRatings).toMatchObject([
        { id: 'quality', rating: 3.5, ratingRange: 5 },
      ]);
      expect(overview?.languages).toEqual({ en: 4, fr: 1 });
      expect(overview?.features).toEqual([{ feature: 'quality', count: 2 }]);
    });

    test('a product without reviews has no totals, and an unknown one no list', async () => {
      expect(await setup.reviews.findOverview('nobody', 'en-GB')).toBeNull();
      expect((await list({ productKey: 'nobody' })).results).toEqual([]);
    });

    test('the helpful pair is the most helpful positive and critical review', async () => {
      const pair = await setup.reviews.findHelpfulPair('coat', 'en');
      expect(pair).toMatchObject({ positive: { rating: 4 }, critical: { rating: 2 } });
      expect(await setup.reviews.findHelpfulPair('mug', 'en')).toBeNull();
      expect(await setup.reviews.findHelpfulPair('coat', 'fr')).toBeNull();
    });

    describeVotes(() => setup.reviews);

    test('below thirty reviews there is no summary', async () => {
      expect(await setup.reviews.findSummary('coat', 'en')).toBeNull();
    });
  });
}

function describeReviewFields(reviews: () => Reviews): void {
  test('REV-5: a review has the fields of its record, and the promotion marker is recognised', async () => {
    const { results } = await reviews().listReviews({ ...all, search: 'too small' });
    const [review] = results;
    expect(review).toMatchObject({
      title: 'Élégant',
      reviewText: 'Too small for me.',
      isIncentivised: true,
      submittedAt: time(2),
      language: 'en',
      isRecommended: false,
      isVerified: false,
      fit: 'small',
      isSyndicated: false,
      syndicationSource: null,
      responses: [{ clientName: 'Aldermoor', text: 'Sorry to hear that.' }],
      helpfulCount: 4,
    });
    expect(await reviews().findReview('coat', review?.id ?? '')).toEqual(review);
    expect(await reviews().findReview('mug', review?.id ?? '')).toBeNull();
    expect(await reviews().findReview('coat', 'nothing')).toBeNull();
  });

  test('REV-4, REV-5: photos and the site of a syndicated review', async () => {
    const { results } = await reviews().listReviews({ ...all, hasPhotos: true });
    expect(results).toMatchObject([
      {
        photos: [{ caption: 'On a walk', sizes: { normal: { url: 'file.abc' } } }],
        isSyndicated: true,
        syndicationSource: { name: 'Northmark', contentLink: 'https://reviews.example/3' },
      },
    ]);
  });
}

function describeVotes(reviews: () => Reviews): void {
  const vote = async (overrides: Partial<ReviewVote> = {}) => {
    const { results } = await reviews().listReviews({ ...all, productKey: 'mug' });
    const reviewId = results[0]?.id ?? '';
    const voter = { voter: 'ann', guestVoter: null, isHelpful: true };
    const network = overrides.network ?? `network of ${overrides.voter}`;
    return reviews().vote({ productKey: 'mug', reviewId, ...voter, ...overrides, network });
  };

  test('one person has one vote, however many come at once, and may change it', async () => {
    expect(await vote()).toEqual({ helpfulCount: 1, unhelpfulCount: 0 });
    await Promise.all(Array.from({ length: 50 }, () => vote()));
    expect(await vote({ voter: 'ben' })).toEqual({ helpfulCount: 2, unhelpfulCount: 0 });
    expect(await vote({ isHelpful: false })).toEqual({ helpfulCount: 1, unhelpfulCount: 1 });
    const { results } = await reviews().listReviews({ ...all, productKey: 'mug' });
    expect(results).toMatchObject([{ helpfulCount: 1, unhelpfulCount: 1 }]);
  });

  test('a person who votes as a guest and as a customer has one vote, in either order', async () => {
    const guest = { voter: 'her browser' };
    const { helpfulCount, unhelpfulCount } = await vote(guest);
    const customer = { voter: 'cleo', guestVoter: 'her browser' };
    expect(await vote(customer)).toEqual({ helpfulCount, unhelpfulCount });
    const changed = { helpfulCount: helpfulCount - 1, unhelpfulCount: unhelpfulCount + 1 };
    expect(await vote({ ...customer, isHelpful: false })).toEqual(changed);
    expect(await vote(guest)).toEqual(changed);
    expect(await vote({ voter: 'other browser' })).toEqual({ ...changed, helpfulCount });
  });

  test('after signing out, a customer of two browsers has no second vote in the first', async () => {
    const customer = { voter: 'fred', guestVoter: 'his desk' };
    const { helpfulCount, unhelpfulCount } = await vote(customer);
    await vote({ ...customer, guestVoter: 'his phone' });
    const counts = { helpfulCount, unhelpfulCount };
    expect(await vote({ voter: 'his desk', isHelpful: false })).toEqual(counts);
  });

  test('votes of customers, and guests’ votes of a month ago, do not count towards the limit of a network', async () => {
    const network = 'carrier';
    for (const voter of ['carla', 'carl', 'carol', 'cora', 'cyril'])
      await vote({ voter, guestVoter: `phone of ${voter}`, network });
    for (const voter of ['gary', 'gina', 'gus', 'grace', 'gwen']) await vote({ voter, network });
    const refused = { status: 429, code: 'reviewForm.networkVoted' };
    await expect(vote({ voter: 'gabriel', network })).rejects.toMatchObject(refused);
    const later = Date.now() + (NETWORK_VOTE_DAYS + 1) * 86_400_000;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    const voted = vote({ voter: 'gabriel', network }).finally(() => vi.useRealTimers());
    expect(await voted).toMatchObject({ helpfulCount: expect.any(Number) });
  });

  test('guests of one network have a vote each, five of them at most; customers always', async () => {
    const network = 'office';
    const before = await vote({ voter: 'guest 1', network });
    for (const voter of ['guest 2', 'guest 3', 'guest 4', 'guest 5'])
      await vote({ voter, network });
    const customer = { voter: 'dora', guestVoter: 'her phone', network };
    const full = { ...before, helpfulCount: before.helpfulCount + 5 };
    expect(await vote(customer)).toEqual(full);
    const refused = { status: 429, code: 'reviewForm.networkVoted', details: { field: 'review' } };
    await expect(vote({ voter: 'guest 6', network })).rejects.toMatchObject(refused);
    const changed = {
      helpfulCount: full.helpfulCount - 1,
      unhelpfulCount: full.unhelpfulCount + 1,
    };
    expect(await vote({ voter: 'guest 1', network, isHelpful: false })).toEqual(changed);
    expect(await vote({ voter: 'her phone', network })).toEqual(changed);
    const other = { voter: 'elsa', guestVoter: 'another phone', network };
    const after = { ...changed, helpfulCount: changed.helpfulCount + 1 };
    expect(await vote(other)).toEqual(after);
    expect(await vote({ voter: 'guest 7', network: 'home' })).toEqual({
      ...after,
      helpfulCount: after.helpfulCount + 1,
    });
  });

  test('a vote on a review of another product, or on an unknown one, is refused with its field', async () => {
    const refused = { status: 404, details: { field: 'review' } };
    await expect(vote({ productKey: 'coat' })).rejects.toMatchObject(refused);
    await expect(vote({ reviewId: 'nothing' })).rejects.toMatchObject(refused);
  });
}
