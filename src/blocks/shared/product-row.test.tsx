/** Tests of product rows: slides in view, arrows, dots, autoscroll. */
import { describe, expect, test } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { renderBlock } from '#test/components/render-block.tsx';

describe('a row of products', () => {
  const hits = [1, 2, 3, 4, 5].map((number) => ({ ...plainTee, slug: `tee-${number}` }));
  const row = (settings: object) =>
    renderBlock('product-carousel', { title: 'Tees', source: {}, ...settings }, { loaded: hits });
  const first = { tab: 'mens', tabs: ['mens', 'home'], products: hits, promotions: null };
  const personal = (settings: object) =>
    renderBlock('personalised-carousel', { title: 'Yours', ...settings }, { loaded: first });

  test.each([
    ['product', row],
    ['personalised', personal],
  ])(
    'the %s carousel goes by its editor: slides, controls, pagination, autoscroll',
    (_name, render) => {
      const rendered = render({
        slidesMobile: 1.5,
        slidesDesktop: 3,
        controls: false,
        pagination: true,
        autoscroll: true,
      });
      expect([rendered.property('--slides-mobile'), rendered.property('--slides-desktop')]).toEqual(
        ['1.5', '3'],
      );
      expect([rendered.all('[data-step]').length, rendered.all('[data-slide]').length]).toEqual([
        0, 5,
      ]);
      expect(rendered.one('[data-carousel]')?.getAttribute('data-carousel')).toBe('5000');
      const usual = render({ pagination: true });
      expect([
        usual.property('--slides-mobile'),
        usual.property('--slides-desktop'),
        usual.all('[data-step]').length,
      ]).toEqual(['2.2', '4', 2]);
    },
  );

  test('without a setting it looks like the shop’s own rows', () => {
    expect([row({}).all('[data-carousel]').length, row({}).all('li').length > 4]).toEqual([
      0,
      true,
    ]);
  });
});
