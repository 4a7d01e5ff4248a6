/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { someBasket } from '#features/basket/basket.fixtures.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { expectElement } from '#test/expect-defined.ts';
import { BundleBox } from './bundle-box.tsx';
import { suitBundle } from './bundles.fixtures.ts';

const requests: FormData[] = [];
let respond: () => Response;

beforeEach(() => {
  requests.length = 0;
  respond = () => Response.json({ ...someBasket(), addedLineIds: [], freeDeliveryFrom: null });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
    requests.push(body);
    return respond();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const select = (size: HTMLElement, sku: string) =>
  act(async () => void fireEvent.change(size, { target: { value: sku } }));

function renderBox(bundle = suitBundle) {
  render(
    <ShopProvider value={testShop}>
      <BundleBox bundle={bundle} />
    </ShopProvider>,
    { wrapper: MemoryRouter },
  );
  const boxes = screen.getAllByRole('checkbox');
  const [, trousers = document.body] = screen.getAllByRole('listitem');
  const [navySize = trousers] = within(trousers).getAllByRole('combobox');
  return { boxes, trousers, navySize, add: screen.getByRole('button') };
}

const skusOf = (form: FormData | undefined) =>
  JSON.parse(String(form?.get('data'))).map(({ sku }: { sku: string }) => sku);

const isChecked = (box: HTMLElement) => expectElement(box, HTMLInputElement).checked;

function ClickOnCommit() {
  useLayoutEffect(() => screen.getByRole('button').click(), []);
  return null;
}

describe('REC-4: the box of a bundle', () => {
  test('adds all that is selected in one request, and then has nothing selected', async () => {
    const { navySize, add, boxes } = renderBox();
    await select(navySize, 'TROUSERS-navy-M');
    await press(add);
    expect(await screen.findByText('bundles.added')).toBeTruthy();
    expect(requests).toHaveLength(1);
    expect(skusOf(requests[0])).toEqual(['JACKET-navy-ONE SIZE', 'TROUSERS-navy-M']);
    expect(boxes.map(isChecked)).toEqual([false, false]);
    expect(add).toHaveProperty('disabled', true);
  });

  test('a product without sizes has no size field', () => {
    renderBox();
    const [jacket = document.body] = screen.getAllByRole('listitem');
    expect(within(jacket).queryByRole('combobox')).toBeNull();
    expect(screen.queryByText('ONE SIZE')).toBeNull();
  });

  test('a product without sizes names its size where the fascia does not hide it', () => {
    renderBox({ ...suitBundle, hideIfOneSize: false });
    const [jacket = document.body] = screen.getAllByRole('listitem');
    expect(within(jacket).getByRole('combobox')).toHaveProperty('value', 'JACKET-navy-ONE SIZE');
    expect(within(jacket).getByText('ONE SIZE')).toBeTruthy();
  });

  test('shows the missing size at its product and sends nothing', async () => {
    const { trousers, add, navySize } = renderBox();
    await press(add);
    expect(within(trousers).getByRole('alert').textContent).toBe('bundles.sizeMissing');
    expect(requests).toEqual([]);
    await select(navySize, 'TROUSERS-navy-S');
    expect(within(trousers).getByRole('alert').textContent).toBe('');
  });

  test('keeps the error of a click during hydration', async () => {
    render(
      <ShopProvider value={testShop}>
        <BundleBox bundle={suitBundle} />
        <ClickOnCommit />
      </ShopProvider>,
      { wrapper: MemoryRouter },
    );
    expect(await screen.findByText('bundles.sizeMissing')).toBeTruthy();
  });

  test('does not select a product without a size', async () => {
    const { boxes, trousers } = renderBox();
    const box = expectElement(boxes[1], HTMLInputElement);
    await press(box);
    expect(box.checked).toBe(false);
    await press(box);
    expect(box.checked).toBe(false);
    expect(within(trousers).getByRole('alert').textContent).toBe('bundles.sizeMissing');
  });

  test('shows below the button why nothing was added, and keeps the selection', async () => {
    respond = () =>
      Response.json(
        { error: { code: 'basket.outOfStock', message: 'Sold out.' } },
        { status: 409 },
      );
    const { navySize, add, boxes } = renderBox();
    await select(navySize, 'TROUSERS-navy-M');
    await press(add);
    expect((await screen.findByText('Sold out.')).getAttribute('role')).toBe('alert');
    expect(boxes.every(isChecked)).toBe(true);
  });

  test('retries an add without a response with the same key', async () => {
    const keys: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('idempotency-key'));
      throw new TypeError('network');
    });
    const { boxes, add } = renderBox();
    await press(boxes[1] ?? add);
    await press(add);
    expect(await screen.findByText('bundles.failed')).toBeTruthy();
    await press(add);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
  });

  test('labels sizes that are out of stock, which cannot be selected', () => {
    const { trousers } = renderBox();
    const [, stoneSize = trousers] = within(trousers).getAllByRole('combobox');
    const soldOutOption = within(stoneSize).getByRole('option', { name: /bundles.sizeOutOfStock/ });
    expect(soldOutOption).toHaveProperty('disabled', true);
  });
});
