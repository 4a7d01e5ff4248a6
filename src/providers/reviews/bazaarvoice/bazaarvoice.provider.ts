/** Reviews of Bazaarvoice Conversations; the passkey stays on the server. */
import { z } from 'zod';
import type { ReviewQuery, Reviews } from '#features/reviews/reviews.port.ts';
import type { Review, ReviewSort } from '#features/reviews/reviews.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { createFieldProblem } from '#kit/problem.ts';
import {
  type CallParameters,
  type Conversations,
  type ConversationsOptions,
  conversationsSchema,
  createConversations,
  escapeValue,
  readPasskey,
} from '../../vendors/bazaarvoice/conversations.ts';
import { keepAnswers } from './keep-answers.ts';
import { readFeatures, readSummary } from './read-insights.ts';
import { readReview } from './read-review.ts';
import { readStatistics, statisticsShape } from './read-statistics.ts';
import { sendVote } from './send-vote.ts';

const originSchema = z
  .url({ protocol: /^https$/ })
  .refine((url) => new URL(url).origin === url, 'is more than an origin');

const configSchema = conversationsSchema.extend({
  /** Origins of the reviews' photos, added to the content security policy. */
  pictureOrigins: z.array(originSchema).default([]),
});

export type BazaarvoiceOptions = ConversationsOptions & {
  readonly pictureOrigins?: readonly string[];
};

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
  Includes: z.object({
    Products: z
      .record(z.string(), z.object({ ReviewStatistics: statisticsShape.nullish() }))
      .nullish(),
  }),
});

type Filter = readonly [name: string, comparison: 'eq' | 'gte' | 'lte' | 'gt', value: string];

export function createBazaarvoice({
  pictureOrigins = [],
  ...options
}: BazaarvoiceOptions): Reviews {
  const service = createConversations(options);
  // A vote reads its review anew.
  const cached = keepAnswers(service, options.now);
  const read = (productKey: string, results: readonly unknown[]): readonly Review[] =>
    results.flatMap((value) => readReview(value, { productKey, pictureOrigins }) ?? []);
  const findReview: Reviews['findReview'] = async (productKey, id) => {
    if (!/^[\w-]{1,100}$/.test(id)) return null;
    const { Results } = await getReviews(service, productKey, [['Id', 'eq', id]], [['Limit', 1]]);
    return read(productKey, Results).find((review) => review.id === id) ?? null;
  };
  return {
    service: 'Bazaarvoice',
    pictureOrigins,
    async listReviews(query) {
      const { productKey, limit } = query;
      const skipped = readOffset(query);
      const { Results, TotalResults } = await getReviews(cached, productKey, filtersOf(query), [
        ['Sort', SORTS[query.sort]],
        ...choiceOf(query),
        ['Limit', limit],
        ['Offset', skipped],
      ]);
      const results = read(productKey, Results).slice(0, limit);
      // Reviews that were left out are counted as read, so that the last page is reached.
      const remainingResults = Math.max(0, TotalResults - skipped - limit);
      const hasNextPage = remainingResults > 0 && Results.length > 0;
      const next = hasNextPage ? String(skipped + limit) : null;
      return { results, hasNextPage, remainingResults, until: null, next };
    },
    findOverview: (productKey, locale) => findOverview(cached, productKey, locale),
    findReview,
    async findHelpfulPair(productKey, language) {
      const find = async (rating: Filter) => {
        const filters: readonly Filter[] = [rating, localeFilter(language)];
        const sort: CallParameters = [
          ['Sort', 'Helpfulness:desc'],
          ['Limit', 1],
        ];
        const { Results } = await getReviews(cached, productKey, filters, sort);
        const [review] = read(productKey, Results);
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
      return await readSummary(cached, productKey, language);
    },
  };
}

/** Reviews before the page: the service has no position but their number. */
function readOffset({ page, limit, after }: ReviewQuery): number {
  if (after === undefined) return (page - 1) * limit;
  if (!/^\d{1,7}$/.test(after)) throw createFieldProblem('after', 'the `next` of a page');
  return Number(after);
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

function filtersOf({ rating, hasPhotos, language }: ReviewQuery): readonly Filter[] {
  return [
    ...(rating === undefined ? [] : ([['Rating', 'eq', String(rating)]] as const)),
    ...(hasPhotos ? ([['HasPhotos', 'eq', 'true']] as const) : []),
    ...(language === undefined ? [] : [localeFilter(language)]),
  ];
}

function choiceOf({ search, feature }: ReviewQuery): CallParameters {
  return [
    ...(search === undefined ? [] : ([['Search', search]] as const)),
    ...(feature === undefined ? [] : ([['feature', feature]] as const)),
  ];
}

async function findOverview(
  service: Conversations,
  productKey: string,
  locale: string,
): ReturnType<Reviews['findOverview']> {
  const [language = locale] = locale.split('-');
  const one: CallParameters = [['Limit', 1]];
  const included: CallParameters = [...one, ['Include', 'Products'], ['Stats', 'Reviews']];
  const [overview, own, withPhotos, features] = await Promise.all([
    service.get('reviews.json', reviewParameters(productKey, [], included), overviewShape),
    getReviews(service, productKey, [localeFilter(language)], one),
    getReviews(service, productKey, [['HasPhotos', 'eq', 'true']], one),
    readFeatures(service, productKey, language),
  ]);
  const delivered = overview.Includes.Products?.[productKey]?.ReviewStatistics;
  if (!delivered || delivered.TotalReviewCount === 0) return null;
  const statistics = readStatistics(delivered, withPhotos.TotalResults);
  const others = Math.max(0, statistics.totalReviewCount - own.TotalResults);
  // Other languages together: the service counts one at a time.
  return { statistics, features, languages: { [language]: own.TotalResults, und: others } };
}

export const provider = defineProvider({
  port: 'reviews',
  name: 'bazaarvoice',
  create(_deps, config) {
    const { url, pictureOrigins, keyVariable } = configSchema.parse(config);
    return createBazaarvoice({ url, passkey: readPasskey(keyVariable), pictureOrigins });
  },
});
