/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { resolveSelection } from '#features/selection/selection.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { isShown } from '#test/components/styles.ts';
import { StickyBar } from './sticky-bar.tsx';

const product = someProduct({
  variants: [someVariant('moss', 'S'), someVariant('moss', 'M', 0)],
});
const selection = resolveSelection(product, { colour: 'moss' });
const selectedSizes: string[] = [];
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ShopProvider value={testShop}>{children}</ShopProvider>
);

let setMainButtonVisible: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        setMainButtonVisible = (isIntersecting) => act(() => notify([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  act(() => void dispatchEvent(new Event('scroll')));
}

function renderBar() {
  const view = { label: 'buy.add', isDisabled: false, isIncomplete: true } as const;
  render(
    <form>
      <button type="submit" id="main">
        Add
      </button>
      <StickyBar
        name="Plain tee"
        view={view}
        buttonId="main"
        selection={selection}
        choice={{ onSelect: (size) => selectedSizes.push(size), canSelectOutOfStock: false }}
      />
    </form>,
    { wrapper },
  );
}

test('PDP-5: the bar has the price and the sizes, and selects a size', () => {
  renderBar();
  scrollTo(851);
  setMainButtonVisible(false);
  expect(screen.getByText('£20.00')).toBeTruthy();
  const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'pdp.size' });
  expect([...sizes.options].map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['pdp.size', true],
    ['S', false],
    ['pdp.sizeOutOfStock', true],
  ]);
  // Without a name, since the size picker is the field that the form posts.
  expect(sizes.name).toBe('');
  fireEvent.change(sizes, { target: { value: 'S' } });
  expect(selectedSizes).toEqual(['S']);
});

test('PDP-5: the bar is shown only beyond 850 px while the main button is out of view', () => {
  renderBar();
  expect(screen.queryByText('buy.add')).toBeNull();
  scrollTo(851);
  expect(screen.queryByText('buy.add')).toBeNull();
  setMainButtonVisible(false);
  expect(screen.getByText('buy.add').getAttribute('aria-disabled')).toBe('true');
  const bar = screen.getByText('Plain tee');
  expect([1023, 1024].map((width) => isShown(bar, { width }))).toEqual([true, false]);
  scrollTo(850);
  expect(screen.queryByText('buy.add')).toBeNull();
  scrollTo(900);
  setMainButtonVisible(true);
  expect(screen.queryByText('buy.add')).toBeNull();
});

test('BAG-1: where an error disables the button, the focus moves to the error message', () => {
  const view = { label: 'buy.add', isDisabled: false, isIncomplete: false } as const;
  const formWithBar = (isRefused: boolean) => (
    <form>
      <button type="submit" id="main" disabled={isRefused}>
        Add
      </button>
      <p id="main-refused" tabIndex={-1}>
        The last one has just been sold.
      </p>
      <StickyBar
        name="Plain tee"
        view={{ ...view, isDisabled: isRefused }}
        buttonId="main"
        isRefused={isRefused}
        selection={selection}
        choice={null}
      />
    </form>
  );
  const { rerender } = render(formWithBar(false), { wrapper });
  document.getElementById('main')?.focus();
  rerender(formWithBar(true));
  expect(document.activeElement?.id).toBe('main-refused');
});
