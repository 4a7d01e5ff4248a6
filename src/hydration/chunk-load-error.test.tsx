/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type ChunkError = typeof import('./chunk-load-error.tsx');

let chunkError: ChunkError;
let events: string[];

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue();
  chunkError = await import('./chunk-load-error.tsx');
  events = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const record = ({ type, currentTarget }: React.SyntheticEvent) =>
  void events.push(`${type} ${currentTarget.localName}`);

function Page() {
  const { ReplayClick } = chunkError;
  const waiting = useRef<HTMLButtonElement>(null);
  return (
    <main>
      <a href="/there" onClick={record}>
        There
      </a>
      <form action="#basket" onSubmit={record}>
        <button type="button" onClick={record}>
          More
        </button>
        <button type="submit" onClick={record}>
          Add
        </button>
      </form>
      <a href="?colour=moss" data-colour="moss" onClick={record}>
        Moss
      </a>
      <form action="#basket" aria-busy="false" onSubmit={record}>
        <button type="submit">Buy</button>
      </form>
      <form action="#basket" aria-busy="true" onSubmit={record}>
        <button type="submit">Adding</button>
      </form>
      <button type="submit" form="apart" onClick={record}>
        Save
      </button>
      <form id="apart" action="#saved" aria-busy="false" onSubmit={record} />
      <dialog open>
        <form action="#login" onSubmit={record}>
          <button type="submit">Sign in</button>
        </form>
      </dialog>
      <button type="button" ref={waiting} onClick={record}>
        Heart
      </button>
      <ReplayClick on={waiting} />
    </main>
  );
}

const click = (name: string) => void fireEvent.click(screen.getByText(name));
const failToLoad = () =>
  act(
    async () =>
      void chunkError.importWithFallback(() => Promise.reject(new TypeError('Failed to fetch'))),
  );

test("links and forms are handled by the page's own listeners", () => {
  render(<Page />);
  for (const name of ['There', 'More', 'Add']) click(name);
  expect(events).toEqual(['click a', 'click button', 'click button', 'submit form']);
});

test('code that failed to load offline is fetched again once online, and the page handles forms again', async () => {
  render(<Page />);
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new TypeError('offline'));
  const loaded = chunkError.importWithFallback(load);
  await expect.poll(() => chunkError.hasChunkLoadError).toBe(true);
  connection.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await loaded).toBe('code');
  events = [];
  click('Add');
  expect(events).toEqual(['click button', 'submit form']);
});

test('without their code, the browser handles links and forms, except those that need scripts', async () => {
  render(<Page />);
  await failToLoad();
  events = [];
  for (const name of ['There', 'Add', 'More', 'Adding', 'Sign in']) click(name);
  expect(events).toEqual(['click button', 'submit form', 'submit form']);
});

test('without their code, the page still handles colour links and, offline, forms that show their progress', async () => {
  render(<Page />);
  await failToLoad();
  events = [];
  for (const name of ['Moss', 'Buy']) click(name);
  expect(events).toEqual(['click a']);
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const name of ['Add', 'Buy']) click(name);
  expect(events).toEqual(['click a', 'submit form']);
  // A button outside the form that it submits.
  click('Save');
  expect(events.slice(2)).toEqual(['click button', 'submit form']);
  connection.mockRestore();
});

test('a click that waits for code is repeated once when the code fails to load', async () => {
  const { unmount } = render(<Page />);
  await failToLoad();
  expect(events).toEqual(['click button']);
  unmount();
});
