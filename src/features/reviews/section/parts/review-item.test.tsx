/** @vitest-environment happy-dom */
/** Tests of a translated review: its translation, and its original with and without JavaScript. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createMemoryReviews } from '../../memory-reviews.fixtures.ts';
import { ReviewItem } from './review-item.tsx';

afterEach(cleanup);

const record = {
  ...{ product: 'coat', rating: 4, submittedAt: '2026-11-01T10:00:00.000Z', language: 'de' },
  responses: [{ clientName: 'Aldermoor', text: 'Danke.' }],
};
const reviews = createMemoryReviews(
  [
    { ...record, sourceKey: 'T1', title: 'Gut', body: 'Warm und leicht.' },
    { ...record, sourceKey: 'T2', title: 'Passt', body: 'Sitzt gut.' },
  ],
  { T1: { title: 'Good', text: 'Warm and light.', from: 'de' } },
);

async function loadReviewItem(id: string) {
  const review = await reviews.findReview('coat', id);
  if (!review) throw new Error('no review');
  return (
    <MemoryRouter>
      <ShopProvider value={testShop}>
        <ReviewItem review={review} product={{ productKey: 'coat', slug: 'coat' }} />
      </ShopProvider>
    </MemoryRouter>
  );
}

test('a translated review has a note, and opens to its original text', async () => {
  render(await loadReviewItem('T1'));
  expect(screen.getByRole('heading').textContent).toBe('Good');
  expect(screen.getByText('Warm and light.').lang).toBe('en-GB');
  expect(screen.getByText('reviews.translated')).toBeTruthy();
  const original = screen.getByText('reviews.original');
  const details = original.closest('details');
  expect(details?.open).toBe(false);
  fireEvent.click(original);
  expect(details?.open).toBe(true);
  for (const words of ['Gut', 'Warm und leicht.'])
    expect(within(details ?? document.body).getByText(words).lang).toBe('de');
});

test('the original text is in the HTML, and an untranslated review has no note', async () => {
  const html = renderToStaticMarkup(await loadReviewItem('T1'));
  expect(html).toMatch(/<details><summary[^>]*>reviews.original<\/summary>.*Warm und leicht\./s);
  const plain = renderToStaticMarkup(await loadReviewItem('T2'));
  expect(plain).toContain('Sitzt gut.');
  expect(plain).not.toMatch(/details|reviews\.translated/);
});
