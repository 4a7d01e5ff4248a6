/** Tests of the marquee. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { styleOf } from '#test/components/styles.ts';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('wardrobe');

test('a band passes by in 30 seconds, has 24 items at least, and logos 38 px high', () => {
  const items = [
    { text: 'Wool', href: '/w' },
    { text: 'Kiln', picture },
  ];
  const band = renderBlock('marquee', { label: 'Why', items });
  expect(band.property('--seconds')).toBe('30s');
  expect(band.all('ul')).toHaveLength(13);
  expect(band.all('ul[aria-hidden="true"] a')).toEqual([]);
  expect(styleOf(band.one('img')).height).toBe('38px');
  expect(renderBlock('marquee', { label: 'Why', items, seconds: 12 }).property('--seconds')).toBe(
    '12s',
  );
});

test('an item without text is rejected with the path of its field', () => {
  expect(contentErrorOf('marquee', { label: 'x', items: [{ text: '' }] })).toMatch(
    /^items\.0\.text: /,
  );
});
