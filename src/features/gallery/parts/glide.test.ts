/** @vitest-environment happy-dom */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glideTo } from './glide.browser.ts';
import { indexOf } from './rail-places.browser.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Three slides of 300 px, side by side. */
function someRail(): HTMLElement {
  const rail = document.createElement('ul');
  for (const place of [0, 1, 2])
    Object.defineProperty(rail.appendChild(document.createElement('li')), 'offsetLeft', { value: place * 300 });
  rail.scrollTo = ((options: ScrollToOptions) => {
    rail.scrollLeft = options.left ?? 0;
  }) as typeof rail.scrollTo;
  return rail;
}

test('GAL-1: the pictures move for 500 ms, and snap again when they have arrived', () => {
  const rail = someRail();
  glideTo(rail, 1);
  vi.advanceTimersByTime(400);
  expect(rail.scrollLeft).toBeGreaterThan(0);
  expect(rail.scrollLeft).toBeLessThan(300);
  expect(rail.style.scrollSnapType).toBe('none');
  vi.advanceTimersByTime(130);
  expect(rail.scrollLeft).toBe(300);
  expect(indexOf(rail)).toBe(1);
  expect(rail.style.scrollSnapType).toBe('');
});

test('GAL-1: the last picture is reached where it is narrower than the view', () => {
  const rail = someRail();
  Object.defineProperties(rail, { scrollWidth: { value: 900 }, clientWidth: { value: 480 } });
  rail.scrollLeft = 300;
  expect(indexOf(rail)).toBe(1);
  for (const end of [420, 419.5, -420]) {
    rail.scrollLeft = end;
    expect(indexOf(rail)).toBe(2);
  }
});

test('a hand on them takes over at once', () => {
  const rail = someRail();
  glideTo(rail, 2);
  vi.advanceTimersByTime(100);
  rail.dispatchEvent(new Event('pointerdown'));
  const held = rail.scrollLeft;
  vi.advanceTimersByTime(600);
  expect(rail.scrollLeft).toBe(held);
  expect(held).toBeLessThan(600);
});

test('nothing glides for who wants no motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const rail = someRail();
  glideTo(rail, 2);
  expect(rail.scrollLeft).toBe(600);
});
