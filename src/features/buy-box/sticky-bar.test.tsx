/** @vitest-environment happy-dom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isShown } from '#test/components/styles.ts';
import { StickyBar } from './sticky-bar.tsx';

let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => notify([{ isIntersecting }]));
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

function show() {
  const view = { label: 'buy.add', isDisabled: false, isIncomplete: true } as const;
  render(
    <form>
      <button type="submit" id="main">
        Add
      </button>
      <StickyBar name="Plain tee" view={view} buttonId="main" />
    </form>,
  );
}

test('PDP-5: the bar is there beyond 850 px with the main button out of view, and only then', () => {
  show();
  expect(screen.queryByText('buy.add')).toBeNull();
  scrollTo(851);
  expect(screen.queryByText('buy.add')).toBeNull();
  see(false);
  expect(screen.getByText('buy.add').getAttribute('aria-disabled')).toBe('true');
  const bar = screen.getByText('Plain tee');
  expect([1023, 1024].map((width) => isShown(bar, { width }))).toEqual([true, false]);
  scrollTo(850);
  expect(screen.queryByText('buy.add')).toBeNull();
  scrollTo(900);
  see(true);
  expect(screen.queryByText('buy.add')).toBeNull();
});

test('BAG-1: where a refusal takes the button away, the focus goes to the reason', () => {
  const view = { label: 'buy.add', isDisabled: false, isIncomplete: false } as const;
  const shown = (isRefused: boolean) => (
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
      />
    </form>
  );
  const { rerender } = render(shown(false));
  document.getElementById('main')?.focus();
  rerender(shown(true));
  expect(document.activeElement?.id).toBe('main-refused');
});
