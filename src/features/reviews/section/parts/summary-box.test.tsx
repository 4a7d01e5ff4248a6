/** @vitest-environment happy-dom */
/** Tests of the summary of the reviews. */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { SummaryBox } from './summary-box.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('two reviews with the same sentence are both quoted', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sentence = { text: 'Very warm.', language: 'en' };
  const sentences = ['R1', 'R2', 'R2', null].map((reviewId) => ({ ...sentence, reviewId }));
  render(
    <ShopProvider value={testShop}>
      <SummaryBox summary={{ summary: '', sentences, disclaimer: 'Chosen.' }} slug="coat" />
    </ShopProvider>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getAllByText('Very warm.')).toHaveLength(4);
  expect(errors).not.toHaveBeenCalled();
});
