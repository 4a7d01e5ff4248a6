/** @vitest-environment happy-dom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import type { DeliveryResponse, DeliveryView } from './delivery.ts';
import { DeliveryServices, type DeliveryServicesProps } from './delivery-services.tsx';

const standard = { service: 'standard', cost: 399, freeFrom: 5000, transit: [3, 5] } as const;
const express = { service: 'express', cost: 599, freeFrom: null, transit: [1, 1] } as const;
const view: DeliveryView = {
  country: 'GB',
  sku: 'AB1',
  options: [standard, express],
  surcharge: 0,
};

const now = Date.parse('2026-12-01T20:46:00Z');
const until = Date.parse('2026-12-01T23:00:00Z');
const tomorrow = { until, from: '2026-12-02', to: '2026-12-02' };
const dayAfter = { until: until + 86_400_000, from: '2026-12-03', to: '2026-12-03' };
const period = { until, from: '2026-12-04', to: '2026-12-07' };
const response: DeliveryResponse = {
  ...{ now, surcharge: 0 },
  options: [
    { ...standard, cutOffs: [period] },
    { ...express, cutOffs: [tomorrow, dayAfter] },
  ],
};

let requests = 0;
let respond: () => Response | Promise<Response>;

beforeEach(() => {
  requests = 0;
  respond = () => Response.json(response);
  vi.useFakeTimers();
  // A browser whose clock is years behind.
  vi.setSystemTime(new Date('2019-05-05T05:05:05Z'));
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return respond();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

async function renderServices(price = 2000, deliveryView: DeliveryServicesProps['view'] = view) {
  const { container } = render(
    <ShopProvider value={testShop}>
      <MessageKeysProvider>
        <DeliveryServices view={deliveryView} price={price} />
      </MessageKeysProvider>
    </ShopProvider>,
  );
  const before = container.textContent;
  await wait(0);
  return { before, read: () => container.textContent };
}

test('DEL-1: before the days are loaded, costs and durations', async () => {
  const { before } = await renderServices();
  expect(before).toContain('delivery.freeFrom(£3.99, £50)');
  expect(before).toContain('delivery.days(3, 5)');
  expect(before).toContain('£5.99');
  expect(before).toContain('delivery.nextDay');
});

test('DEL-2: counts down by the server’s clock, not the browser’s', async () => {
  const { read } = await renderServices();
  expect(read()).toContain('delivery.between(Fri 4 Dec, Mon 7 Dec)');
  expect(read()).toContain('delivery.within(2 hrs 14 mins, Wed 2 Dec)');
  await wait(60_000);
  expect(read()).toContain('delivery.within(2 hrs 13 mins, Wed 2 Dec)');
});

test('DEL-2: names the next day as soon as the cut-off has passed', async () => {
  const { read } = await renderServices();
  await wait(until - now - 1_000);
  expect(read()).toContain('Wed 2 Dec');
  await wait(1_000);
  expect(read()).toContain('Thu 3 Dec');
  expect(read()).not.toContain('Wed 2 Dec');
  expect(read()).toContain('delivery.days(3, 5)');
});

test('DEL-2: a slow response shortens the remaining time', async () => {
  const arrived = Promise.withResolvers<Response>();
  respond = () => arrived.promise;
  const { read } = await renderServices();
  await wait(120_000);
  arrived.resolve(Response.json(response));
  await wait(0);
  expect(read()).toContain('delivery.within(2 hrs 12 mins, Wed 2 Dec)');
});

test('requests the days again when the tab becomes visible again', async () => {
  await renderServices();
  expect(requests).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
  expect(requests).toBe(2);
});

test.each([
  ['an error', () => Response.json({}, { status: 503 })],
  ['a page of HTML', () => new Response('<html>Sign in to this network</html>')],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
])('%s still shows costs and durations', async (_, failing) => {
  respond = failing;
  const { before, read } = await renderServices();
  expect(read()).toBe(before);
});

test('DEL-1: a bulky item has no promised day, as the shopper chooses it', async () => {
  const bulky = { ...standard, cost: 2995, freeFrom: null };
  respond = () => Response.json({ ...response, options: [{ ...bulky, cutOffs: [period] }] });
  const { read } = await renderServices(2000, { ...view, options: [bulky], surcharge: 2995 });
  expect(read()).toContain('delivery.appointment(Fri 4 Dec)');
});

test('DEL-3: delivery is free if the product alone reaches the threshold', async () => {
  const { read } = await renderServices(5000);
  expect(read()).toMatch(/delivery\.free(?!From)/);
  expect(read()).not.toContain('£3.99');
});

describe('the dialog of delivery and returns', () => {
  const returns = { message: 'product.returnsFashion', values: { seller: '', days: 28 } } as const;

  /** Text of the dialog that the button opens, which the browser does without script. */
  async function readDialog(dialogView: DeliveryServicesProps['view']) {
    await renderServices(2000, dialogView);
    const button = screen.getByRole('button', { name: 'delivery.terms' });
    const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(dialog?.getAttribute('popover')).toBe('auto');
    return dialog?.textContent ?? '';
  }

  test('DEL-1: shows the services and the returns of the product', async () => {
    const dialog = await readDialog({ ...view, returns });
    expect(dialog).toContain('delivery.standard · delivery.freeFrom(£3.99, £50)');
    expect(dialog).toContain('delivery.days(3, 5)');
    expect(dialog).toContain('product.returnsFashion(, 28)');
    expect(dialog).not.toContain('delivery.surcharge');
  });

  test('DEL-1: the surcharge of bulky items is shown and charged once', async () => {
    const options = [{ ...standard, cost: 2995, freeFrom: null }];
    const dialog = await readDialog({ ...view, options, surcharge: 2995, returns });
    expect(dialog.split('£29.95')).toHaveLength(2);
    expect(dialog).toContain('delivery.surcharge');
  });

  test('DEL-1: a product’s own returns policy takes precedence over that of its type', async () => {
    const ownPolicy = { ...returns, text: 'Ten days, unworn.' };
    const dialog = await readDialog({ ...view, returns: ownPolicy });
    expect(dialog).toContain('Ten days, unworn.');
    expect(dialog).not.toContain('product.returnsFashion');
  });

  test('DEL-1: a seller’s returns have no link to the policy of the shop', async () => {
    const dialog = await readDialog({
      ...{ ...view, options: [], seller: { name: 'Brindle' } },
      returns: { message: 'product.returnsSeller', values: { seller: 'Brindle', days: 28 } },
    });
    expect(dialog).toContain('product.returnsSeller(Brindle, 28)');
    expect(dialog).not.toContain('product.returnsLink');
  });
});
