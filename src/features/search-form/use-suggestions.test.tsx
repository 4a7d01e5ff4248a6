/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSuggestions } from './use-suggestions.ts';

let asked: number;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(null, { status: 503 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('FIND-2: nothing is asked before 300 ms have passed since the last letter', async () => {
  const input = document.createElement('input');
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  renderHook(() => useSuggestions(input));
  await pass(299);
  fireEvent.input(input, { target: { value: 'dress' } });
  await pass(299);
  expect(asked).toBe(0);
  await pass(1);
  expect(asked).toBe(1);
});
