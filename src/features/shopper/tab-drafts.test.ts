/** @vitest-environment happy-dom */
/** Tests of drafts in the tab when its shopper signs in and out. */
import { renderHook } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  CUSTOMER_DRAFTS_KEY,
  changeShopper,
  GUEST_DRAFTS_KEY,
  refreshShopper,
  useShopper,
} from './use-shopper.ts';

let status = 'unknown';
vi.stubGlobal('fetch', async () =>
  Response.json(
    { status, wishlistKeys: [], basketCount: 0 },
    { status: status === 'unknown' ? 503 : 200 },
  ),
);
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem(GUEST_DRAFTS_KEY, '{}');
  renderHook(() => useShopper());
});

async function becomes(next: string): Promise<void> {
  status = next;
  await refreshShopper();
}

test('a guest who does not sign in keeps a draft, also after a change before the first response', async () => {
  changeShopper({ basketCount: 1 });
  await becomes('guest');
  expect(sessionStorage.getItem(GUEST_DRAFTS_KEY)).toBe('{}');
});

test('signing out in a tab also removes drafts written before signing in', async () => {
  sessionStorage.setItem(CUSTOMER_DRAFTS_KEY, '{}');
  await becomes('customer');
  expect(sessionStorage.getItem(GUEST_DRAFTS_KEY)).toBe('{}');
  await becomes('guest');
  expect(sessionStorage).toHaveLength(0);
});
