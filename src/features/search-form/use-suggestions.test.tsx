/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSuggestions } from './use-suggestions.ts';

let requests: string[];

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url.split('?')[0] ?? '');
    return new Response(null, { status: 503 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('FIND-2: nothing is requested before 300 ms have passed since the last letter', async () => {
  const input = document.createElement('input');
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  renderHook(() => useSuggestions(input));
  await pass(299);
  fireEvent.input(input, { target: { value: 'dress' } });
  await pass(299);
  expect(requests).toEqual([]);
  await pass(1);
  expect(requests).toEqual(['/_api/search/config', '/_api/search/pages']);
});
