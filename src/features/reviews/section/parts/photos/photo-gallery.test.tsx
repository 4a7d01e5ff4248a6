/** @vitest-environment happy-dom */
/** Tests of the dialog with the photos of reviews: lengths of its texts. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createMemoryReviews } from '../../../memory-reviews.fixtures.ts';
import type { ReviewRecord } from '../../../review-records.ts';
import { PhotoGallery } from './photo-gallery.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withTexts = (minute: number, body: number, response: number): ReviewRecord => ({
  ...{ sourceKey: `R${minute}`, product: 'coat', rating: 5, body: 'a'.repeat(body) },
  ...{ submittedAt: `2026-01-01T00:0${minute}:00Z`, photos: [{ picture: 'file.a' }] },
  responses: [{ clientName: 'Shop', text: 'b'.repeat(response) }],
});

test('REV-3: in the gallery a review is shortened from 2,051 characters, a response from 1,051', async () => {
  const reviews = createMemoryReviews([withTexts(2, 2_051, 1_051), withTexts(1, 2_050, 1_050)]);
  const query = { productKey: 'coat', sort: 'Recent', page: 1, limit: 100 } as const;
  vi.stubGlobal('fetch', async () => Response.json(await reviews.listReviews(query)));
  const product = { productKey: 'coat', slug: 'coat', name: 'Coat' };
  render(
    <ShopProvider value={testShop}>
      <PhotoGallery product={product} photoId={null} onClose={() => undefined} />
    </ShopProvider>,
    { wrapper: MemoryRouter },
  );
  const figures = await screen.findAllByRole('figure');
  const textLengths = (figure: HTMLElement) =>
    [/^a+…?$/, /^b+…?$/].map((text) => within(figure).getByText(text).textContent.length);
  expect(figures.map(textLengths)).toEqual([
    [2_001, 1_001],
    [2_050, 1_050],
  ]);
});
