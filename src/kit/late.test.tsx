/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepApart, late } from './late.tsx';

afterEach(cleanup);

const module = { Part: () => <p>here</p> };

test('a part whose code cannot be fetched is missing alone, and comes once the line is back', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  let tries = 0;
  const Part = keepApart(
    late(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return module;
    }, 'Part'),
  );
  render(
    <main>
      shown <Part />
    </main>,
  );
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(screen.getByRole('main').textContent).toBe('shown ');
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(String), new TypeError('Failed to fetch'));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByText('here')).toBeTruthy();
  expect(tries).toBe(2);
});
