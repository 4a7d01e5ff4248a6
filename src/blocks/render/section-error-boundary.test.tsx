/** @vitest-environment happy-dom */
/** Tests of a section that throws in the browser, at render or later; others are unaffected. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Blocks } from './blocks.tsx';
import { registerIslands } from './islands.tsx';
import type { HydratedSection } from './loaded-section.ts';

let isInBrowser = false;

function FailingPart() {
  if (isInBrowser) throw new Error('no such thing in a browser');
  return <p>The words of the delicate one</p>;
}

function Counter({ breaksAt }: { breaksAt: number }) {
  const [count, setCount] = useState(0);
  if (count === breaksAt) throw new Error(`not beyond ${breaksAt}`);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  );
}

registerIslands({
  '../delicate/delicate.island.tsx': () => <FailingPart />,
  '../counter/counter.island.tsx': ({ content }) => (
    <Counter breaksAt={'breaksAt' in content ? Number(content.breaksAt) : 0} />
  ),
});

const sectionOf = (id: string, block: string, content = {}): HydratedSection => ({
  id,
  block,
  isStatic: false,
  content,
});
const page = [sectionOf('one', 'delicate'), sectionOf('two', 'counter', { breaksAt: 9 })];

beforeEach(() => {
  isInBrowser = false;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a section that fails while hydrating keeps its server HTML, and its neighbour hydrates', async () => {
  document.body.innerHTML = renderToString(<Blocks sections={page} />);
  isInBrowser = true;
  const root = await act(async () =>
    hydrateRoot(document.body, <Blocks sections={page} />, { onRecoverableError: () => undefined }),
  );
  expect(screen.getByText('The words of the delicate one').closest('[id]')?.id).toBe('one');
  expect(document.querySelectorAll('#one, #two')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeTruthy();
  act(() => root.unmount());
});

test('a section that fails in use stays as it was last rendered, and its neighbour goes on', () => {
  render(
    <Blocks
      sections={[
        sectionOf('one', 'counter', { breaksAt: 1 }),
        sectionOf('two', 'counter', { breaksAt: 9 }),
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('button');
  if (!(first && second)) throw new Error('nothing was rendered');
  fireEvent.click(first);
  fireEvent.click(second);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Pressed 0',
    'Pressed 1',
  ]);
});

test('a section that fails on a page rendered in the browser is nothing, and its neighbours are rendered', () => {
  isInBrowser = true;
  render(<Blocks sections={page} />);
  expect(screen.queryByText('The words of the delicate one')).toBeNull();
  expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeTruthy();
});
