/** Tests of the sample's reviews: numbers and shares, texts of each language, what they claim. */
import { describe, expect, test } from 'vitest';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import { buildSampleCatalogue, kinds } from '../catalogue/catalogue.ts';
import { suits } from './lines.ts';
import { makeReviews } from './make-reviews.ts';
import { shortNouns } from './nouns.ts';
import { reviewCases, reviewCounts } from './review-cases.ts';
import { REVIEW_LANGUAGES, traitsOf } from './traits.ts';
import { voices } from './voices.ts';

const { products } = buildSampleCatalogue();
const reviews = [...makeReviews(products)];
const byKey = new Map(products.map((product) => [product.productKey, product]));
const byProduct = Map.groupBy(reviews, ({ product }) => product);

/** Tags of every product with each fit. */
const tagSets = products.flatMap((product) => {
  const traits = traitsOf(product);
  if (!traits) return [];
  return ['fit:small', 'fit:true', 'fit:large'].map((fit) => ({
    tags: new Set([...traits.tags, ...(traits.tags.has('sized') ? [fit] : [])]),
    languages: new Set(traits.languages),
  }));
});

const PROMOTION = '[This review was collected as part of a promotion.] ';
/** Texts as the shopper wrote them. */
const wordsOf = ({ title = '', body }: ReviewRecord) => `${title}\n${body.replace(PROMOTION, '')}`;
const lengthOf = ({ body }: ReviewRecord) => body.replace(PROMOTION, '').length;
const share = (suits: (review: ReviewRecord) => boolean) =>
  Math.round((1000 * reviews.filter(suits).length) / reviews.length) / 10;
const faulty = (isFault: (review: ReviewRecord) => boolean) =>
  reviews.filter(isFault).map(({ sourceKey, body }) => `${sourceKey} ${body}`);

function expectNear(actual: number, wanted: number, tolerance: number) {
  expect(actual).toBeGreaterThanOrEqual(wanted - tolerance);
  expect(actual).toBeLessThanOrEqual(wanted + tolerance);
}

test('about 6,000 reviews, the same every time, numbered from one', () => {
  expectNear(reviews.length, 6_000, 300);
  expect([...makeReviews(products)]).toEqual(reviews);
  expect(reviews.map(({ sourceKey }) => sourceKey)).toEqual(
    reviews.map((_, index) => `sample-review-${String(index + 1).padStart(6, '0')}`),
  );
});

test('a smaller shop has the beginning of the reviews of a larger one', () => {
  const some = [...makeReviews(products.slice(0, 300))];
  expect(some).toEqual(reviews.slice(0, some.length));
});

test('products with none, one, thirty and a thousand reviews', () => {
  for (const [key, count] of reviewCounts) {
    expect(byKey.get(key)?.status).toBe('live');
    expect(byProduct.get(key)?.length ?? 0).toBe(count);
  }
  const most = byKey.get(reviewCases.thousand);
  expect(most?.availableFascias).toEqual(['aldermoor', 'nightjar']);
  const languages = new Set(byProduct.get(reviewCases.thousand)?.map(({ language }) => language));
  expect(languages).toEqual(new Set(REVIEW_LANGUAGES));
});

test('a long tail: most products have few reviews, and many none', () => {
  const counts = products.map(({ productKey }) => byProduct.get(productKey)?.length ?? 0);
  expectNear(counts.filter((count) => count === 0).length, 300, 80);
  expect(counts.filter((count) => count > 0 && count < 10).length).toBeGreaterThan(900);
  expect(counts.filter((count) => count > 30).length).toBeGreaterThan(5);
});

test('memberships, drafts and archived products have none', () => {
  const reviewed = [...byProduct.keys()].map((key) => byKey.get(key));
  expect(
    reviewed.filter((product) => product?.status !== 'live' || product.facts.isPremier),
  ).toEqual([]);
});

test('shares of stars and languages', () => {
  for (const [stars, percent] of [52, 24, 11, 7, 6].entries())
    expectNear(
      share(({ rating }) => rating === 5 - stars),
      percent,
      2.5,
    );
  expectNear(
    share(({ language }) => language === 'en'),
    55,
    3,
  );
  for (const [language, percent] of [
    ['fr', 17],
    ['de', 17],
    ['ar', 10],
  ] as const)
    expectNear(
      share((review) => review.language === language),
      percent,
      3,
    );
});

test('shares of responses, syndicated and incentivised reviews, and photos', () => {
  expectNear(
    share(({ responses }) => responses !== undefined),
    4,
    1,
  );
  expectNear(
    share(({ syndication }) => syndication !== undefined),
    6,
    1,
  );
  expectNear(
    share(({ body }) => body.startsWith(PROMOTION)),
    5,
    1,
  );
  expectNear(
    share(({ photos }) => photos !== undefined),
    5,
    1,
  );
  expect(reviews.filter(({ photos }) => (photos?.length ?? 0) > 2).length).toBeGreaterThan(20);
});

test('lengths from a sentence to several paragraphs', () => {
  expectNear(
    share((review) => lengthOf(review) < 120),
    28,
    6,
  );
  expectNear(
    share((review) => lengthOf(review) >= 250 && lengthOf(review) <= 600),
    19,
    5,
  );
  expect(reviews.filter((review) => lengthOf(review) > 1_000).length).toBeGreaterThanOrEqual(12);
  const longest = reviews.filter((review) => lengthOf(review) > 2_000).length;
  expectNear(longest, 3, 1);
});

test('no product has a text twice, no text is there more than three times', () => {
  const over = (texts: readonly string[], most: number) =>
    [...Map.groupBy(texts, (text) => text)].filter(([, all]) => all.length > most);
  for (const all of byProduct.values())
    expect(
      over(
        all.map(({ body }) => body),
        1,
      ),
    ).toEqual([]);
  const bodies = reviews.map(({ body }) => body);
  expect(over(bodies, 3)).toEqual([]);
});

test('fields are within their bounds', () => {
  expect(faulty(({ body }) => body.length < 10 || body.length > 10_000)).toEqual([]);
  expect(faulty(({ title }) => title === '' || (title?.length ?? 0) > 200)).toEqual([]);
  const stars = (value: number) => [1, 2, 3, 4, 5].includes(value);
  expect(faulty(({ rating }) => !stars(rating))).toEqual([]);
  expect(
    faulty(({ secondaryRatings = {} }) => !Object.values(secondaryRatings).every(stars)),
  ).toEqual([]);
  expect(
    faulty(
      ({ rating, isRecommended }) =>
        isRecommended !== undefined && rating > 3 !== isRecommended && rating !== 3,
    ),
  ).toEqual([]);
  const within = (time: string) => time >= '2024-11-01' && time < '2026-11-01T00:00:00.000Z';
  expect(faulty(({ submittedAt }) => !within(submittedAt))).toEqual([]);
});

test('no two reviews of a product were written at the same time', () => {
  for (const all of byProduct.values())
    expect(new Set(all.map(({ submittedAt }) => submittedAt)).size).toBe(all.length);
});

test('fit and comfort are rated of sized clothes only', () => {
  const isSized = ({ product }: ReviewRecord) => (byKey.get(product)?.variants.length ?? 0) > 1;
  expect(
    faulty(
      (review) =>
        (review.fit !== undefined || review.secondaryRatings?.comfort !== undefined) &&
        !(isSized(review) && byKey.get(review.product)?.productType === 'fashion'),
    ),
  ).toEqual([]);
  const fits = (fit: string) => reviews.filter((review) => review.fit === fit).length;
  expect(Math.min(fits('small'), fits('large'))).toBeGreaterThan(200);
});

test('a text that speaks of the size agrees with the fit', () => {
  const small = /comes up small|runs small|taille petit|fällt klein aus/i;
  const large = /comes up large|runs large|taille grand\b|fällt groß aus/i;
  expect(faulty((review) => small.test(wordsOf(review)) && review.fit !== 'small')).toEqual([]);
  expect(faulty((review) => large.test(wordsOf(review)) && review.fit !== 'large')).toEqual([]);
});

test('photos are later views of the product itself', () => {
  for (const { product, photos = [] } of reviews) {
    const views = byKey.get(product)?.colours.flatMap(({ pictures }) => pictures.slice(1)) ?? [];
    const ids = new Set(views.map(({ id }) => id));
    expect(photos.filter(({ picture }) => !ids.has(picture))).toEqual([]);
  }
});

test('a language is one that the product is described in, and a fascia speaks', () => {
  const tags: Readonly<Record<string, string>> = {
    en: 'en-GB',
    fr: 'fr-FR',
    de: 'de-DE',
    ar: 'ar',
  };
  expect(
    faulty(
      ({ product, language }) =>
        !Object.keys(byKey.get(product)?.name ?? {}).includes(tags[language ?? ''] ?? ''),
    ),
  ).toEqual([]);
  const fascias: Readonly<Record<string, readonly string[]>> = {
    en: ['aldermoor', 'nightjar', 'fernhollow'],
    fr: ['aldermoor', 'fernhollow'],
    de: ['aldermoor', 'nightjar'],
    ar: ['nightjar'],
  };
  expect(
    faulty(({ product, language = '' }) => {
      const sold = byKey.get(product)?.availableFascias ?? [];
      return !fascias[language]?.some((fascia) => sold.includes(fascia));
    }),
  ).toEqual([]);
});

describe.each(REVIEW_LANGUAGES)('in %s', (language) => {
  const own = reviews.filter((review) => review.language === language);
  const texts = own.flatMap(({ responses = [], photos = [], ...review }) => [
    wordsOf(review),
    ...responses.map(({ text }) => text),
    ...photos.flatMap(({ caption }) => caption ?? []),
  ]);

  test('texts are free of residue and badly set spaces', () => {
    const residue = /[{}[\]|]|undefined|NaN| {2}| [,.،؟]|'|\/\/|\.\.|\s$/;
    expect(texts.filter((text) => residue.test(text))).toEqual([]);
    const spaced = language === 'fr' ? /(?<![\u00a0\u202f])[;!?]| [;:!?]/ : /[ \u00a0\u202f][;:!?]/;
    expect(texts.filter((text) => spaced.test(text.replaceAll(/https?:/g, '')))).toEqual([]);
  });

  test('every sentence suits a product', () => {
    const lost = voices(language).filter(
      (line) =>
        !tagSets.some(({ tags, languages }) => languages.has(language) && suits(line, tags)),
    );
    expect(lost.map(({ conditions, text }) => `${conditions.join(' ')}: ${text}`)).toEqual([]);
  });
});

test('Arabic texts contain Latin letters only as sizes and brand names', () => {
  const allowed = /Aldermoor|Nightjar|Fernhollow|\b(?:X*[SML]|[SML]\/X?[ML]|L\/XL|3XL|V|A)\b/g;
  const arabic = reviews.filter(({ language }) => language === 'ar');
  const texts = arabic.flatMap((review) => [
    wordsOf(review),
    review.username ?? '',
    review.userLocation ?? '',
    ...(review.responses ?? []).map(({ text }) => text),
  ]);
  expect(texts.filter((text) => /[a-z]/i.test(text.replaceAll(allowed, '')))).toEqual([]);
});

test('every kind of product has a name for shoppers', () => {
  expect(kinds.map(({ model }) => model).filter((model) => !(model in shortNouns))).toEqual([]);
});
