/** @vitest-environment happy-dom */
/** An add whose code cannot be had. */
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBuying } from './use-buying.ts';

vi.mock('./post-item.browser.ts', () => {
  throw new Error('The line was down when it was fetched.');
});

test('PDP-10: where the code that adds cannot be had, the form is posted as it stands', async () => {
  const form = document.createElement('form');
  const submit = vi.spyOn(form, 'submit').mockReturnValue();
  const { result } = renderHook(() => useBuying('en-GB', 'black M', {}));
  act(() => void result.current.press({ button: 'ready', hasWords: true, item: { sku: 'A-1', quantity: 1 }, productKey: 'A', form }));
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(result.current.buying.problem).toBeNull();
});
