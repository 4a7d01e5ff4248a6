/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import type { LowestPrices } from './lowest-price.ts';
import { Price } from './price.tsx';

afterEach(cleanup);

function renderPrice(lowestPrices: LowestPrices | null) {
  cleanup();
  const { container } = render(
    <MessageKeysProvider>
      <ShopProvider value={testShop}>
        <Price price={1_500} wasPrice={2_000} lowestPrices={lowestPrices} />
      </ShopProvider>
    </MessageKeysProvider>,
  );
  return container.textContent;
}

test('a price states the lowest price before its reduction, and the saving from that', () => {
  expect(renderPrice([1_600, 1_600])).toContain('price.lowest(£16.00)');
  expect(screen.getByText('price.save(6)').isConnected).toBe(true);
  expect(renderPrice([1_500, 1_500])).not.toContain('price.save');
  expect(renderPrice(null)).not.toContain('price.lowest');
  expect(screen.getByText('price.save(25)').isConnected).toBe(true);
});
