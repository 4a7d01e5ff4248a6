/** Tests of optional fields, limits and errors of the Conversations API, as they are documented. */
import { expect, test, vi } from 'vitest';
import { silentLog } from '#kit/log.ts';
import { type BazaarvoiceOptions, createBazaarvoice } from './bazaarvoice.provider.ts';

const review = {
  ...{ Id: 'R1', ProductId: 'coat', Rating: 4, ReviewText: 'Fine.', IsRatingsOnly: false },
  SubmissionTime: '2026-10-01T10:00:00.000+00:00',
};
const ReviewStatistics = {
  ...{ TotalReviewCount: 2, AverageOverallRating: 4.5 },
  RatingDistribution: [
    { RatingValue: 5, Count: 1 },
    { RatingValue: 4, Count: 1 },
  ],
};
const all = { productKey: 'coat', sort: 'Recent', page: 1, limit: 5 } as const;

type Answer = { readonly status?: number; readonly body: unknown };

/** A service with these answers by path; records the parameters of each call. */
function open(
  answers: Readonly<Record<string, Answer>>,
  options: Partial<BazaarvoiceOptions> = {},
) {
  const calls: URLSearchParams[] = [];
  const reviews = createBazaarvoice({
    ...{ url: 'https://api.example/data/', passkey: 'test-passkey' },
    async fetch(address) {
      const { pathname, searchParams } = new URL(String(address));
      calls.push(searchParams);
      const { status = 200, body } = answers[pathname.slice(6)] ?? { body: {} };
      return new Response(JSON.stringify(body), { status });
    },
    ...options,
  });
  return { reviews, calls };
}

const page = (...Results: readonly object[]) => ({
  body: { TotalResults: Results.length, Results },
});

async function readOne(extra: object, options: Partial<BazaarvoiceOptions> = {}) {
  const { reviews } = open({ 'reviews.json': page({ ...review, ...extra }) }, options);
  return (await reviews.listReviews(all)).results[0];
}

test('ratings without a text are not requested, and search terms are sent without a sort', async () => {
  const { reviews, calls } = open({ 'reviews.json': page(review) });
  await reviews.listReviews(all);
  await reviews.listReviews({ ...all, search: 'hem' });
  const [first, second] = calls;
  expect(first?.getAll('Filter')).toContain('IsRatingsOnly:eq:false');
  expect(first?.get('Sort')).toBe('SubmissionTime:desc');
  expect(second?.get('Search')).toBe('hem');
  expect(second?.has('Sort')).toBe(false);
});

test('a list ends at the last offset of the service, and none beyond it is requested', async () => {
  const body = { TotalResults: 400_000, Results: [review] };
  const { reviews, calls } = open({ 'reviews.json': { body } });
  expect(await reviews.listReviews({ ...all, after: '299990' })).toMatchObject({ next: '299995' });
  expect(await reviews.listReviews({ ...all, after: '299999' })).toMatchObject({
    ...{ next: null, hasNextPage: false },
  });
  const beyond = reviews.listReviews({ ...all, after: '300001' });
  await expect(beyond).rejects.toMatchObject({ status: 400, details: { field: 'after' } });
  expect(calls).toHaveLength(2);
});

test('reviews of the product’s family are shown, with the statistics of all', async () => {
  const ofSibling = { ...review, ProductId: 'coat-red' };
  const Includes = { Products: { 'coat-red': { ReviewStatistics } } };
  const { reviews } = open({
    'reviews.json': { body: { TotalResults: 2, Results: [ofSibling], Includes } },
    features: { body: { Results: [] } },
  });
  expect((await reviews.listReviews(all)).results.map(({ id }) => id)).toEqual(['R1']);
  expect(await reviews.findOverview('coat', 'en-GB')).toMatchObject({
    statistics: { totalReviewCount: 2, averageRating: 4.5 },
  });
});

test.each([
  ['the badge', { Badges: { incentivizedReview: { Id: 'incentivizedReview' } } }, true],
  ['the context value', { ContextDataValues: { IncentivizedReview: { Value: 'true' } } }, true],
  ['neither', { ContextDataValues: { IncentivizedReview: { Value: 'false' } } }, false],
])('%s says that the writer was rewarded', async (_, extra, isIncentivised) => {
  expect(await readOne(extra)).toMatchObject({ isIncentivised });
});

test('a fact that cannot be read is left out, and the review stays', async () => {
  const found = await readOne({
    ...{ Title: 'x'.repeat(400), UserNickname: 7, ContentLocale: 'zh_Hans_CN', Photos: 'none' },
    ...{ IsRecommended: 'yes', TotalPositiveFeedbackCount: -1, ContextDataValues: [] },
  });
  expect(found).toMatchObject({
    ...{ title: 'x'.repeat(300), username: null, language: 'zh', isRecommended: null },
    ...{ photos: [], helpfulCount: 0 },
  });
});

test('a photo without a normal size is shown in another one', async () => {
  const url = (name: string) => ({ Url: `https://photos.example/${name}.jpg` });
  const Photos = [
    { Id: 'P1', Sizes: { thumbnail: url('small'), large: url('large') } },
    { Id: 'P2', Sizes: { thumbnail: url('small') } },
    { Id: 'P3', Sizes: {} },
  ];
  const found = await readOne({ Photos }, { pictureOrigins: ['https://photos.example'] });
  expect(found?.photos.map(({ sizes }) => sizes.normal.url)).toEqual([
    'https://photos.example/large.jpg',
    'https://photos.example/small.jpg',
  ]);
});

test('secondary ratings are in the order of the service; invalid ones are left out', async () => {
  const quality = { Value: 4, ValueRange: 5, Label: 'Quality' };
  const found = await readOne({
    SecondaryRatings: { Quality: quality, Odd: { Value: 'much' }, Value: { ...quality, Label: 7 } },
    SecondaryRatingsOrder: ['Value', 'Quality', 'Gone'],
  });
  expect(found?.secondaryRatings).toMatchObject([
    { id: 'Value', rating: 4, label: null },
    { id: 'Quality', label: 'Quality' },
  ]);
});

const fit = { dimension: 'Fit', values: { Small: 'small', TrueToSize: 'true' } } as const;

test('averages, fit and features in the language of the page', async () => {
  const statistics = {
    ...ReviewStatistics,
    SecondaryRatingsAverages: { Quality: { AverageRating: 4.456 }, Odd: { AverageRating: null } },
    ContextDataDistribution: {
      Fit: {
        Values: [
          { Value: 'Small', Count: 3 },
          { Value: 'TrueToSize', Count: 9 },
          { Value: 'Unknown', Count: 2 },
        ],
      },
    },
  };
  const Includes = { Products: { coat: { ReviewStatistics: statistics }, odd: 'no statistics' } };
  const features = [{ feature: 'comfort', localizedFeature: 'Confort' }, { feature: 'fit' }];
  const { reviews, calls } = open(
    {
      'reviews.json': { body: { TotalResults: 2, Results: [review], Includes } },
      features: { body: { Results: [{ features }] } },
    },
    { fit, locales: { fr: 'fr_FR' } },
  );
  expect(await reviews.findOverview('coat', 'fr-FR')).toMatchObject({
    statistics: {
      secondaryRatings: [{ id: 'Quality', rating: 4.46, ratingRange: 5 }],
      fit: { small: 3, true: 9, large: 0 },
    },
    features: [
      { feature: 'comfort', count: 0, label: 'Confort' },
      { feature: 'fit', count: 0 },
    ],
  });
  expect(calls[0]?.get('Locale')).toBe('fr_FR');
  expect(await readOne({ ContextDataValues: { Fit: { Value: 'Small' } } }, { fit })).toMatchObject({
    fit: 'small',
  });
});

test('features that fail are noted, and the totals stay', async () => {
  const warn = vi.fn();
  const Includes = { Products: { coat: { ReviewStatistics } } };
  const { reviews } = open(
    {
      'reviews.json': { body: { TotalResults: 2, Results: [review], Includes } },
      features: { status: 500, body: {} },
    },
    { log: { ...silentLog, warn } },
  );
  expect(await reviews.findOverview('coat', 'en-GB')).toMatchObject({ features: [] });
  expect(warn).toHaveBeenCalledOnce();
});

test('a summary that does not exist is no failure of the service, however often', async () => {
  const { reviews } = open({
    'reviews.json': page(review),
    reviewsummary: { status: 404, body: { status: 404, title: 'REVIEW_SUMMARY' } },
  });
  for (const key of ['a', 'b', 'c', 'd'])
    expect(await reviews.findSummary(key, 'en-GB')).toBeNull();
  expect((await reviews.listReviews(all)).results).toHaveLength(1);
});

test.each([
  ['a limit of requests', 200, 'ERROR_REQUEST_LIMIT_REACHED', 3],
  ['a limit of requests by status', 429, 'ERROR_REQUEST_LIMIT_REACHED', 3],
  ['one wrong parameter', 400, 'ERROR_PARAM_INVALID_SEARCH_ATTRIBUTE', 5],
])(
  'after %s three times in a row the service gets %4$d of 5 calls',
  async (_, status, Code, made) => {
    const body = { HasErrors: true, Errors: [{ Code, Message: Code }] };
    const { reviews, calls } = open({ 'reviews.json': { status, body } });
    for (let turn = 0; turn < 5; turn += 1)
      await expect(reviews.listReviews(all)).rejects.toThrow();
    expect(calls).toHaveLength(made);
  },
);
