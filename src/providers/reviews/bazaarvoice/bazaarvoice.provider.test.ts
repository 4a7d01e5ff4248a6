/** Tests of the Conversations API on a local server: requests, shapes, and bad responses. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import { providerDeps } from '#test/provider-deps.ts';
import { portOf } from '#test/servers/port-of.ts';
import { createBazaarvoice, provider } from './bazaarvoice.provider.ts';
import {
  type ConversationsServer,
  openConversationsServer,
  PASSKEY,
  PHOTO_ORIGIN,
} from './conversations-server.fixtures.ts';

const base = { product: 'coat', rating: 5, body: 'Warm and light.', language: 'en' };
const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 10, minute)).toISOString();
const records: readonly ReviewRecord[] = [
  { ...base, sourceKey: 'R1', submittedAt: at(1), isRecommended: true },
  {
    ...base,
    ...{ sourceKey: 'R2', submittedAt: at(2), rating: 2, title: 'Small', isRecommended: false },
    body: '[This review was collected as part of a promotion.] Too small for me.',
    ...{ secondaryRatings: { quality: 3 }, helpfulCount: 4 },
    responses: [{ clientName: 'Aldermoor', text: 'Sorry to hear that.' }],
  },
  {
    ...base,
    ...{ sourceKey: 'R3', submittedAt: at(3), rating: 4, helpfulCount: 2, unhelpfulCount: 1 },
    body: 'The stitching is of good quality.',
    secondaryRatings: { quality: 4 },
    syndication: { name: 'Northmark', contentLink: 'https://reviews.example/3' },
    photos: [{ picture: 'photo.jpg', caption: 'On a walk' }],
  },
  { ...base, sourceKey: 'R4', submittedAt: at(4), body: 'La qualité me déçoit.', language: 'fr' },
  { ...base, sourceKey: 'R5', product: 'mug', submittedAt: at(5) },
];
const all = { productKey: 'coat', sort: 'Recent', page: 1, limit: 100 } as const;

describe('on a server with the published shapes', () => {
  let server: ConversationsServer;
  beforeAll(async () => {
    server = await openConversationsServer();
    server.save(records);
  });
  afterAll(() => server.close());
  const open = () =>
    createBazaarvoice({ url: server.url, passkey: PASSKEY, pictureOrigins: [PHOTO_ORIGIN] });
  const idsOf = async (query: Partial<Parameters<ReturnType<typeof open>['listReviews']>[0]>) =>
    (await open().listReviews({ ...all, ...query })).results.map(({ id }) => id);

  test('sorts, filters, words and pages are those of the service', async () => {
    expect(await idsOf({})).toEqual(['R4', 'R3', 'R2', 'R1']);
    expect(await idsOf({ sort: 'HighestRating' })).toEqual(['R4', 'R1', 'R3', 'R2']);
    expect(await idsOf({ sort: 'LowestRating' })).toEqual(['R2', 'R3', 'R4', 'R1']);
    expect(await idsOf({ rating: 5, language: 'en' })).toEqual(['R1']);
    expect(await idsOf({ hasPhotos: true })).toEqual(['R3']);
    expect(await idsOf({ search: 'too SMALL' })).toEqual(['R2']);
    expect(await idsOf({ feature: 'quality', language: 'fr' })).toEqual(['R4']);
    expect(await open().listReviews({ ...all, limit: 3 })).toMatchObject({
      ...{ hasNextPage: true, remainingResults: 1, next: '3' },
    });
    expect(await idsOf({ limit: 3, page: 2 })).toEqual(['R1']);
    expect(await idsOf({ limit: 3, after: '3' })).toEqual(['R1']);
    await expect(idsOf({ after: 'R1' })).rejects.toMatchObject({ details: { field: 'after' } });
    expect(await idsOf({ productKey: 'nobody' })).toEqual([]);
  });

  test('a review has its ratings with labels, photos, source and responses', async () => {
    const review = await open().findReview('coat', 'R3');
    expect(review).toMatchObject({
      rating: 4,
      submittedAt: at(3),
      language: 'en',
      secondaryRatings: [
        { id: 'quality', rating: 4, ratingRange: 5, minLabel: 'Low', maxLabel: 'High' },
      ],
      isSyndicated: true,
      syndicationSource: { name: 'Northmark', contentLink: 'https://reviews.example/3' },
      photos: [
        {
          caption: 'On a walk',
          sizes: { normal: { url: `${PHOTO_ORIGIN}/photo.jpg` } },
          isOwn: false,
        },
      ],
    });
    expect(await open().findReview('coat', 'R2')).toMatchObject({
      isIncentivised: true,
      reviewText: 'Too small for me.',
      responses: [{ clientName: 'Aldermoor', text: 'Sorry to hear that.' }],
    });
    expect(await open().findReview('mug', 'R2')).toBeNull();
    expect(await open().findReview('coat', 'R2:or:1')).toBeNull();
  });

  test('totals, features and languages are those that the service counts', async () => {
    expect(await open().findOverview('coat', 'en-GB')).toMatchObject({
      statistics: {
        ...{ averageRating: 4, totalReviewCount: 4, recommendedCount: 1, notRecommendedCount: 1 },
        ...{ photoReviewCount: 1, secondaryRatings: [{ id: 'quality', rating: 3.5 }] },
        ratingDistribution: [
          { rating: 5, count: 2 },
          { rating: 4, count: 1 },
          { rating: 3, count: 0 },
          { rating: 2, count: 1 },
          { rating: 1, count: 0 },
        ],
      },
      features: [{ feature: 'quality', count: 2 }],
      languages: { en: 3, und: 1 },
    });
    expect(await open().findOverview('nobody', 'en-GB')).toBeNull();
  });

  test('the most helpful pair needs both kinds, and a summary thirty reviews', async () => {
    expect(await open().findHelpfulPair('coat', 'en')).toMatchObject({
      positive: { id: 'R3' },
      critical: { id: 'R2' },
    });
    expect(await open().findHelpfulPair('coat', 'fr')).toBeNull();
    expect(await open().findSummary('coat', 'en-GB')).toBeNull();
    server.save(
      Array.from({ length: 30 }, (_, index) => ({
        ...{ ...base, product: 'hat', sourceKey: `H${index}`, submittedAt: at(index) },
      })),
    );
    expect(await open().findSummary('hat', 'en-GB')).toMatchObject({
      sentences: [{ text: 'Mostly warm.', reviewId: null }],
      disclaimer: 'Made by a model.',
    });
  });

  test('a vote is sent as feedback of the person, and a repeated one is no failure', async () => {
    const vote = {
      productKey: 'mug',
      reviewId: 'R5',
      voter: 'ann',
      guestVoter: null,
      network: 'a network',
      isHelpful: true,
    };
    expect(await open().vote(vote)).toEqual({ helpfulCount: 1, unhelpfulCount: 0 });
    expect(await open().vote(vote)).toEqual({ helpfulCount: 1, unhelpfulCount: 0 });
    expect(await open().vote({ ...vote, isHelpful: false })).toEqual({
      helpfulCount: 0,
      unhelpfulCount: 1,
    });
    await expect(open().vote({ ...vote, productKey: 'coat' })).rejects.toMatchObject({
      status: 404,
      details: { field: 'review' },
    });
  });

  test('separators of filters in a key are escaped', async () => {
    await idsOf({ productKey: 'a,b:c' });
    expect(server.requests.at(-1)?.searchParams.getAll('Filter')).toContain(
      'ProductId:eq:a\\,b\\:c',
    );
  });

  test('a wrong passkey is an error without the passkey in it', async () => {
    const wrong = createBazaarvoice({ url: server.url, passkey: 'hunter2' });
    const listed = wrong.listReviews(all);
    await expect(listed).rejects.toThrow('ERROR_PARAM_INVALID_API_KEY');
    await expect(listed).rejects.not.toThrow('hunter2');
  });
});

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A service that responds like this; with the number of its requests. */
async function openBad(respond: (response: ServerResponse) => void) {
  const counts = { requests: 0 };
  const server = createServer((_request, response) => {
    counts.requests += 1;
    respond(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const url = `http://127.0.0.1:${port}/data/`;
  return { reviews: createBazaarvoice({ url, passkey: PASSKEY }), counts };
}

const review = {
  ...{ Id: 'R1', ProductId: 'coat', Rating: 4, ReviewText: 'Fine.' },
  SubmissionTime: '2026-10-01T10:00:00.000+00:00',
};
const page = (results: readonly unknown[]) => ({ TotalResults: results.length, Results: results });
const send = (body: unknown) => (response: ServerResponse) =>
  void response.end(JSON.stringify(body));

test.each<readonly [string, (response: ServerResponse) => void]>([
  ['an error status', (response) => void response.writeHead(503).end('no')],
  ['no JSON', (response) => void response.end('<html>')],
  ['another shape', send({ Results: 'many' })],
  ['an error within 200', send({ HasErrors: true, Errors: [], ...page([]) })],
  ['a redirect', (response) => void response.writeHead(302, { location: '/other' }).end()],
  ['a connection that breaks', (response) => void response.destroy()],
  ['a response that begins and does not end', (response) => void response.write('{"Results":[')],
  ['five megabytes', (response) => void response.end(' '.repeat(5 * 2 ** 20))],
])('%s is a failure, which hides the section', async (_, respond) => {
  const { reviews } = await openBad(respond);
  await expect(reviews.listReviews(all)).rejects.toThrow();
});

test('a request times out after two seconds, and none is sent for a while after three failures', async () => {
  const { reviews, counts } = await openBad(() => undefined);
  const begun = performance.now();
  await Promise.allSettled([1, 2, 3].map((page) => reviews.listReviews({ ...all, page })));
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(counts.requests).toBe(3);
  await expect(reviews.listReviews(all)).rejects.toThrow('not called for a while');
  expect(counts.requests).toBe(3);
});

test('a review that cannot be shown is left out, and the others stay', async () => {
  const { reviews } = await openBad(
    send(
      page([
        review,
        { ...review, Id: 'R3', Rating: 11 },
        { ...review, Id: '<script>' },
        { ...review, Id: 'R4', ReviewText: '' },
        { ...review, Id: 'R5', SubmissionTime: 'yesterday' },
        null,
      ]),
    ),
  );
  const { results, hasNextPage } = await reviews.listReviews(all);
  expect(results.map(({ id }) => id)).toEqual(['R1']);
  expect(hasNextPage).toBe(false);
});

test('javascript: URLs, and photos of an origin that is not allowed, are left out', async () => {
  const { reviews } = await openBad(
    send(
      page([
        {
          ...review,
          SyndicationSource: { Name: 'X', ContentLink: 'javascript:alert(1)' },
          Photos: [{ Id: 'P', Sizes: { normal: { Url: 'https://elsewhere.example/p.jpg' } } }],
          SecondaryRatings: { Value: { Value: 9, ValueRange: 5 } },
        },
      ]),
    ),
  );
  const [found] = (await reviews.listReviews(all)).results;
  expect(found).toMatchObject({
    ...{ photos: [], secondaryRatings: [] },
    syndicationSource: { name: 'X', contentLink: null },
  });
});

test('totals that contradict each other are a failure', async () => {
  const ReviewStatistics = {
    TotalReviewCount: 5,
    AverageOverallRating: 4.5,
    RatingDistribution: [{ RatingValue: 5, Count: 2 }],
  };
  const { reviews } = await openBad(
    send({ ...page([{ features: [] }]), Includes: { Products: { coat: { ReviewStatistics } } } }),
  );
  await expect(reviews.findOverview('coat', 'en-GB')).rejects.toThrow('5 reviews, and 2 by rating');
});

test('results beyond the requested number are left out', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ...review, Id: `R${index}` }));
  const { reviews } = await openBad(send(page(many)));
  expect((await reviews.listReviews({ ...all, limit: 5 })).results).toHaveLength(5);
});

test.each([
  [{ url: 'http://api.example/data/' }, 'neither https'],
  [{ url: 'https://api.example/data' }, 'no slash'],
  [{ pictureOrigins: ['https://photos.example/path'] }, 'more than an origin'],
  [{}, 'BAZAARVOICE_PASSKEY'],
])('the configuration %o stops the start', (config, reason) => {
  expect(() => provider.create(providerDeps, config)).toThrow(reason);
});
