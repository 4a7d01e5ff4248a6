/** Test of the summaries of the sample's reviews: one on every page of a product with enough. */
import { expect, test } from 'vitest';
import { splitIncentiveMarker } from '#features/reviews/reviews.ts';
import { summarise } from '#features/reviews/text/summarise.ts';
import { buildSampleCatalogue } from '../catalogue/catalogue.ts';
import { makeReviews } from './make-reviews.ts';

const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  aldermoor: ['en', 'fr', 'de'],
  nightjar: ['en', 'de', 'ar'],
  fernhollow: ['en', 'fr'],
};

const { products } = buildSampleCatalogue();
const byProduct = Map.groupBy(makeReviews(products), ({ product }) => product);

function summaryOf(productKey: string, language: string) {
  const sources = (byProduct.get(productKey) ?? []).map((review) => ({
    ...{ id: review.sourceKey, rating: review.rating, language: review.language ?? null },
    ...{ helpfulCount: review.helpfulCount ?? 0, ...splitIncentiveMarker(review.body) },
  }));
  return summarise(sources, language);
}

const languagesOf = (productKey: string, language: string) => [
  ...new Set(summaryOf(productKey, language)?.sentences.map((sentence) => sentence.language)),
];

test('REV-5: every product with thirty reviews has a summary in each language of its pages', () => {
  const pages = products.flatMap(({ productKey, availableFascias }) => {
    const reviews = byProduct.get(productKey) ?? [];
    if (reviews.length < 30) return [];
    const languages = new Set(availableFascias.flatMap((fascia) => LANGUAGES[fascia] ?? []));
    return [...languages].map((language) => ({
      page: `${productKey} ${language}`,
      summary: summaryOf(productKey, language),
      reviews,
    }));
  });
  expect(new Set(pages.map(({ page }) => page.split(' ')[0])).size).toBeGreaterThanOrEqual(20);
  expect(pages.filter(({ summary }) => !summary).map(({ page }) => page)).toEqual([]);
  for (const { page, summary, reviews } of pages) {
    expect(summary?.reviewCount, page).toBe(reviews.length);
    const critical = reviews.filter(({ rating }) => rating <= 3).length / reviews.length;
    const share = (summary?.criticalCount ?? 0) / (summary?.sentences.length ?? 0);
    expect(Math.abs(share - critical), page).toBeLessThan(0.25);
  }
});

test('REV-5: a page quotes its own language where enough was written in it', () => {
  expect(languagesOf('ALD00001', 'en')).toEqual(['en']);
  expect(languagesOf('ALD00001', 'de')).toEqual(['de']);
  expect(languagesOf('XDD00193', 'ar')).toEqual(['ar']);
  expect(languagesOf('FRN10024', 'en')).toEqual(['en', 'fr']);
});
