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
  /** Logs failures that leave out features only; the reviews are shown. */
  readonly log?: Log;
};

/** The service has no offset beyond. */
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
  const read = (results: readonly unknown[]): readonly Review[] =>
    results.flatMap((value) => mapReview(value, { pictureOrigins, fit }) ?? []);
  const findReview: Reviews['findReview'] = async (productKey, id) => {
    if (!/^[\w-]{1,100}$/.test(id)) return null;
    const { Results } = await getReviews(service, productKey, [['Id', 'eq', id]], [['Limit', 1]]);
    return read(Results).find((review) => review.id === id) ?? null;
  };
  return {
    service: 'Bazaarvoice',
    pictureOrigins,
    async listReviews(query) {
      const { productKey, limit } = query;
      const skipped = parseOffset(query);
      const { Results, TotalResults } = await getReviews(cached, productKey, filtersOf(query), [
        ...orderOf(query),
        ...localeOf(options, query.language),
        ['Limit', limit],
        ['Offset', skipped],
      ]);
      const results = read(Results).slice(0, limit);
      // Reviews that were left out are counted as read, so that the last page is reached.
      const remainingResults = Math.max(0, TotalResults - skipped - limit);
      const hasNextPage =
        remainingResults > 0 && Results.length > 0 && skipped + limit <= MAX_OFFSET;
      const next = hasNextPage ? String(skipped + limit) : null;
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
        const [review] = read(Results);
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

/** Reviews before the page: the service has no position but their number. */
function parseOffset({ page, limit, after }: ReviewQuery): number {
  if (after === undefined) return (page - 1) * limit;
  const skipped = /^\d{1,6}$/.test(after) ? Number(after) : Number.POSITIVE_INFINITY;
  if (skipped > MAX_OFFSET) throw createFieldProblem('after', 'the `next` of a page');
  return skipped;
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

/** Lists have reviews with a text; the totals count ratings without one too. */
const WITH_TEXT: Filter = ['IsRatingsOnly', 'eq', 'false'];

function filtersOf({ rating, hasPhotos, language }: ReviewQuery): readonly Filter[] {
  return [
    WITH_TEXT,
    ...(rating === undefined ? [] : ([['Rating', 'eq', String(rating)]] as const)),
    ...(hasPhotos ? ([['HasPhotos', 'eq', 'true']] as const) : []),
    ...(language === undefined ? [] : [localeFilter(language)]),
  ];
}

/** The service takes no sort with words: the best matches come first. */
function orderOf({ sort, search, feature }: ReviewQuery): CallParameters {
  return [
    search === undefined ? ['Sort', SORTS[sort]] : ['Search', search],
    ...(feature === undefined ? [] : ([['feature', feature]] as const)),
  ];
}

/** Language of the labels. */
function localeOf({ locales }: BazaarvoiceOptions, language: string | undefined): CallParameters {
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
    ...localeOf(options, language),
    ['Include', 'Products'],
    ['Stats', 'Reviews'],
  ];
  const [overview, own, withPhotos, features] = await Promise.all([
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
  const others = Math.max(0, statistics.totalReviewCount - own.TotalResults);
  // Other languages together: the service counts one at a time.
  return { statistics, features, languages: { [language]: own.TotalResults, und: others } };
}

export const provider = defineProvider({
  port: 'reviews',
  name: 'bazaarvoice',
  create({ log }, config) {
    const { keyVariable, ...options } = configSchema.parse(config);
    return createBazaarvoice({ ...options, log, passkey: readPasskey(keyVariable) });
  },
});
