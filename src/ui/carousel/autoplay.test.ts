/** Tests of carousel autoplay, on a fake clock. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAutoplay } from './autoplay.browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it moves on at each turn, and not before', () => {
  const advance = vi.fn();
  startAutoplay(5_000, advance);
  vi.advanceTimersByTime(4_999);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(advance).toHaveBeenCalledTimes(3);
});

test('it stays paused until every reason to pause is gone, then waits a whole interval', () => {
  const advance = vi.fn();
  const autoplay = startAutoplay(3_000, advance);
  autoplay.pause('pointer');
  autoplay.pause('focus');
  autoplay.resume('pointer');
  vi.advanceTimersByTime(9_000);
  expect(advance).not.toHaveBeenCalled();
  autoplay.resume('focus');
  vi.advanceTimersByTime(2_999);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
});

test('once stopped it never moves again, whatever releases it', () => {
  const advance = vi.fn();
  const autoplay = startAutoplay(1_000, advance);
  autoplay.stop();
  autoplay.resume('pointer');
  vi.advanceTimersByTime(5_000);
  expect(advance).not.toHaveBeenCalled();
});
