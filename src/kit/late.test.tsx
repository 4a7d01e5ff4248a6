/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepApart, late } from './late.tsx';

afterEach(cleanup);

test('a part whose code cannot be fetched is missing alone', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  const Part = keepApart(late<'Part', { Part: () => React.ReactNode }>(() => Promise.reject(new TypeError('Failed to fetch')), 'Part'));
  render(
    <main>
      shown <Part />
    </main>,
  );
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(screen.getByRole('main').textContent).toBe('shown ');
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(String), new TypeError('Failed to fetch'));
});
