/** @vitest-environment happy-dom */
/** Tests of lists with equal entries: two cards with one title, two equal answers. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elementOf, fits, parseBlock } from '#test/components/render-block.tsx';
import { listExamples } from './examples.vite.server.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Hydrated blocks whose content has lists of its own. */
const ISLANDS = new Set(['usp-banner', 'shoppable-banner']);
const examples = listExamples()
  .flatMap(({ name, contents }) => contents.map((content, index) => ({ name, index, content })))
  .filter(
    ({ name, content }) => ISLANDS.has(name) || parseBlock(name, content).hydrate === 'never',
  );

test.each(examples)(
  '$name, example $index: every entry twice, and both are rendered',
  ({ name, content }) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(elementOf(name, { content: repeatEntries(name, content) }));
    expect(errors.mock.calls.filter(([message]) => String(message).includes('same key'))).toEqual(
      [],
    );
  },
);

test('entries are repeated where their block has room for them', () => {
  const content = { title: 'x', pictures: [], paragraphs: ['one', 'two'] };
  expect(repeatEntries('blog-panel', content)).toEqual({
    ...content,
    paragraphs: ['one', 'one', 'two', 'two'],
  });
});

type Path = readonly (string | number)[];

/** Repeats each entry of each list, unless the list would be too long for its block. */
function repeatEntries(name: string, content: object): object {
  let repeated: object = content;
  for (const path of listEntries(content).toReversed()) {
    const next = repeatEntry(repeated, path);
    if (typeof next === 'object' && next !== null && fits(name, next)) repeated = next;
  }
  return repeated;
}

/** Paths of all entries of lists, parents first. */
function listEntries(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return [...(Array.isArray(value) ? [at] : []), ...listEntries(inner, at)];
  });
}

function repeatEntry(value: unknown, [key, ...rest]: Path): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  if (Array.isArray(value) && typeof key === 'number')
    return rest.length === 0
      ? value.toSpliced(key, 0, value[key])
      : value.with(key, repeatEntry(value[key], rest));
  const changed = Object.entries(value).map(([name, inner]) => [
    name,
    name === key ? repeatEntry(inner, rest) : inner,
  ]);
  return Object.fromEntries(changed);
}
