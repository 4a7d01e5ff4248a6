/** Operations of reviews: reading, votes, reports. */
import { z } from 'zod';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { FITS } from '#features/reviews/review-records.ts';
import {
  BEST_RATING,
  MAX_REVIEW_PAGES,
  MAX_REVIEWS,
  REVIEW_SORTS,
  type Review,
  type ReviewPage,
} from '#features/reviews/reviews.ts';
import { json, localeQuery, type Operation, problems } from '../operation.ts';

const sku = z.string().describe('SKU, key or public id of the product; at most 80 characters.');
const rating = z.int().min(1).max(BEST_RATING);
const count = z.int().min(0);

const review = z
  .object({
    id: z.string(),
    rating,
    title: z.string().nullable(),
    reviewText: z.string(),
    isIncentivised: z.boolean().describe('The author was rewarded for the review.'),
    username: z.string().nullable(),
    userLocation: z.string().nullable(),
    submittedAt: z.iso.datetime({ offset: true }),
    language: z.string().nullable(),
    translation: z
      .object({ title: z.string().nullable(), text: z.string(), from: z.string() })
      .exactOptional(),
    isRecommended: z.boolean().nullable(),
    isVerified: z.boolean(),
    fit: z.enum(FITS).nullable(),
    secondaryRatings: z.array(
      z.object({
        id: z.string(),
        rating: z.number(),
        ratingRange: z.number(),
        label: z.string().nullable(),
        minLabel: z.string().nullable(),
        maxLabel: z.string().nullable(),
      }),
    ),
    responses: z.array(z.object({ clientName: z.string(), text: z.string() })),
    isSyndicated: z.boolean(),
    syndicationSource: z
      .object({
        name: z.string(),
        logoImageUrl: z.string().nullable(),
        contentLink: z.string().nullable(),
      })
      .nullable(),
    photos: z.array(
      z.object({
        id: z.string(),
        caption: z.string().nullable(),
        sizes: z.object({ normal: z.object({ url: z.string() }) }),
        isOwn: z.boolean(),
      }),
    ),
    helpfulCount: count,
    unhelpfulCount: count,
  })
  .meta({ id: 'Review' }) satisfies z.ZodType<Review>;

const reviewPage = z.object({
  results: z.array(review),
  hasNextPage: z.boolean(),
  remainingResults: count,
  until: z.iso.datetime({ offset: true }).nullable().describe('Passed on to the next page.'),
  next: z.string().nullable().describe('`after` of the next page.'),
}) satisfies z.ZodType<ReviewPage>;

const features = z.object({
  features: z.array(z.object({ feature: z.string(), label: z.string().optional(), count })),
});

const summary = z.object({
  summary: z.string().nullable(),
  disclaimer: z.string().nullable(),
  sentences: z.array(
    z.object({
      text: z.string(),
      reviewId: z.string().nullable(),
      language: z.string().nullable(),
    }),
  ),
});

const vote = z.object({ sku, review: z.string(), helpful: z.enum(['true', 'false']) });
const report = z.object({ sku, review: z.string(), reason: z.enum(MODERATION_REASONS) });

const ofProduct = { sku: 'ABC12345' };
const ID = '01900000-0000-7000-8000-000000000000';

export const reviewOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/_api/reviews',
    tag: 'reviews',
    summary: 'A page of the reviews of a product.',
    description: 'A `search` is limited to 60 in a minute of a caller and 600 of a network.',
    query: z.object({
      ...localeQuery,
      sku,
      sort: z.enum(REVIEW_SORTS).optional(),
      page: z.int().min(1).max(MAX_REVIEW_PAGES).optional(),
      limit: z.int().min(1).max(MAX_REVIEWS).optional(),
      feature: z.string().optional(),
      rating: rating.optional(),
      language: z.string().optional(),
      hasPhotos: z.enum(['true', 'false']).optional(),
      search: z.string().optional(),
      until: z.string().optional(),
      after: z.string().optional(),
    }),
    replies: { ...json(reviewPage), ...problems(400, 404, 429, 503) },
    valid: { query: { ...ofProduct, sort: 'HighestRating', limit: '2' }, status: 200 },
    invalid: { query: { ...ofProduct, sort: 'Best' }, status: 400 },
  },
  {
    method: 'GET',
    path: '/_api/reviews/features',
    tag: 'reviews',
    summary: 'Subjects that several reviews of a product mention.',
    query: z.object({ ...localeQuery, sku }),
    replies: { ...json(features), ...problems(400, 404, 503) },
    valid: { query: ofProduct, status: 200 },
    invalid: { status: 400 },
  },
  {
    method: 'GET',
    path: '/_api/reviews/summary',
    tag: 'reviews',
    summary: 'Sentences that represent all reviews; null below 30.',
    query: z.object({ ...localeQuery, sku }),
    replies: { ...json(summary), ...problems(400, 404, 503) },
    valid: { query: ofProduct, status: 200 },
    invalid: { query: { sku: '' }, status: 400 },
  },
  {
    method: 'POST',
    path: '/_api/reviews/vote',
    tag: 'reviews',
    summary: 'Vote on a review: one of each person.',
    query: z.object(localeQuery),
    body: { json: vote, form: vote },
    replies: {
      ...json(z.object({ helpfulCount: count, unhelpfulCount: count })),
      ...problems(400, 404, 429, 503),
    },
    valid: { json: { ...ofProduct, review: ID, helpful: 'true' }, status: 200 },
    invalid: { json: { ...ofProduct, review: ID, helpful: 'perhaps' }, status: 400 },
  },
  {
    method: 'POST',
    path: '/_api/reviews/report',
    tag: 'reviews',
    summary: 'Report a review: once by each person.',
    query: z.object(localeQuery),
    body: { json: report, form: report },
    replies: {
      ...json(z.object({ reported: z.literal(true) })),
      ...problems(400, 404, 429, 503),
    },
    valid: { form: { ...ofProduct, review: ID, reason: 'copied' }, status: 200 },
    invalid: { form: { ...ofProduct, review: ID, reason: 'dislike' }, status: 400 },
  },
];
