/** Tests of the carousel of cards: slides in view, arrows, dots, autoscroll. */
import { describe, expect, test } from 'vitest';
import { renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('jumper');
const link = { label: 'See the coats', href: '/categories/womens-coats' };
const article = { title: 'How to store knitwear', href: '/pages/journal/knitwear', picture };
const slides = (name: string, content: object) => {
  const rendered = renderBlock(name, { title: 'A row', ...content });
  return [rendered.property('--slides-mobile'), rendered.property('--slides-desktop')];
};

describe('slides in view', () => {
  test.each([
    ['perks, 2 and 4', 'perks-carousel', { cards: [{ title: 'One' }] }, ['2', '4']],
    [
      'family of brands, 2 and 4',
      'family-of-brands',
      { brands: [{ name: 'Kiln', href: '/a', picture }] },
      ['2', '4'],
    ],
    [
      'brand rooms, 1 and 2',
      'brand-room-card',
      { cards: [{ name: 'Kiln', picture, link }] },
      ['1', '2'],
    ],
    [
      'stories',
      'blog-carousel',
      { cards: [article], slidesMobile: 1.5, slidesDesktop: 3 },
      ['1.5', '3'],
    ],
    [
      'calls',
      'cta-carousel',
      { cards: [{ title: 'One', picture, link }], slidesDesktop: 3 },
      ['1.2', '3'],
    ],
    [
      'categories',
      'category-carousel',
      { cards: [{ title: 'One', picture }], slidesDesktop: 5 },
      ['1.2', '5'],
    ],
  ])('%s', (_rule, name, content, expected) => {
    expect(slides(name, content)).toEqual(expected);
  });
});

describe('a row of cards', () => {
  const cards = [1, 2, 3, 4, 5].map((number) => ({ ...article, title: `Story ${number}` }));
  const row = (settings: object) =>
    renderBlock('blog-carousel', { title: 'Journal', cards, ...settings });

  test('has arrows unless its editor switches them off, dots only when switched on', () => {
    expect([row({}).all('[data-step]').length, row({}).all('[data-slide]').length]).toEqual([2, 0]);
    const other = row({ controls: false, pagination: true });
    expect([other.all('[data-step]').length, other.all('[data-slide]').length]).toEqual([0, 5]);
  });

  test('moves only when moved, unless autoscroll is switched on: then every five seconds', () => {
    expect(row({}).one('[data-carousel]')?.getAttribute('data-carousel')).toBe('');
    expect(row({ autoscroll: true }).one('[data-carousel]')?.getAttribute('data-carousel')).toBe(
      '5000',
    );
  });

  test.each([
    'blog-carousel',
    'cta-carousel',
    'category-carousel',
    'perks-carousel',
    'brand-room-card',
  ])('%s without cards is nothing', (name) => {
    expect(renderBlock(name, { title: 'A row', cards: [] }).html).toBe('');
  });
});
