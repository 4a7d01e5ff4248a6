/** @vitest-environment happy-dom */
/** Tests of the language of the list after a bar or a chip has filtered it. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerReviews } from '#test/setups/answer-reviews.ts';
import { createMemoryReviews } from '../memory-reviews.fixtures.ts';
import {
  coatReviews,
  pressLink,
  renderReviews,
  reviewRecord,
  shownReviews,
  toReviewsView,
} from './reviews-section.fixtures.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const foreign = { rating: 1, language: 'fr', body: 'La coupe taille petit.' };

async function renderSection() {
  const reviews = createMemoryReviews([...coatReviews, reviewRecord(14, foreign)]);
  vi.stubGlobal('fetch', (path: string) =>
    answerReviews(reviews, 'coat', new URL(path, 'http://shop.test')),
  );
  const view = await toReviewsView(reviews, 'coat');
  const { overview } = view;
  renderReviews({ ...view, overview: overview && { ...overview, sameLanguageCount: 13 } });
}

test.each([
  ['bar', /^reviews.rating1/, ['R12']],
  ['chip', /^fit/, ['R13', 'R12']],
])('clicked again, a %s keeps the language of the page', async (_filter, name, inEnglish) => {
  await renderSection();
  pressLink(name);
  await waitFor(() => expect(shownReviews()).toContain('R14'));
  pressLink('reviews.onlyLanguage');
  await waitFor(() => expect(shownReviews()).toEqual(inEnglish));
  expect(screen.getByRole('link', { name }).getAttribute('href')).not.toContain('languages');
  pressLink(name);
  await waitFor(() => expect(shownReviews()).toEqual(['R13', 'R12', 'R11', 'R10', 'R9']));
});

test('cleared while another filter stays, a bar keeps the selected language', async () => {
  await renderSection();
  const bar = () => screen.getByRole('link', { name: /^reviews.rating1/ });
  fireEvent.click(bar());
  await waitFor(() => expect(shownReviews()).toEqual(['R14', 'R12']));
  pressLink(/^fit/);
  await waitFor(() => expect(bar().getAttribute('href')).toContain('languages=all'));
  fireEvent.click(bar());
  await waitFor(() => expect(shownReviews()).toEqual(['R14', 'R13', 'R12']));
});
