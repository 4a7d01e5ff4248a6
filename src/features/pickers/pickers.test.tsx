/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '#features/catalogue/catalogue.ts';
import { someColour, someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { resolveSelection } from '#features/selection/selection.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { styleOf } from '#test/components/styles.ts';
import { expectDefined, expectElement } from '#test/expect-defined.ts';
import { ColourPicker } from './colour-picker.tsx';
import { nextIndexForKey } from './next-index-for-key.ts';
import { listSizeGuides, listWithoutSizeGuide } from './size-guide.ts';
import { SizePicker, type SizePickerProps } from './size-picker.tsx';
import { type SwatchKind, swatchKind } from './swatch-kind.ts';

afterEach(cleanup);

function showColours(product: Product, kind: SwatchKind = 'square') {
  const onSelect = vi.fn();
  render(
    <ShopProvider value={testShop}>
      <ColourPicker
        product={product}
        selection={resolveSelection(product, { colour: 'moss' })}
        hrefOf={(colour) => `/product/tee?colour=${colour}`}
        onSelect={onSelect}
        kind={kind}
      />
    </ShopProvider>,
  );
  return onSelect;
}

function showSizes(count: number, over: Partial<SizePickerProps> = {}) {
  const sizes = Array.from({ length: count }, (_, index) =>
    someVariant('moss', `${index}`, index === 1 ? 0 : 9),
  );
  const onSelect = vi.fn();
  render(<SizePicker selection={{ sizes, size: null }} onSelect={onSelect} {...over} />);
  return onSelect;
}

const soldOut = someProduct({ variants: [someVariant('moss', 'M'), someVariant('ink', 'M', 0)] });

describe('colours', () => {
  test('are links to the colour, and select it without a page load when clicked', () => {
    const onSelect = showColours(someProduct());
    const link = screen.getByRole('link', { name: 'Ink' });
    expect(link.getAttribute('href')).toBe('/product/tee?colour=ink');
    expect(fireEvent.click(link)).toBe(false);
    expect(onSelect).toHaveBeenCalledWith('ink');
  });

  test('open in another tab when clicked with a modifier key', () => {
    const onSelect = showColours(someProduct());
    fireEvent.click(screen.getByRole('link', { name: 'Ink' }), { ctrlKey: true });
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('PICK-4: state in their accessible name that they are out of stock', () => {
    showColours(soldOut);
    expect(screen.getByRole('link', { name: 'Ink – pdp.outOfStock' })).toBeTruthy();
  });

  test('PICK-4: as a list strike the name only, not the reason', async () => {
    showColours(soldOut, 'dropdown');
    const row = await screen.findByRole('link', { name: 'Ink – pdp.outOfStock' });
    expect(row.querySelector('s')?.textContent).toBe('Ink');
  });

  test('are one tab stop, within which arrow keys move', () => {
    showColours(someProduct());
    const [moss, ink] = screen.getAllByRole('link');
    expect([moss?.tabIndex, ink?.tabIndex]).toEqual([0, -1]);
    moss?.focus();
    fireEvent.keyDown(expectDefined(moss), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(ink);
    fireEvent.keyDown(expectDefined(ink), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(moss);
  });

  test('PICK-6: are squares of 60, or tall pictures of 120 by 180', () => {
    showColours(someProduct());
    const sizeOf = (link: HTMLElement) => {
      const { width, height } = styleOf(link);
      return `${width} ${height}`;
    };
    expect(sizeOf(screen.getByRole('link', { name: 'Ink' }))).toBe('60px 60px');
    cleanup();
    showColours(someProduct(), 'tall');
    const tall = screen.getByRole('link', { name: 'Ink' });
    expect(sizeOf(tall)).toBe('120px 180px');
    expect(tall.querySelector('img')?.getAttribute('src')).toContain('draw.tee.ink.front');
  });

  test.each(['square', 'dropdown'] as const)(
    'PICK-6: show printed cloth in a picture of 60 by 60 over its tone: %s',
    async (kind) => {
      const colours = [
        someColour('moss'),
        someColour('ink', { hex: '#1b2333', swatchImage: 'file.stripe' }),
      ];
      showColours(someProduct({ colours }), kind);
      fireEvent.pointerMove(document.body);
      const [moss, ink] = await Promise.all(
        ['Moss', 'Ink'].map((name) => screen.findByRole('link', { name, hidden: true })),
      );
      const ground = ink?.querySelector<HTMLElement>('[style]');
      expect(moss?.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--swatch')).toBe(
        '#4d7a4f',
      );
      expect(ground?.style.getPropertyValue('--swatch')).toBe('#1b2333');
      expect(ground?.querySelector('source')?.srcset).toBe(
        '/media/file.stripe/w60-1x1-z.avif 60w, /media/file.stripe/w120-1x1-z.avif 120w',
      );
      expect(ground?.querySelector('img')).toMatchObject({ alt: '', loading: 'lazy' });
      expect(moss?.querySelector('img')).toBeNull();
    },
  );

  test('PICK-3: as a list are at most 320 high, closed by Escape and by choosing', async () => {
    const onSelect = showColours(someProduct(), 'dropdown');
    fireEvent.pointerMove(document.body);
    await screen.findByRole('link', { name: 'Moss', hidden: true });
    const menu = expectElement(document.querySelector('details'), HTMLDetailsElement);
    menu.open = true;
    expect(menu.querySelector('ul')?.style.maxHeight).toBe('20rem');
    fireEvent.keyDown(screen.getByRole('link', { name: 'Moss' }), { key: 'Escape' });
    expect(menu.open).toBe(false);
    menu.open = true;
    fireEvent.click(screen.getByRole('link', { name: 'Ink' }));
    expect(onSelect).toHaveBeenCalledWith('ink');
    expect(menu.open).toBe(false);
  });

  const openMenu = async () => {
    const onSelect = showColours(
      someProduct({ colours: ['moss', 'ink', 'iris', 'sand'].map((key) => someColour(key)) }),
      'dropdown',
    );
    fireEvent.pointerMove(document.body);
    const field = expectElement(
      await screen.findByRole('searchbox', { hidden: true }),
      HTMLInputElement,
    );
    const menu = expectElement(document.querySelector('details'), HTMLDetailsElement);
    const head = expectElement(menu.querySelector('summary'), HTMLElement);
    const press = (key: string) =>
      fireEvent.keyDown(expectDefined(document.activeElement), { key });
    const at = () => document.activeElement?.textContent;
    return { onSelect, field, menu, head, press, at };
  };
  test('PICK-3: as a list open by an arrow on the closed head, which does not scroll, and go by arrows and by typing', async () => {
    const { menu, head, press, at } = await openMenu();
    head.focus();
    expect(press('ArrowDown'), 'the page does not scroll').toBe(false);
    expect([menu.open, at()]).toEqual([true, 'Moss']);
    for (const [key, label] of [
      ['ArrowDown', 'Ink'],
      ['ArrowUp', 'Moss'],
      ['ArrowUp', 'Moss'],
      ['End', 'Sand – pdp.outOfStock'],
      ['Home', 'Moss'],
      ['i', 'Ink'],
      ['i', 'Iris – pdp.outOfStock'],
    ] as const) {
      expect(press(key)).toBe(false);
      expect(at()).toBe(label);
    }
    press('Escape');
    expect([menu.open, document.activeElement]).toEqual([false, head]);
  });
  test('PICK-3: as a list are filtered by a field, in which Enter selects the first match', async () => {
    const { onSelect, field, menu } = await openMenu();
    menu.open = true;
    fireEvent.change(field, { target: { value: 'ÍR' } });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Iris – pdp.outOfStock',
    ]);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSelect).toHaveBeenCalledWith('iris');
    fireEvent.change(field, { target: { value: 'zzz' } });
    expect(screen.getByRole('status').textContent).toBe('pdp.noColour');
  });
  test('PICK-3: as a list are closed by a click outside and by leaving it', async () => {
    const { menu, field } = await openMenu();
    menu.open = true;
    fireEvent.pointerDown(field);
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(menu.open).toBe(false);
  });
});

test('more than 24 colours are a list; tall swatches are shown if the fascia has them', () => {
  const many = Array.from({ length: 25 }, (_, index) => someColour(`c${index}`));
  expect(swatchKind({ colours: many, department: 'home' }, ['home'])).toBe('dropdown');
  expect(swatchKind({ colours: many.slice(1), department: 'home' }, ['home'])).toBe('tall');
  expect(swatchKind({ colours: many.slice(1), department: 'mens' }, ['home'])).toBe('square');
});

describe('sizes', () => {
  test('PICK-3: are buttons up to ten, else a dropdown', () => {
    showSizes(10);
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    cleanup();
    showSizes(11);
    expect(screen.getAllByRole('option')).toHaveLength(12);
  });

  test('PICK-4: out-of-stock sizes are labelled and cannot be selected, unless that is allowed', () => {
    showSizes(3);
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'pdp.sizeOutOfStock' }).disabled,
    ).toBe(true);
    cleanup();
    const onSelect = showSizes(3, { canSelectOutOfStock: true });
    fireEvent.click(screen.getByRole('radio', { name: 'pdp.sizeOutOfStock' }));
    expect(onSelect).toHaveBeenCalledWith('1');
  });

  test.each([false, true])(
    'PICK-4: in a dropdown too, an out-of-stock size is labelled so, and can be selected: %s',
    (canSelectOutOfStock) => {
      showSizes(11, { canSelectOutOfStock });
      const soldOut = screen.getAllByRole<HTMLOptionElement>('option', {
        name: 'pdp.sizeOutOfStock',
      });
      expect(soldOut.map(({ value, disabled }) => [value, disabled])).toEqual([
        ['1', !canSelectOutOfStock],
      ]);
    },
  );

  test('are a group with a name', () => {
    showSizes(3);
    expect(screen.getByRole('group', { name: /^pdp\.size/ })).toBeTruthy();
  });
  test('a missing size is shown beside them', () => {
    showSizes(3, { error: 'Please select a size' });
    expect(screen.getByRole('alert').textContent).toBe('Please select a size');
    expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(
      screen.getByRole('alert').id,
    );
  });
});

describe('PDP-13: size guides', () => {
  const product = { collection: 'Salt & Sea', brandSlug: 'saltmarsh', department: 'womens' };
  test('are searched by collection, then brand, then department', () => {
    expect(listSizeGuides(product)).toEqual([
      '/pages/brands/salt-sea/informational/size-guide',
      '/pages/brands/saltmarsh/informational/size-guide',
      '/pages/informational/size-guide/womens',
    ]);
  });
  test('that do not exist are reported by brand and department', () => {
    const fashion = { ...product, productType: 'fashion' };
    const named = ['A', 'B'].map((productKey) => ({ ...fashion, productKey }));
    const products = [
      ...named,
      { ...fashion, productKey: 'C', department: 'mens' },
      { ...fashion, productKey: 'D', productType: 'home' },
    ];
    expect(listWithoutSizeGuide(products, (href) => href.endsWith('/mens'))).toEqual([
      { productKey: 'A', count: 2, hrefs: listSizeGuides(product) },
    ]);
    expect(listWithoutSizeGuide(products, (href) => href.includes('saltmarsh'))).toEqual([]);
  });
});

test.each([
  ['ArrowRight', 'ltr', 1],
  ['ArrowRight', 'rtl', 2],
  ['ArrowLeft', 'ltr', 2],
  ['ArrowLeft', 'rtl', 1],
  ['ArrowDown', 'rtl', 1],
  ['End', 'ltr', 2],
  ['Tab', 'ltr', null],
] as const)('%s from the first of three, %s', (key, direction, position) => {
  expect(nextIndexForKey(key, 0, 3, direction)).toBe(position);
});
