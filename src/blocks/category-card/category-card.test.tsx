/** Tests of the category card. */
import { describe, expect, test } from 'vitest';
import { contentErrorOf, fits, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('jumper');

describe('a category card', () => {
  const subCategories = ['Lighting', 'Tableware', 'Textiles'].map((label) => ({
    label,
    href: `/categories/${label}`,
  }));

  test('links on where it has a link, with title, subtitle and its own label for its button', () => {
    const card = renderBlock('category-card', {
      title: 'Dresses',
      subtitle: 'From mini to maxi',
      picture,
      primaryHref: '/d',
      ctaText: 'Shop dresses',
    });
    expect(card.one('a')?.getAttribute('href')).toBe('/d');
    expect(card.texts('a > span > span')).toEqual(['Dresses', 'From mini to maxi', 'Shop dresses']);
    expect(card.all('details')).toEqual([]);
  });

  test('shows three links and Shop All where it has none', () => {
    const card = renderBlock('category-card', {
      title: 'Home',
      picture,
      subCategories,
      shopAllHref: '/categories/home',
    });
    expect(card.texts('details a')).toEqual([
      'Lighting',
      'Tableware',
      'Textiles',
      'categoryCard.shopAll',
    ]);
    expect(
      card
        .all('details a')
        .map((item) => item.getAttribute('href'))
        .at(-1),
    ).toBe('/categories/home');
    expect(
      fits('category-card', {
        title: 'Home',
        picture,
        subCategories: [...subCategories, ...subCategories],
      }),
    ).toBe(false);
  });

  test('has a gradient behind its text unless its editor wants none', () => {
    expect(
      renderBlock('category-card', { title: 'Home', picture, primaryHref: '/h' }).html,
    ).toContain('bg-linear-to-t');
    expect(
      renderBlock('category-card', { title: 'Home', picture, primaryHref: '/h', gradient: false })
        .html,
    ).not.toContain('bg-linear-to-t');
  });
});

test('a fourth link is rejected with the path of its field', () => {
  expect(
    contentErrorOf('category-card', {
      title: 'x',
      picture: fixturePicture('lamp'),
      subCategories: Array.from({ length: 4 }, () => ({ label: 'x', href: '/' })),
    }),
  ).toMatch(/^subCategories: /);
});
