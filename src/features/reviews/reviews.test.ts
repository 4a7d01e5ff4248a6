/** Tests of the rules of reviews: marker, shares, fit, shortened texts, parameters, summary. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseReviewQuery, parseReviewSku } from './calls/review-query.server.ts';
import {
  changeReviewParams,
  DEFAULT_REVIEW_PARAMS,
  parseReviewListParams,
  toSearchParams,
} from './review-list-params.ts';
import {
  describeFit,
  nextCount,
  percentRecommended,
  REVIEW_SORTS,
  splitIncentiveMarker,
} from './reviews.ts';
import {
  DIALOG_LIMIT,
  LIST_LIMIT,
  RESPONSE_LIMIT,
  shortenText,
  TOLERANCE,
} from './text/shorten-text.ts';
import { type SummarySource, summarise } from './text/summarise.ts';

describe('REV-5: an incentivised review', () => {
  test.each([
    '[This review was collected as part of a promotion.] Soft.',
    ' [this review was collected as part of a promotion] Soft.',
  ])('loses the marker of %j and is incentivised', (body) => {
    expect(splitIncentiveMarker(body)).toEqual({ isIncentivised: true, reviewText: 'Soft.' });
  });
  test.each(['Soft.', 'Soft. [This review was collected as part of a promotion.]'])(
    'needs the marker at the beginning: %j',
    (body) =>
      expect(splitIncentiveMarker(body)).toEqual({ isIncentivised: false, reviewText: body }),
  );
});

test('REV-2: the share of recommendations is rounded, and null without answers', () => {
  expect(percentRecommended({ recommendedCount: 2, notRecommendedCount: 1 })).toBe(67);
  expect(percentRecommended({ recommendedCount: 0, notRecommendedCount: 0 })).toBeNull();
});

test('answers on the fit are counted, and stated where most of at least five agree', () => {
  const counts = { small: 3, true: 2, large: 0 };
  expect(describeFit(counts)).toEqual({ counts, total: 5, majority: 'small' });
  expect(describeFit({ small: 4, true: 0, large: 0 })).toMatchObject({ majority: null });
  expect(describeFit({ small: 3, true: 3, large: 0 })).toMatchObject({ total: 6, majority: null });
  expect(describeFit({ small: 0, true: 0, large: 0 })).toBeNull();
});

describe('REV-3: read more', () => {
  test.each([250, 1_000, 2_000])('a text up to %i and the tolerance of 50 stays whole', (limit) => {
    expect([LIST_LIMIT, RESPONSE_LIMIT, DIALOG_LIMIT, TOLERANCE]).toEqual([250, 1_000, 2_000, 50]);
    expect(shortenText('a'.repeat(limit + 50), limit)).toBeNull();
    expect(shortenText('a'.repeat(limit + 51), limit)).toBe(`${'a'.repeat(limit)}…`);
  });
  test('a longer one is cut between words, before a comma, and within no emoji', () => {
    expect(shortenText(`Soft, warm, ${'light '.repeat(20)}`, 12)).toBe('Soft, warm…');
    expect(shortenText('👗'.repeat(80), 10)).toBe(`${'👗'.repeat(10)}…`);
  });
  test('neither an accent nor a part of an emoji is cut off', () => {
    const family = '👨‍👩‍👧';
    expect(shortenText(family.repeat(30), 12)).toBe(`${family.repeat(2)}…`);
    expect(shortenText('e\u0301'.repeat(60), 3)).toBe('e\u0301…');
  });
  test('the beginning is never longer than the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const start = shortenText(text, LIST_LIMIT);
        if (start !== null) expect(Array.from(start).length).toBeLessThanOrEqual(LIST_LIMIT + 1);
      }),
    );
  });
});

describe('REV-3: sort and filters of a list', () => {
  const later = { ...DEFAULT_REVIEW_PARAMS, page: 4 };
  test('another sort, feature, rating or search begins at page 1', () => {
    expect(changeReviewParams(later, { sort: 'LowestRating' })).toEqual({
      ...DEFAULT_REVIEW_PARAMS,
      sort: 'LowestRating',
    });
    expect(changeReviewParams(later, { feature: 'fit' })).toMatchObject({
      feature: 'fit',
      page: 1,
    });
    expect(changeReviewParams(later, { rating: 2 })).toMatchObject({ rating: 2, page: 1 });
    expect(changeReviewParams(later, { search: 'hem' })).toMatchObject({ search: 'hem', page: 1 });
  });
  test('selecting the current feature or rating again clears it', () => {
    const filtered = changeReviewParams(
      changeReviewParams(DEFAULT_REVIEW_PARAMS, { feature: 'fit' }),
      { rating: 1 },
    );
    expect(changeReviewParams(filtered, { feature: 'fit' })).toMatchObject({
      feature: null,
      rating: 1,
    });
    expect(changeReviewParams(filtered, { rating: 1 })).toMatchObject({
      feature: 'fit',
      rating: null,
    });
    expect(changeReviewParams(filtered, { sort: 'LowestRating' })).toMatchObject({
      feature: 'fit',
      rating: 1,
    });
  });
  test('are the same when parsed from their URL', () => {
    const choices = fc.record({
      sort: fc.constantFrom(...REVIEW_SORTS),
      ...{ page: fc.integer({ min: 2, max: 1000 }) },
      until: fc.option(fc.constant('2026-11-21T12:00:00.123456Z')),
      after: fc.option(fc.constant('5~3~2026-11-21T12:00:00.123Z~R1')),
      feature: fc.option(fc.constantFrom('fit', 'größe', 'a b')),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
      search: fc.constantFrom('', 'hem', 'ثوب & قماش'),
      photos: fc.boolean(),
      isEveryLanguage: fc.boolean(),
    });
    fc.assert(
      fc.property(choices, (params) => {
        const query = toSearchParams(params).toString();
        expect(parseReviewListParams(new URLSearchParams(query))).toEqual(params);
      }),
    );
  });
  test('a URL with only invalid values gives the defaults', () => {
    const invalidQuery = 'sort=Best&page=-1&rating=9&feature=&q=%20&photos=yes';
    expect(parseReviewListParams(new URLSearchParams(invalidQuery))).toEqual(DEFAULT_REVIEW_PARAMS);
  });
});

test('REV-3: the button to show more offers at most one page', () => {
  expect([nextCount(2), nextCount(5), nextCount(31)]).toEqual([2, 5, 5]);
});

describe('REV-1: an invalid parameter is refused with its name', () => {
  test.each([
    ['sort', 'Best'],
    ['page', '0'],
    ['page', '1001'],
    ['page', '1e3'],
    ['limit', '101'],
    ['limit', 'five'],
    ['rating', '6'],
    ['hasPhotos', 'yes'],
    ['feature', ''],
    ['search', 'x'.repeat(81)],
    ['until', 'yesterday'],
    ['until', '2026-13-41T00:00:00Z'],
    ['until', '2026-02-30T00:00:00Z'],
    ['until', '2026-02-20T24:00:00Z'],
    ['until', '0000-01-01T00:00:00Z'],
    ['after', ''],
    ['after', 'a b'],
    ['after', '5'.repeat(201)],
  ])('%s=%s', (name, value) => {
    const refused = () => parseReviewQuery(new URLSearchParams({ [name]: value }));
    expect(refused).toThrow(expect.objectContaining({ status: 400, details: { field: name } }));
  });
  test('sku', () => {
    expect(() => parseReviewSku(new URLSearchParams())).toThrow(
      expect.objectContaining({ status: 400, details: { field: 'sku' } }),
    );
  });
  test.each(['5', '5~3~2026-02-20T00:00:00Z~R1'])(
    'after=%s may be a provider’s cursor',
    (after) => {
      expect(parseReviewQuery(new URLSearchParams({ after }))).toMatchObject({ after });
    },
  );
  test('none given is the first page of five, newest first', () => {
    expect(parseReviewQuery(new URLSearchParams())).toEqual({ sort: 'Recent', page: 1, limit: 5 });
  });
});

describe('the summary', () => {
  const review = (id: number, rating: number): SummarySource => ({
    id: String(id),
    rating,
    reviewText: `I wore it on day ${id}. The fabric of number ${id} is soft and the fit is right.`,
    ...{ helpfulCount: 0, language: 'en' },
  });
  const reviews = (favourable: number, critical: number) => [
    ...Array.from({ length: favourable }, (_, index) => review(index, 5)),
    ...Array.from({ length: critical }, (_, index) => review(1000 + index, 2)),
  ];
  test('is none below thirty reviews', () => {
    expect(summarise(reviews(29, 0), 'en')).toBeNull();
    expect(summarise(reviews(30, 0), 'en')?.sentences).toHaveLength(5);
  });
  test.each([
    [30, 0, 0],
    [27, 3, 1],
    [20, 20, 3],
    [5, 35, 4],
  ])('of %i favourable and %i critical reviews has %i critical sentences', (good, bad, share) => {
    const summary = summarise(reviews(good, bad), 'en');
    const critical = summary?.sentences.filter(({ reviewId }) => Number(reviewId) >= 1000);
    expect(critical).toHaveLength(share);
    expect(summary?.criticalCount).toBe(share);
  });
  test('counts reviews in all languages, and quotes those of the page or of an unknown one', () => {
    const mixed = reviews(26, 4).map((source, index) => ({
      ...{ ...source, language: ['en', 'fr', null][index % 3] ?? null },
    }));
    const summary = summarise(mixed, 'en');
    expect(summary?.reviewCount).toBe(30);
    expect(summary?.sentences).toHaveLength(5);
    expect(summary?.sentences.filter(({ language }) => language === 'fr')).toEqual([]);
  });
  test('is completed from other languages where those of the page are too few', () => {
    const german = 'Der Stoff ist weich und die Passform stimmt genau.';
    const mostlyGerman = reviews(30, 0).map((source, index) => ({
      ...source,
      ...(index > 1 && { language: 'de', reviewText: `${german} Das war Nummer ${index}.` }),
    }));
    const languages = summarise(mostlyGerman, 'en')?.sentences.map(({ language }) => language);
    expect(languages?.toSorted()).toEqual(['de', 'de', 'de', 'en', 'en']);
  });
  test.each([
    [2, 1, 3],
    [3, 1, 4],
    [1, 1, 0],
  ])(
    'of %i favourable and %i critical reviews long enough to quote has %i sentences',
    (good, bad, sentenceCount) => {
      const isShort = ({ id }: SummarySource) =>
        Number(id) < 1000 ? Number(id) >= good : Number(id) >= 1000 + bad;
      const mostlyShort = reviews(24, 6).map((source) =>
        isShort(source) ? { ...source, reviewText: 'No.' } : source,
      );
      const summary = summarise(mostlyShort, 'en');
      expect(summary?.sentences.length ?? 0).toBe(sentenceCount);
      expect(summary?.criticalCount ?? 1).toBe(1);
    },
  );
  test('has no two sentences of nearly the same words while others are left', () => {
    const alike = [
      'Not cheap, but you can tell where the money went.',
      'Not cheap, but I can see where the money went.',
    ];
    const others = [
      'The fabric is soft and dries in an hour.',
      'Heavier fabric than the pictures made me think.',
      'A fabric that my cat has not yet destroyed.',
      'No two people agree on the fabric, and I love it.',
    ];
    const texts = [...alike, ...alike, ...alike, ...others];
    const all = Array.from({ length: 36 }, (_, index) => ({
      ...review(index, 5),
      reviewText: texts[index % texts.length] ?? '',
    }));
    const quoted = summarise(all, 'en')?.sentences.map(({ text }) => text) ?? [];
    expect(quoted.filter((text) => text.startsWith('Not cheap'))).toHaveLength(1);
    expect(new Set(quoted).size).toBe(5);
  });
  test('quotes each review once, word for word', () => {
    const all = reviews(40, 10);
    const sentences = summarise(all, 'en')?.sentences ?? [];
    expect(new Set(sentences.map(({ reviewId }) => reviewId)).size).toBe(5);
    for (const { text, reviewId } of sentences)
      expect(all.find(({ id }) => id === reviewId)?.reviewText).toContain(text);
  });
});
