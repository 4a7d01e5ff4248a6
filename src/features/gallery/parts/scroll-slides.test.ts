/** @vitest-environment happy-dom */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollAfterSwipe, scrollBySlides } from './scroll-slides.browser.ts';
import { scrollPositionOf, slideIndexAt } from './slide-positions.browser.ts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

/**
 * Three slides of 300 px side by side; in right-to-left text the others are to the left of the
 * first.
 */
function someList(towards: 1 | -1 = 1): HTMLElement {
  const list = document.createElement('ul');
  for (const index of [0, 1, 2])
    Object.defineProperty(list.appendChild(document.createElement('li')), 'offsetLeft', {
      value: index * 300 * towards,
    });
  return list;
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
      const list = someList(towards);
      list.scrollLeft = scrollPositionOf(list, from);
      // The list is some px behind the finger.
      scrollAfterSwipe(list, from, Math.sign(moved) * towards, -moved * towards);
      expect(list.scrollLeft).toBe(scrollPositionOf(list, next));
    }
  },
);

test('GAL-1: the arrows stop at the last picture', () => {
  const list = someList();
  scrollBySlides(list, -1);
  expect(list.scrollLeft).toBe(0);
  for (const _press of [1, 2, 3]) scrollBySlides(list, 1);
  expect(list.scrollLeft).toBe(600);
});

test('GAL-1: the last picture is reached where it is narrower than the view', () => {
  const list = someList();
  Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 480 } });
  expect(slideIndexAt(list, 300)).toBe(1);
  for (const end of [420, 419.5, -420]) expect(slideIndexAt(list, end)).toBe(2);
});
