/** Reviews of Bazaarvoice Conversations; the passkey stays on the server. */
import { z } from 'zod';
import { FITS } from '#features/reviews/review-records.ts';
import type { ReviewQuery, Reviews } from '#features/reviews/reviews.port.ts';
import type { Review, ReviewSort } from '#features/reviews/reviews.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { Log } from '#kit/log.ts';
import { createFieldProblem } from '#kit/problem.ts';
import {
  type CallParameters,
  type Conversations,
  type ConversationsOptions,
  conversationsSchema,
  createConversations,
  escapeValue,
  localesSchema,
  readPasskey,
} from '../../vendors/bazaarvoice/conversations.ts';
import { cacheResponses } from './cache-responses.ts';
import { fetchFeatures, fetchSummary } from './fetch-insights.ts';
import { type FitDimension, mapReview } from './map-review.ts';
import { mapStatistics, statisticsShape } from './map-statistics.ts';
import { sendVote } from './send-vote.ts';

const originSchema = z
  .url({ protocol: /^https$/ })
  .refine((url) => new URL(url).origin === url, 'is more than an origin');

const configSchema = conversationsSchema.extend({
  /** Origins of the reviews' photos, added to the content security policy. */
  pictureOrigins: z.array(originSchema).default([]),
  /** Locales of the service by language, such as `{ en: 'en_GB' }`, for the labels of ratings. */
  locales: localesSchema,
  /** The context value of a review that says how a garment fits; none by default. */
  fit: z
    .object({ dimension: z.string().min(1), values: z.record(z.string(), z.enum(FITS)) })
    .optional(),
});

export type BazaarvoiceOptions = ConversationsOptions & {
  readonly pictureOrigins?: readonly string[];
  readonly locales?: Readonly<Record<string, string>>;
  readonly fit?: FitDimension | undefined;
  /** For failures after which only the features are missing. */
  readonly log?: Log;
};

/** The service accepts no larger offset. */
const MAX_OFFSET = 300_000;

const SORTS: Readonly<Record<ReviewSort, string>> = {
  Recent: 'SubmissionTime:desc',
  HighestRating: 'Rating:desc,SubmissionTime:desc',
  LowestRating: 'Rating:asc,SubmissionTime:desc',
};

const pageShape = z.object({
  TotalResults: z.int().min(0).max(100_000_000),
  Results: z.array(z.unknown()).max(1_000),
});

const overviewShape = pageShape.extend({
  Includes: z.object({ Products: z.record(z.string(), z.unknown()).nullish() }),
});

const productShape = z.object({ ReviewStatistics: statisticsShape.nullish() });

type Filter = readonly [name: string, comparison: 'eq' | 'gte' | 'lte' | 'gt', value: string];

export function createBazaarvoice(options: BazaarvoiceOptions): Reviews {
  const { pictureOrigins = [], fit } = options;
  const service = createConversations(options);
  // Uncached in `vote`, which needs the current counts of the review.
  const cached = cacheResponses(service, options.now);
  const mapReviews = (results: readonly unknown[]): readonly Review[] =>
    results.flatMap((value) => mapReview(value, { pictureOrigins, fit }) ?? []);
  const findReview: Reviews['findReview'] = async (productKey, id) => {
    if (!/^[\w-]{1,100}$/.test(id)) return null;
    const { Results } = await getReviews(service, productKey, [['Id', 'eq', id]], [['Limit', 1]]);
    return mapReviews(Results).find((review) => review.id === id) ?? null;
  };
  return {
    service: 'Bazaarvoice',
    pictureOrigins,
    async listReviews(query) {
      const { productKey, limit } = query;
      const offset = parseOffset(query);
      const { Results, TotalResults } = await getReviews(cached, productKey, createFilters(query), [
        ...createOrder(query),
        ...createLocaleParameters(options, query.language),
        ['Limit', limit],
        ['Offset', offset],
      ]);
      const results = mapReviews(Results).slice(0, limit);
      // Reviews that were left out are counted as read, so that the last page is reached.
      const remainingResults = Math.max(0, TotalResults - offset - limit);
      const hasNextPage =
        remainingResults > 0 && Results.length > 0 && offset + limit <= MAX_OFFSET;
      const next = hasNextPage ? String(offset + limit) : null;
      return { results, hasNextPage, remainingResults, until: null, next };
    },
    findOverview: (productKey, locale) => findOverview(cached, productKey, locale, options),
    findReview,
    async findHelpfulPair(productKey, language) {
      const find = async (rating: Filter) => {
        const filters: readonly Filter[] = [rating, localeFilter(language), WITH_TEXT];
        const sort: CallParameters = [
          ['Sort', 'Helpfulness:desc'],
          ['Limit', 1],
        ];
        const { Results } = await getReviews(cached, productKey, filters, sort);
        const [review] = mapReviews(Results);
        return review && review.helpfulCount > review.unhelpfulCount ? review : null;
      };
      const [positive, critical] = await Promise.all([
        find(['Rating', 'gte', '4']),
        find(['Rating', 'lte', '3']),
      ]);
      return positive && critical ? { positive, critical } : null;
    },
    vote: (vote) => sendVote(service, vote, findReview),
    async findSummary(productKey, locale) {
      const [language = locale] = locale.split('-');
      return await fetchSummary(cached, productKey, language);
    },
  };
}

/** Number of reviews before the page: the service knows no other position. */
function parseOffset({ page, limit, after }: ReviewQuery): number {
  if (after === undefined) return (page - 1) * limit;
  const offset = /^\d{1,6}$/.test(after) ? Number(after) : Number.POSITIVE_INFINITY;
  if (offset > MAX_OFFSET) throw createFieldProblem('after', 'the `next` of a page');
  return offset;
}

function getReviews(
  service: Conversations,
  productKey: string,
  filters: readonly Filter[],
  parameters: CallParameters,
) {
  return service.get('reviews.json', reviewParameters(productKey, filters, parameters), pageShape);
}

function reviewParameters(
  productKey: string,
  filters: readonly Filter[],
  parameters: CallParameters,
): CallParameters {
  const all: readonly Filter[] = [['ProductId', 'eq', escapeValue(productKey)], ...filters];
  return [...all.map((filter) => ['Filter', filter.join(':')] as const), ...parameters];
}

/** `en*` is every locale of the language. */
function localeFilter(language: string): Filter {
  return ['ContentLocale', 'eq', `${escapeValue(language)}*`];
}

/** Lists contain only reviews with a text; the totals include ratings without one. */
const WITH_TEXT: Filter = ['IsRatingsOnly', 'eq', 'false'];

function createFilters({ rating, hasPhotos, language }: ReviewQuery): readonly Filter[] {
  return [
    WITH_TEXT,
    ...(rating === undefined ? [] : ([['Rating', 'eq', String(rating)]] as const)),
    ...(hasPhotos ? ([['HasPhotos', 'eq', 'true']] as const) : []),
    ...(language === undefined ? [] : [localeFilter(language)]),
  ];
}

/** The service accepts no sort with search terms: the best matches come first. */
function createOrder({ sort, search, feature }: ReviewQuery): CallParameters {
  return [
    search === undefined ? ['Sort', SORTS[sort]] : ['Search', search],
    ...(feature === undefined ? [] : ([['feature', feature]] as const)),
  ];
}

/** Parameters that set the language of the labels. */
function createLocaleParameters(
  { locales }: BazaarvoiceOptions,
  language: string | undefined,
): CallParameters {
  const locale = language === undefined ? undefined : locales?.[language];
  return locale === undefined ? [] : [['Locale', locale]];
}

async function findOverview(
  service: Conversations,
  productKey: string,
  locale: string,
  options: BazaarvoiceOptions,
): ReturnType<Reviews['findOverview']> {
  const [language = locale] = locale.split('-');
  const singleResult: CallParameters = [['Limit', 1]];
  const withStatistics: CallParameters = [
    ...singleResult,
    ...createLocaleParameters(options, language),
    ['Include', 'Products'],
    ['Stats', 'Reviews'],
  ];
  const [overview, inLanguage, withPhotos, features] = await Promise.all([
    service.get('reviews.json', reviewParameters(productKey, [], withStatistics), overviewShape),
    getReviews(service, productKey, [localeFilter(language)], singleResult),
    getReviews(service, productKey, [['HasPhotos', 'eq', 'true']], singleResult),
    fetchFeatures(service, productKey, language).catch((error: unknown) => {
      options.log?.warn({ error: String(error) }, 'Features of reviews could not be loaded.');
      return [];
    }),
  ]);
  const products = overview.Includes.Products ?? {};
  // The one result may be of another product of the family, which has the same statistics.
  const included = products[productKey] ?? Object.values(products)[0];
  const delivered = productShape.parse(included ?? {}).ReviewStatistics;
  if (!delivered || delivered.TotalReviewCount === 0) return null;
  const statistics = mapStatistics(delivered, withPhotos.TotalResults, options.fit);
  const inOtherLanguages = Math.max(0, statistics.totalReviewCount - inLanguage.TotalResults);
  // Other languages together: the service counts one at a time.
  return {
    statistics,
    features,
    languages: { [language]: inLanguage.TotalResults, und: inOtherLanguages },
  };
}

export const provider = defineProvider({
  port: 'reviews',
  name: 'bazaarvoice',
  create({ log }, config) {
    const { keyVariable, ...options } = configSchema.parse(config);
    return createBazaarvoice({ ...options, log, passkey: readPasskey(keyVariable) });
  },
});
