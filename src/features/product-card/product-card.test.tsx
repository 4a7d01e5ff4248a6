/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { testShop } from '#kit/shop.fixtures.ts';
import { ShopProvider } from '#kit/shop-public.tsx';
import type { CardHit } from './card-hit.ts';
import { manyColours, plainTee, soldOutTee } from './product-card.fixtures.ts';
import { ProductCard } from './product-card.tsx';

afterEach(cleanup);

function show(hit: CardHit) {
  return render(
    <MemoryRouter>
      <ShopProvider value={testShop}>
        <Routes>
          <Route path="/" element={<ProductCard hit={hit} />} />
          <Route path="/product/:slug" element={<p>Product page</p>} />
        </Routes>
      </ShopProvider>
    </MemoryRouter>,
  );
}

const shownPicture = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

describe('a product card', () => {
  test('leads to the colour that it shows', () => {
    show(plainTee);
    expect(screen.getByRole('link', { name: 'Plain tee' }).getAttribute('href')).toBe('/product/plain-tee?colour=moss');
  });

  test.each([
    ['pointing at', fireEvent.pointerEnter],
    ['pressing', fireEvent.click],
    ['reaching', fireEvent.focus],
  ])('%s a swatch shows its picture, its price and its link', (_, act) => {
    const { container } = show(plainTee);
    act(screen.getByRole('link', { name: 'Navy' }));
    expect(shownPicture(container)).toContain('draw.tee.navy.front');
    expect(screen.getByText('£15.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Plain tee' }).getAttribute('href')).toContain('colour=navy');
    expect(screen.queryByText('Product page')).toBeNull();
  });

  test('the second picture comes with a pointer', () => {
    const { container } = show(plainTee);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    fireEvent.pointerEnter(container.querySelector('a') ?? container);
    expect([...container.querySelectorAll('img')].at(-1)?.getAttribute('src')).toContain('draw.tee.moss.back');
  });

  test('each swatch is a link to its colour, for pages without script', () => {
    show(plainTee);
    expect(screen.getByRole('link', { name: 'Navy' }).getAttribute('href')).toBe('/product/plain-tee?colour=navy');
  });

  test('one saving among several is said as the most', () => {
    show(plainTee);
    expect(screen.getByText('price.saveUpTo')).toBeTruthy();
  });

  test('colours beyond six are counted', () => {
    show(manyColours);
    const list = screen.getByRole('list', { name: 'card.colours' });
    expect(list.querySelectorAll('a')).toHaveLength(6);
    expect(list.querySelectorAll('li[data-wide]:last-child')).toHaveLength(1);
  });

  test('a single colour needs no swatch, and what is sold out says so in its name', () => {
    show(soldOutTee);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('link', { name: /Plain tee.*card\.soldOut/ })).toBeTruthy();
  });
});
