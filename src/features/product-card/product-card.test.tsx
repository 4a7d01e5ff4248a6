/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toQuickAddProduct } from '#features/quick-add/quick-add.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { styleOf } from '#test/components/styles.ts';
import { expectDefined, expectElement } from '#test/expect-defined.ts';
import type { CardHit } from './card-hit.ts';
import { manyColours, plainTee, soldOutTee } from './product-card.fixtures.ts';
import { ProductCard } from './product-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(hit: CardHit, wrapper?: typeof MessageKeysProvider) {
  return render(
    <MemoryRouter>
      <ShopProvider value={testShop}>
        <Routes>
          <Route path="/" element={<ProductCard hit={hit} />} />
          <Route path="/product/:slug" element={<p>Product page</p>} />
        </Routes>
      </ShopProvider>
    </MemoryRouter>,
    wrapper && { wrapper },
  );
}

test('without pictures there is a plain background of the same ratio, with the quick-add button on it', () => {
  const hit: CardHit = {
    ...manyColours,
    colours: manyColours.colours.map((colour) => ({ ...colour, images: [] })),
  };
  const { container } = show(hit);
  const ground = container.querySelector('a > [aria-hidden]');
  expect([
    ground?.getAttribute('aria-hidden'),
    ground?.textContent,
    styleOf(ground)['aspect-ratio'],
    styleOf(ground)['background-color'],
  ]).toEqual(['true', '', '2/3', 'var(--surface)']);
  expect(container.querySelectorAll('a img')).toHaveLength(0);
  const box = screen.getByRole('link', { name: 'card.quickAdd' }).parentElement;
  expect(styleOf(box).position).toBe('relative');
  expect(box?.contains(ground)).toBe(true);
  // The button is in the lower corner of the picture's box, so the
  // text must be outside of that box.
  for (const part of [screen.getByRole('heading'), container.querySelector('[data-rest]')])
    expect(box?.contains(expectDefined(part))).toBe(false);
});

test('the card of a membership leads to the membership’s own page', () => {
  const { container } = show({ ...manyColours, isPremier: true });
  const paths = [...container.querySelectorAll('article a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !path?.startsWith('/premier/'))).toEqual([]);
});

describe('the name of a card in content', () => {
  const showInContent = (isNarrow: boolean, isCut: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
    render(
      <MemoryRouter>
        <ShopProvider value={testShop}>
          <ProductCard hit={plainTee} isInContent />
        </ShopProvider>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'Plain tee' });
    Object.defineProperties(link, {
      scrollHeight: { value: isCut ? 40 : 20 },
      clientHeight: { value: 20 },
    });
    return { link };
  };

  test('has one line on a phone; a tap expands it, another collapses it', () => {
    const { link } = showInContent(true, true);
    expect(link.dataset.open).toBeUndefined();
    expect(fireEvent.click(link, { detail: 1 })).toBe(false);
    expect(link.dataset.open).toBe('true');
    expect(fireEvent.click(link, { detail: 1 })).toBe(false);
    expect(link.dataset.open).toBeUndefined();
  });

  test.each([
    ['that fits', true, false, 1],
    ['on a desk', false, true, 1],
    ['followed by keyboard', true, true, 0],
  ])('%s follows the link', (_, isNarrow, isCut, detail) => {
    const { link } = showInContent(isNarrow, isCut);
    let isTaken = true;
    const onLinkClick = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', onLinkClick, { once: true });
    fireEvent.click(link, { detail });
    expect(isTaken).toBe(false);
  });
});

const shownPicture = (container: HTMLElement) =>
  container.querySelector('img')?.getAttribute('src');

describe('a product card', () => {
  test('links to the displayed colour', () => {
    show(plainTee);
    expect(screen.getByRole('link', { name: 'Plain tee' }).getAttribute('href')).toBe(
      '/product/plain-tee?colour=moss',
    );
  });

  test.each([
    ['pointing at', fireEvent.pointerEnter],
    ['pressing', fireEvent.click],
    ['reaching', fireEvent.focus],
  ])('CARD-2: %s a swatch shows its picture, its price and its link', (_, act) => {
    const { container } = show(plainTee);
    act(screen.getByRole('link', { name: 'Navy' }));
    expect(shownPicture(container)).toContain('draw.tee.navy.front');
    expect(screen.getByText('£15.00')).toBeTruthy();
    expect(screen.getByText('£20.00', { selector: 's' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Plain tee' }).getAttribute('href')).toContain(
      'colour=navy',
    );
    expect(screen.queryByText('Product page')).toBeNull();
  });

  test('CARD-2: the second picture loads when a pointer enters, and covers the first on hover', () => {
    const { container } = show(plainTee);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    fireEvent.pointerEnter(container.querySelector('a') ?? container);
    const second = container.querySelector('img[src*="draw.tee.moss.back"]');
    const layer = second?.closest('span');
    expect(styleOf(layer)).toMatchObject({ position: 'absolute', opacity: '0%' });
    expect(styleOf(layer, { states: [':hover'] }).opacity).toBe('100%');
  });

  test('each swatch is a link to its colour, for pages without JavaScript', () => {
    show(plainTee);
    expect(screen.getByRole('link', { name: 'Navy' }).getAttribute('href')).toBe(
      '/product/plain-tee?colour=navy',
    );
  });

  test('CMS-9: shows the price of all its colours, by which listings sort and filter, until one is selected', () => {
    show(plainTee);
    expect(screen.getByText('£15.00 – £20.00')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Moss' }));
    expect(screen.getByText('£20.00')).toBeTruthy();
  });

  test('PICK-6: printed cloth is shown in a picture of 40 by 40, without a name of its own; the rest is a disc of its tone', () => {
    const [moss, navy] = plainTee.colours;
    show({
      ...plainTee,
      colours: [
        expectDefined(moss),
        { ...expectDefined(navy), hex: '#22304f', swatchImage: 'draw.swatch.navy-stripe.front' },
      ],
    });
    const [plain, printed] = ['Moss', 'Navy'].map((name) => screen.getByRole('link', { name }));
    expect(plain?.style.getPropertyValue('--swatch')).toBe('#4d7a4f');
    expect(plain?.querySelector('img')).toBeNull();
    expect(printed?.style.getPropertyValue('--swatch')).toBe('#22304f');
    expect(printed?.querySelector('source')?.srcset).toMatch(
      /^\/media\/draw\.swatch\.navy-stripe\.front\/w40-1x1-z\.avif 40w, /,
    );
    expect(printed?.querySelector('source')?.sizes).toBe('24px');
    expect(printed?.querySelector('img')).toMatchObject({ alt: '', loading: 'lazy' });
  });

  test('CARD-1: each colour has its width in swatches, the count among them, and the rest is counted', () => {
    const slotsOf = (colourCount: number) => {
      show(
        { ...manyColours, colourCount, colours: manyColours.colours.slice(0, colourCount) },
        MessageKeysProvider,
      );
      const items = [...screen.getByRole('list', { name: 'card.colours' }).children].map((item) =>
        expectElement(item, HTMLElement),
      );
      expect(items[0]?.style.counterReset).toBe(`rest ${colourCount}`);
      cleanup();
      return items.map(({ dataset }) => dataset.places ?? dataset.rest);
    };
    expect(slotsOf(9)).toEqual(['2', '3', '4', '5', '6', '7', 'always']);
    expect(slotsOf(6)).toEqual(['2', '3', '4', '5', '6', '6', '']);
    expect(slotsOf(2)).toEqual(['2', '2', '']);
  });

  test('CARD-1: links to the size when it is the only one selected, or to the recommendation’s link', () => {
    show({
      ...plainTee,
      colours: plainTee.colours.map((colour, index) =>
        index === 0 ? { ...colour, size: 'M' } : colour,
      ),
    });
    expect(screen.getByRole('link', { name: 'Plain tee' }).getAttribute('href')).toBe(
      '/product/plain-tee?colour=moss&size=M',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Navy' }));
    expect(screen.getByRole('link', { name: 'Plain tee' }).getAttribute('href')).toBe(
      '/product/plain-tee?colour=navy',
    );
    cleanup();
    show({ ...plainTee, recommendedUrl: '/product/plain-tee?rec=1' });
    expect(screen.getByRole('link', { name: 'Plain tee' }).getAttribute('href')).toBe(
      '/product/plain-tee?rec=1',
    );
  });

  test('shows its rating, if it has reviews', () => {
    show(plainTee);
    expect(screen.queryByRole('img', { name: 'card.rating' })).toBeNull();
    cleanup();
    show({ ...plainTee, rating: [4.6, 12] });
    const rating = screen.getByRole('img', { name: 'card.rating' });
    expect(rating.textContent).toBe('card.ratingShort');
  });
  test('CARD-6: states the lowest price before a reduction if the card has it', () => {
    show({ ...plainTee, wasPrice: 3_000 }, MessageKeysProvider);
    expect(screen.queryByText(/^price\.lowest/)).toBeNull();
    cleanup();
    show({ ...plainTee, wasPrice: 3_000, lowestPrices: [2_600, 2_900] }, MessageKeysProvider);
    expect(screen.getByText('price.lowest(£26.00 – £29.00)')).toBeTruthy();
  });
  test('CARD-3: shows its badges', () => {
    show({ ...plainTee, badges: [{ id: 'new', text: 'New drop' }] });
    expect(screen.getByText('New drop')).toBeTruthy();
  });

  test('CARD-6: unequal savings are shown as the highest, equal ones as one percentage', () => {
    show(plainTee);
    expect(screen.getByText('price.saveUpTo')).toBeTruthy();
    cleanup();
    show({ ...plainTee, price: 1500, maxPrice: 1500, wasPrice: 2000, saving: undefined });
    expect(screen.getByText('price.save')).toBeTruthy();
  });

  test('CARD-5: one quick-add at a time', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json(toQuickAddProduct(someProduct({ name: 'Plain tee' }))),
    );
    render(
      <MemoryRouter>
        <ShopProvider value={testShop}>
          <ProductCard hit={plainTee} />
          <ProductCard hit={{ ...plainTee, name: 'Other tee' }} />
        </ShopProvider>
      </MemoryRouter>,
    );
    const [first, second] = screen.getAllByRole('link', { name: 'card.quickAdd' });
    expect(fireEvent.click(expectDefined(first))).toBe(false);
    expect(first?.getAttribute('aria-disabled')).toBe('true');
    expect(fireEvent.click(expectDefined(second))).toBe(false);
    fireEvent.pointerMove(document.body);
    expect(await screen.findAllByRole('dialog', {}, { timeout: 20_000 })).toHaveLength(1);
  });

  test('a single colour needs no swatch, and a sold-out one is labelled so', () => {
    show(soldOutTee);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('link', { name: /Plain tee.*card\.soldOut/ })).toBeTruthy();
    const similar = screen.getByRole('link', { name: /^card\.similar ?: Plain tee$/ });
    expect(similar.getAttribute('href')).toMatch(/^\/search\/similar\/[\w-]+\/[\w-]+$/);
  });
});
