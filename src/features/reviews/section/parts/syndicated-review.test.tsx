/** @vitest-environment happy-dom */
/** Test of a review that was first published on another site. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryReviews } from '../../memory-reviews.fixtures.ts';
import { renderReviews, reviewRecord, toReviewsView } from '../reviews-section.fixtures.tsx';

afterEach(cleanup);

test('REV-5: the site of a syndicated review is named, with its logo if it has one', async () => {
  const syndication = { name: 'Northmark', contentLink: 'https://northmark.example/1' };
  const reviews = createMemoryReviews([
    reviewRecord(29, { syndication }),
    reviewRecord(30, { syndication: { ...syndication, logoImageUrl: 'https://logo.example/1' } }),
  ]);
  renderReviews(await toReviewsView(reviews, 'coat'));
  const [withLogo, without] = screen.getAllByText('reviews.syndicated');
  const logo = withLogo?.parentElement?.querySelector('img');
  expect(logo?.getAttribute('src')).toBe('https://logo.example/1');
  expect(logo?.getAttribute('alt')).toBe('');
  expect(without?.parentElement?.querySelector('img')).toBeNull();
});
