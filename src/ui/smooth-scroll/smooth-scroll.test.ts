/** @vitest-environment happy-dom */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollTargetOf, smoothScrollTo } from './smooth-scroll.browser.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const someRow = () => document.createElement('ul');

test('GAL-1: a row moves for 500 ms, and snaps again when it has arrived', () => {
  const row = someRow();
  smoothScrollTo(row, 300);
  vi.advanceTimersByTime(400);
  expect(row.scrollLeft).toBeGreaterThan(0);
  expect(row.scrollLeft).toBeLessThan(300);
  expect(scrollTargetOf(row)).toBe(300);
  expect(row.style.scrollSnapType).toBe('none');
  vi.advanceTimersByTime(130);
  expect([row.scrollLeft, scrollTargetOf(row)]).toEqual([300, 300]);
  expect(row.style.scrollSnapType).toBe('');
});

test('a change of target on the way arrives there, with a duration of its own', () => {
  const row = someRow();
  smoothScrollTo(row, 300);
  vi.advanceTimersByTime(300);
  smoothScrollTo(row, 0);
  vi.advanceTimersByTime(300);
  expect(row.scrollLeft).toBeGreaterThan(0);
  expect([scrollTargetOf(row), row.style.scrollSnapType]).toEqual([0, 'none']);
  vi.advanceTimersByTime(230);
  expect(row.scrollLeft).toBe(0);
});

test('a hand on it takes over at once', () => {
  const row = someRow();
  smoothScrollTo(row, 600);
  vi.advanceTimersByTime(100);
  row.dispatchEvent(new Event('pointerdown'));
  const offset = row.scrollLeft;
  vi.advanceTimersByTime(600);
  expect([row.scrollLeft, scrollTargetOf(row)]).toEqual([offset, offset]);
  expect(offset).toBeLessThan(600);
});

test('with reduced motion nothing scrolls gradually', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const row = someRow();
  smoothScrollTo(row, 600);
  expect(row.scrollLeft).toBe(600);
});
