/** @vitest-environment happy-dom */
/** Tests of the back-to-top button. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contentErrorOf, elementOf } from '#test/components/render-block.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the back-to-top button', () => {
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    fireEvent.scroll(window);
  };

  test('appears beyond 1000 px, goes there smoothly, and is gone again', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(<main id="main">{elementOf('back-to-top', { content: {} })}</main>);
    scrollTo(1_000);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(1_001);
    fireEvent.click(screen.getByRole('button', { name: 'backToTop.label' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
    scrollTo(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('content that is not an object is refused', () => {
  expect(contentErrorOf('back-to-top', 'words')).toMatch(/^content: /);
});
