/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PriceInfo } from '#features/catalogue/catalogue.port.ts';
import { changeShopper } from '#features/shopper/use-shopper.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { listPriceSteps } from './internal-price.ts';
import { InternalPrice } from './internal-price.tsx';

const reduced: PriceInfo = {
  sku: 'TEE-S',
  price: 3000,
  wasPrice: 4000,
  preDiscountPrice: 3400,
  discountEffects: [
    { name: 'Weekend event', value: 300 },
    { name: 'Nomination', value: 100 },
  ],
};

let requests: string[];

async function show(
  isOffice: boolean,
  response: () => Response = () => Response.json({ variants: [reduced] }),
) {
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('shopper'))
      return Response.json({
        status: 'guest',
        basketCount: 0,
        wishlistKeys: [],
        ...(isOffice && { isOffice }),
      });
    requests.push(url);
    return response();
  });
  await act(async () => {
    changeShopper({ status: 'guest', ...(isOffice && { isOffice: true as const }) });
    render(
      <ShopProvider value={testShop}>
        <InternalPrice productId="TEE" sku="TEE-S" />
      </ShopProvider>,
    );
  });
}
const button = () => screen.getByRole('button', { name: 'internalPrice.open' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('PDP-11: a price is shown step by step, and the steps sum up', () => {
  const steps = listPriceSteps(reduced);
  expect(steps.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['was', 4000],
    ['markdown', -600],
    ['internal', 3400],
    ['effect', -300],
    ['effect', -100],
    ['final', 3000],
  ]);
  expect(
    listPriceSteps({ sku: 'TEE-S', price: 2500, discountEffects: [] }).map(({ kind }) => kind),
  ).toEqual(['internal', 'final']);
});

test('PDP-11: shoppers see nothing of it, and nothing is requested', async () => {
  await show(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(requests).toEqual([]);
});

test('PDP-11: in the office the tooltip opens on focus, shows every step, and closes with Escape', async () => {
  await show(true);
  expect(requests).toEqual([]);
  await act(async () => button().focus());
  const { textContent } = screen.getByRole('tooltip');
  for (const part of [
    'internalPrice.was £40.00',
    '-£6.00',
    'internalPrice.internal £34.00',
    'Weekend event -£3.00',
    'Nomination -£1.00',
  ])
    expect(textContent).toContain(part);
  expect(textContent).toContain('internalPrice.final £30.00');
  expect(requests).toEqual(['/_api/internalPrice/TEE?locale=en-GB']);
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await act(async () => void fireEvent.pointerEnter(button()));
  expect(screen.getByRole('tooltip').textContent).toContain('£30.00');
  expect(requests).toHaveLength(1);
});

test('PDP-11: a failure is shown, and requested again the next time', async () => {
  await show(true, () => Response.json({}, { status: 503 }));
  await act(async () => button().focus());
  expect(screen.getByRole('tooltip').textContent).toBe('internalPrice.failed');
  fireEvent.keyDown(button(), { key: 'Escape' });
  await act(async () => void fireEvent.click(button()));
  expect(requests).toHaveLength(2);
});
