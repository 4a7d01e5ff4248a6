/** Tests of the call-to-action carousel. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixtures } from './cta-carousel.fixtures.ts';

test('cards without a picture, video or roundel are left out of the carousel', () => {
  const carousel = renderBlock('cta-carousel', fixtures.mixed);
  expect(carousel.texts('h2')).toEqual(['Worth a look']);
  expect(carousel.all('[data-carousel] > ul > li')).toHaveLength(3);
  expect(carousel.text).not.toContain('Nothing to show');
});

test('a card without a link is rejected with the path of its field', () => {
  expect(contentErrorOf('cta-carousel', { title: 'x', cards: [{ title: 'x' }] })).toMatch(
    /^cards\.0\.link: /,
  );
});
