/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createIsland,
  hydrateOnInteraction,
  preloadWhenIdle,
  startIdlePreload,
} from './island.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('code is fetched while the browser is idle, before anyone touches the page', async () => {
  const { promise: idle, resolve: becomeIdle } = Promise.withResolvers<void>();
  vi.stubGlobal('requestIdleCallback', (notify: () => void) => void idle.then(notify));
  const load = vi.fn(async () => undefined);
  preloadWhenIdle(load);
  const fetched = startIdlePreload();
  expect(load).not.toHaveBeenCalled();
  becomeIdle();
  await fetched;
  expect(load).toHaveBeenCalledOnce();
});

test('no code is fetched ahead while the browser saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const load = vi.fn(async () => undefined);
  preloadWhenIdle(load);
  await startIdlePreload();
  expect(load).not.toHaveBeenCalled();
});

const Hydrated = () => 'hydrated';

test('scrolling alone hydrates the islands', async () => {
  const Part = createIsland(hydrateOnInteraction(async () => ({ Hydrated }), 'Hydrated'));
  render(
    <main>
      <Part />
    </main>,
  );
  await act(async () => undefined);
  expect(screen.getByRole('main').textContent).toBe('');
  await act(async () => void fireEvent.wheel(document.body));
  expect(screen.getByRole('main').textContent).toBe('hydrated');
});

test('a part whose code cannot be fetched leaves the rest of the page intact', async () => {
  const reported = vi.spyOn(console, 'warn').mockReturnValue();
  const Part = createIsland(
    hydrateOnInteraction<'Part', { Part: () => React.ReactNode }>(
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Part',
    ),
  );
  render(
    <main>
      shown <Part />
    </main>,
  );
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(screen.getByRole('main').textContent).toBe('shown ');
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    new TypeError('Failed to fetch'),
  );
});
