/** @vitest-environment happy-dom */
/** Test of the fit in the reviews section. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryReviews } from '../../memory-reviews.fixtures.ts';
import { coatReviews, renderReviews, toReviewsView } from '../reviews-section.fixtures.tsx';

afterEach(cleanup);

test('the fit is a scale of its three counts, and a sentence where most agree', async () => {
  const counts = { small: 2, true: 12, large: 1 };
  const view = await toReviewsView(createMemoryReviews(coatReviews), 'coat');
  renderReviews({ ...view, fit: { counts, total: 15, majority: 'true' } });
  const scale = () => within(screen.getByRole('list', { name: 'reviews.fitTitle' }));
  const answers = () =>
    scale()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(answers()).toEqual(['reviews.fitSmall 2', 'reviews.fitTrue 12', 'reviews.fitLarge 1']);
  expect(screen.getByText('reviews.fitNote')).toBeTruthy();
  cleanup();
  renderReviews({
    ...view,
    fit: { counts: { small: 3, true: 3, large: 0 }, total: 6, majority: null },
  });
  expect(answers()).toEqual(['reviews.fitSmall 3', 'reviews.fitTrue 3', 'reviews.fitLarge 0']);
  expect(screen.queryByText('reviews.fitNote')).toBeNull();
});
