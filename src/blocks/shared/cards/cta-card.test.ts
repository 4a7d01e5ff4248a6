/** Tests of the call-to-action card, alone and in a carousel. */
import { describe, expect, test } from 'vitest';
import { renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture, fixtureVideo } from '../../testing/fixture-pictures.ts';
import { hasCtaMedia } from './cta-card.tsx';

const picture = fixturePicture('jumper');
const link = { label: 'See the coats', href: '/categories/womens-coats' };
const words = { title: 'Coats', body: '', link: { label: 'See', href: '/' } };

test('a card without picture, video and roundel has nothing to show', () => {
  expect(hasCtaMedia(words)).toBe(false);
  expect(hasCtaMedia({ ...words, roundel: fixturePicture('bag') })).toBe(true);
  expect(hasCtaMedia({ ...words, picture: fixturePicture('bag') })).toBe(true);
});

describe('a card that calls', () => {
  test('shows its video, or its picture, or its roundel, with title, text and link', () => {
    const card = (more: object) =>
      renderBlock('cta-card', { title: 'Coats', body: 'For ten winters.', link, ...more });
    for (const words of ['Coats', 'For ten winters.', 'See the coats'])
      expect(card({ picture }).text).toContain(words);
    expect(card({ picture, video: fixtureVideo }).all('video')).toHaveLength(1);
    expect(card({ roundel: picture }).html).toContain('rounded-full');
    expect(card({ picture }).one('a')?.getAttribute('href')).toBe(link.href);
  });

  test('is nothing without any of them, alone and in a row', () => {
    expect(renderBlock('cta-card', { title: 'Coats', link }).html).toBe('');
    const row = renderBlock('cta-carousel', {
      title: 'Row',
      cards: [
        { title: 'Empty', link },
        { title: 'Full', picture, link },
      ],
    });
    expect(row.texts('h3')).toEqual(['Full']);
  });
});
