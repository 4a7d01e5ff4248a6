/** Tests of the brand family carousel. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('jumper');

test('the button of the family links to the brand room unless its editor sets another link', () => {
  const brands = [{ name: 'Kiln Yard', href: '/pages/brands/kiln', picture }];
  const family = (more: object) =>
    renderBlock('family-of-brands', { title: 'Our makers', brands, ...more })
      .all('a')
      .at(-1);
  expect(family({ buttonText: 'All brands' })?.getAttribute('href')).toBe('/pages/brand-room');
  expect(family({ buttonText: 'All brands', buttonHref: '/pages/all' })?.getAttribute('href')).toBe(
    '/pages/all',
  );
  expect(family({})?.textContent).toBe('Kiln Yard');
  expect(
    renderBlock('family-of-brands', { title: 'Our makers', brands: [], buttonText: 'All' }).html,
  ).toBe('');
});

test('a brand without a name is rejected with the path of its field', () => {
  expect(
    contentErrorOf('family-of-brands', {
      title: 'x',
      brands: [{ name: '', href: '/', picture: fixturePicture('lamp') }],
    }),
  ).toMatch(/^brands\.0\.name: /);
});
