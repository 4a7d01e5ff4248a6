/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createIsland, firstInteraction, hydrateOnInteraction } from './island.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Hydrated = () => 'hydrated';

test('a first click on a control that delays islands hydrates them 400 ms later', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => ({ Hydrated }));
  const Part = createIsland(hydrateOnInteraction(load, 'Hydrated'));
  render(
    <>
      <Part />
      <button type="button" data-delays-islands>
        Add
      </button>
    </>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  // Starts what only listens, such as the search events, which must not miss the add.
  await firstInteraction;
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(load).toHaveBeenCalledOnce();
});
