/** @vitest-environment happy-dom */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollPositionOf, slideIndexAt } from './rail-positions.browser.ts';
import { scrollAfterSwipe, scrollBySlides } from './scroll-rail.browser.ts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

/**
 * Three slides of 300 px side by side; in right-to-left text the others are to the left of the
 * first.
 */
function someRail(towards: 1 | -1 = 1): HTMLElement {
  const rail = document.createElement('ul');
  for (const index of [0, 1, 2])
    Object.defineProperty(rail.appendChild(document.createElement('li')), 'offsetLeft', {
      value: index * 300 * towards,
    });
  return rail;
}

test.each([
  [1, 19, 1],
  [1, -19, 1],
  [1, 20, 2],
  [1, -20, 0],
  [2, 300, 2],
  [0, -300, 0],
])(
  'GAL-1: from slide %i a swipe by %i pixels ends at %i, in either text direction',
  (from, moved, next) => {
    for (const towards of [1, -1] as const) {
      const rail = someRail(towards);
      rail.scrollLeft = scrollPositionOf(rail, from);
      // The rail is some px behind the finger.
      scrollAfterSwipe(rail, from, Math.sign(moved) * towards, -moved * towards);
      expect(rail.scrollLeft).toBe(scrollPositionOf(rail, next));
    }
  },
);

test('GAL-1: the arrows stop at the last picture', () => {
  const rail = someRail();
  scrollBySlides(rail, -1);
  expect(rail.scrollLeft).toBe(0);
  for (const _press of [1, 2, 3]) scrollBySlides(rail, 1);
  expect(rail.scrollLeft).toBe(600);
});

test('GAL-1: the last picture is the current one at the end even if it is narrower than the rail', () => {
  const rail = someRail();
  Object.defineProperties(rail, { scrollWidth: { value: 900 }, clientWidth: { value: 480 } });
  expect(slideIndexAt(rail, 300)).toBe(1);
  for (const end of [420, 419.5, -420]) expect(slideIndexAt(rail, end)).toBe(2);
});
