/** @vitest-environment happy-dom */
/** Tests of the countdown banner on a fake clock: no layout shift, and removal at the end. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentErrorOf, elementOf } from '#test/components/render-block.tsx';

const now = new Date('2026-01-01T00:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function bannerUntil(endTime: string, loaded: unknown, more: object = {}) {
  return elementOf('countdown-banner', {
    content: { title: 'The sale ends', endTime, ...more },
    loaded,
  });
}

const far = { isOver: false, formattedEnd: '', digits: 4 };
const digits = () =>
  [...screen.getByRole('timer').querySelectorAll('[style]')].map(({ textContent }) => textContent);

test('the room for its digits is there before they are', () => {
  const until = bannerUntil('2035-01-01T00:00:00Z', far);
  expect(renderToString(until)).toMatch(/min-width:4ch[^>]*>–/);
  render(until);
  expect(digits()[0]).toHaveLength(4);
});

test('it is looked at twice a second, and is gone at its moment', () => {
  render(bannerUntil('2026-01-01T00:00:02Z', far));
  expect(digits()).toEqual(['00', '00', '00', '02']);
  act(() => void vi.advanceTimersByTime(500));
  act(() => void vi.advanceTimersByTime(500));
  expect(digits()).toEqual(['00', '00', '00', '01']);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a countdown that was over before the page was rendered is not rendered', () => {
  expect(
    renderToString(
      bannerUntil('2025-01-01T00:00:00Z', { isOver: true, formattedEnd: '', digits: 0 }),
    ),
  ).toBe('');
});

test('it has its text, its link and its colours', () => {
  const cta = { label: 'To the sale', href: '/categories/womens' };
  render(
    bannerUntil('2035-01-01T00:00:00Z', far, {
      description: 'Until midnight.',
      cta,
      colour: '#ffffff',
      background: '#3b1f2b',
    }),
  );
  expect(screen.getByRole('heading', { name: 'The sale ends' })).toBeTruthy();
  expect(screen.getByText('Until midnight.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the sale' }).getAttribute('href')).toBe(
    '/categories/womens',
  );
  const banner = screen.getByRole('heading').closest('section');
  expect(banner?.getAttribute('style')).toMatch(
    /color: (#ffffff|rgb\(255, 255, 255\)); background: (#3b1f2b|rgb\(59, 31, 43\))/,
  );
});

test('an end that is not a time is rejected with the path of its field', () => {
  expect(contentErrorOf('countdown-banner', { title: 'x', endTime: 'soon' })).toMatch(/^endTime: /);
});
