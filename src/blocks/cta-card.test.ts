/** R§2: when a card that calls for something draws nothing. */
import { expect, test } from 'vitest';
import { hasSomethingToShow } from './cta-card.tsx';
import { fixturePicture } from './fixture-pictures.ts';

const words = { title: 'Coats', body: '', link: { label: 'See', href: '/' } };

test('a card without picture, video and roundel has nothing to show', () => {
  expect(hasSomethingToShow(words)).toBe(false);
  expect(hasSomethingToShow({ ...words, roundel: fixturePicture('bag') })).toBe(true);
  expect(hasSomethingToShow({ ...words, picture: fixturePicture('bag') })).toBe(true);
});
