/** @vitest-environment happy-dom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shopper } from '#features/shopper/shopper-store.ts';
import { changeShopper } from '#features/shopper/use-shopper.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { ProductRewards } from './product-rewards.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(shopper: Partial<Shopper>, points = 120) {
  render(
    <MessageKeysProvider>
      <ShopProvider value={testShop}>
        <ProductRewards points={points} joinHref="/sign-up?redirect=%2Fproduct%2Ftee" />
      </ShopProvider>
    </MessageKeysProvider>,
  );
  act(() => changeShopper(shopper));
}

test.each(['unknown', 'guest'] as const)(
  'PROMO-2: points are pounds, and a shopper who is %s has a link to join and come back',
  (status) => {
    show({ status });
    expect(screen.getByText('rewards.earn(£1.20)')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'rewards.join' }).getAttribute('href')).toBe(
      '/sign-up?redirect=%2Fproduct%2Ftee',
    );
  },
);

test('PROMO-2: a customer sees what the product earns, without the link', () => {
  show({ status: 'customer' }, 300);
  expect(screen.getByText('rewards.earn(£3)')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
