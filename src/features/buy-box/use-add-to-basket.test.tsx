/** @vitest-environment happy-dom */
/** Tests that an add is sent by the click itself. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PRICED_EVENT } from '#features/product-events/product-events.browser.ts';
import { detailOf } from '#test/expect-defined.ts';
import { useAddToBasket } from './use-add-to-basket.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item = { sku: 'A-1', quantity: 1 };

test('PDP-10: the add is requested within the click event, without waiting for a chunk', () => {
  const request = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', request);
  const { result } = renderHook(() => useAddToBasket('en-GB', 'black M', {}));
  act(() => {
    result.current.submit({ button: 'ready', hasPersonalisation: true, item, productKey: 'A' });
    expect(request).toHaveBeenCalledOnce();
  });
  expect(result.current.addState.status).toBe('adding');
});

test('PDP-10: without a network the add fails with a message, and the button can be clicked again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { result } = renderHook(() => useAddToBasket('en-GB', 'black M', {}));
  await act(
    async () =>
      void result.current.submit({
        button: 'ready',
        hasPersonalisation: true,
        item,
        productKey: 'A',
      }),
  );
  await vi.waitFor(() =>
    expect(result.current.addState).toMatchObject({
      status: 'choosing',
      problem: { code: 'buy.failed' },
    }),
  );
});

test.each([
  ['another price than the page showed', 3000, [{ sku: 'A-1', price: 5500, wasPrice: 6000 }]],
  ['the price that the page showed', 5500, []],
])('PDP-10: an add at %s is reported to the page if it is new', async (_, shownPrice, reported) => {
  const line = {
    id: 'l',
    sku: 'A-1',
    productKey: 'A',
    quantity: 1,
    price: 5500,
    wasPrice: 6000,
    categorySlugs: [],
    customFields: {},
  };
  vi.stubGlobal('fetch', async () =>
    Response.json({ lines: [line], addedLineIds: ['l'], freeDeliveryFrom: null }),
  );
  const events: unknown[] = [];
  const record = (event: Event) => events.push(detailOf(event));
  document.addEventListener(PRICED_EVENT, record);
  const { result } = renderHook(() => useAddToBasket('en-GB', 'black M', {}));
  await act(
    async () =>
      void result.current.submit({
        button: 'ready',
        hasPersonalisation: true,
        item: { ...item, shownPrice },
        productKey: 'A',
      }),
  );
  await vi.waitFor(() => expect(result.current.addState.status).toBe('added'));
  document.removeEventListener(PRICED_EVENT, record);
  expect(events).toEqual(reported);
});
