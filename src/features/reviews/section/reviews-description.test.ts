/** Tests of the description of the page of all reviews. */
import { expect, test } from 'vitest';
import { findReviewsDescription } from './reviews-description.ts';
import { messages } from './reviews-meta.messages.ts';

test.each([
  ['fashion', true],
  ['beauty', false],
  ['home', false],
])('META-1: reviews of %s: the description mentions the fit: %s', (productType, isFitted) => {
  expect(messages[findReviewsDescription({ productType })].includes('fits')).toBe(isFitted);
});
