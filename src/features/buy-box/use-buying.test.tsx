/** @vitest-environment happy-dom */
/** An add begins with its press. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBuying } from './use-buying.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item = { sku: 'A-1', quantity: 1 };

test('PDP-10: the basket is asked within the press itself, without waiting for code', () => {
  const asked = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', asked);
  const { result } = renderHook(() => useBuying('en-GB', 'black M', {}));
  act(() => {
    result.current.press({ button: 'ready', hasWords: true, item, productKey: 'A' });
    expect(asked).toHaveBeenCalledOnce();
  });
  expect(result.current.buying.status).toBe('adding');
});

test('PDP-10: without a network the add is refused in words, and the button can be pressed again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { result } = renderHook(() => useBuying('en-GB', 'black M', {}));
  await act(async () => void result.current.press({ button: 'ready', hasWords: true, item, productKey: 'A' }));
  await vi.waitFor(() => expect(result.current.buying).toMatchObject({ status: 'choosing', problem: { code: 'buy.failed' } }));
});
