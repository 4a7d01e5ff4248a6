/** @vitest-environment happy-dom */
/** Tests of lists with equal entries: two cards with one title, two equal answers. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import {
  blockContents,
  containerBlocks,
  staticBlocks,
} from '../render/block-contents.vite.server.ts';
import { block as shoppable } from '../shoppable-banner/shoppable-banner.block.tsx';
import { block as usps } from '../usp-banner/usp-banner.block.tsx';
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

const renderers = new Map([...staticBlocks, ['usp-banner', usps], ['shoppable-banner', shoppable]]);
const examples = listExamples()
  .filter(({ name }) => renderers.has(name) && !containerBlocks.has(name))
  .flatMap(({ name, contents }) => contents.map((content, index) => ({ name, index, content })));

test.each(examples)(
  '$name, example $index: every entry twice, and both are drawn',
  ({ name, content }) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const parsed = blockContents.get(name)?.parse(content);
    if (!parsed || 'reason' in parsed) throw new Error(`${name} does not fit`);
    const rendered = renderers
      .get(name)
      ?.render(twice(parsed.content), { isFirst: false, opensView: false, loaded: undefined });
    render(<ShopProvider value={testShop}>{rendered}</ShopProvider>);
    expect(complaints.mock.calls.filter(([words]) => String(words).includes('same key'))).toEqual(
      [],
    );
  },
);

/** Returns the content with the entries of each list repeated. */
function twice(content: unknown): unknown {
  if (Array.isArray(content)) return [...content, ...content].map(twice);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, twice(value)]));
}
