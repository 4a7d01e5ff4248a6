/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { ProductFinder } from './product-finder.tsx';
import { SizeRecommendation } from './size-recommendation.tsx';
// Loaded dynamically otherwise.
import '#features/buy-box/post-item.browser.ts';
import { expectElement } from '#test/expect-defined.ts';

let posts: unknown[];
let status: number;

beforeEach(() => {
  posts = [];
  status = 200;
  vi.stubGlobal('fetch', async (_: string, request?: { body?: FormData }) => {
    const data = request?.body?.get('data');
    if (data) posts.push(JSON.parse(String(data)));
    return Response.json(
      status === 200 ? { lines: [], addedLineIds: [] } : { error: { code: 'basket.outOfStock' } },
      { status },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open(part: React.ReactNode, opener: string): Promise<HTMLIFrameElement> {
  render(
    <MemoryRouter initialEntries={['/product/plain-tee']}>
      <ShopProvider value={testShop}>
        {part}
        <Address />
      </ShopProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText(opener));
  const iframe = expectElement(await screen.findByTitle(opener), HTMLIFrameElement);
  // happy-dom loads nothing, so the iframe has no window.
  Object.defineProperty(iframe, 'contentWindow', { value: { name: 'widget' } });
  return iframe;
}

/** Dispatches a message as the iframe, or another window, would send it. */
async function sendMessage(
  data: unknown,
  source: Window | null,
  origin = location.origin,
): Promise<void> {
  const message = new MessageEvent('message', {
    data,
    origin,
    source,
  });
  await act(async () => void dispatchEvent(message));
}

test('PDP-12: the recommended size is added once, and the shopper gets a message', async () => {
  const iframe = await open(<ProductFinder src="/_api/widget" />, 'productFinder.open');
  await sendMessage({ type: 'parade:add', sku: 'DEW00001-1-1' }, iframe.contentWindow);
  expect(await screen.findByText('productFinder.added')).toBeTruthy();
  expect(posts).toEqual([[{ sku: 'DEW00001-1-1', quantity: 1 }]]);
});

test('PDP-12: a third-party widget is loaded only where its answer can be received; without JavaScript it is a link', () => {
  const html = renderToStaticMarkup(
    <ShopProvider value={testShop}>
      <ProductFinder src="https://widget.example/finder" />
    </ShopProvider>,
  );
  expect(html).not.toContain('iframe.question');
  expect(html).toMatch(
    /<noscript><a href="https:\/\/widget\.example\/finder"[^>]*>productFinder\.open/,
  );
  render(
    <ShopProvider value={testShop}>
      <ProductFinder src="https://widget.example/finder" />
    </ShopProvider>,
  );
  expect(screen.getByText('iframe.question')).toBeTruthy();
});

test('PDP-12: another window adds nothing', async () => {
  await open(<ProductFinder src="/_api/widget" />, 'productFinder.open');
  await sendMessage({ type: 'parade:add', sku: 'DEW00001-1-1' }, window);
  await sendMessage({ type: 'parade:add', sku: 'DEW00001-1-1' }, null);
  expect(posts).toEqual([]);
});

test('PDP-12: the iframe itself adds nothing once it shows another site', async () => {
  const iframe = await open(<ProductFinder src="/_api/widget" />, 'productFinder.open');
  await sendMessage(
    { type: 'parade:add', sku: 'DEW00001-1-1' },
    iframe.contentWindow,
    'https://elsewhere.example',
  );
  expect(posts).toEqual([]);
});

test('PDP-12: an add that fails is logged only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  status = 409;
  const iframe = await open(<ProductFinder src="/_api/widget" />, 'productFinder.open');
  await sendMessage({ type: 'parade:add', sku: 'DEW00001-1-1' }, iframe.contentWindow);
  await expect.poll(() => warn).toHaveBeenCalledWith(expect.stringContaining('basket.outOfStock'));
  expect(screen.queryByText('productFinder.added')).toBeNull();
});

test('PDP-12: the recommended size is selected in the URL, and the iframe closes', async () => {
  const iframe = await open(
    <SizeRecommendation src="/_api/advice/size" slug="plain-tee" />,
    'sizeRecommendation.open',
  );
  await sendMessage({ type: 'parade:size', size: 'L' }, iframe.contentWindow);
  expect(screen.getByText('/product/plain-tee?size=L')).toBeTruthy();
  expect(screen.getByText('sizeRecommendation.open').closest('details')?.open).toBe(false);
});
