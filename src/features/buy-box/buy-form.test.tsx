/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product, Variant } from '#features/catalogue/catalogue.ts';
import { engraving } from '#features/customisation/customisation.fixtures.ts';
import type { CustomisationGroup } from '#features/customisation/customisation.ts';
import { someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { type RequestedSelection, resolveSelection } from '#features/selection/selection.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { collectDetails } from '#test/components/collect-details.ts';
import { BuyForm } from './buy-form.tsx';

const posts: unknown[] = [];
let response: () => Promise<Response>;

beforeEach(() => {
  posts.length = 0;
  response = async () => Response.json({ lines: [], addedLineIds: [] });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string, request?: { body: FormData }) => {
    if (!String(url).includes('addToCart'))
      return Response.json({ status: 'guest', basketCount: 1 });
    posts.push(JSON.parse(String(request?.body.get('data'))));
    return response();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function buyForm(
  product: Product,
  requested: RequestedSelection,
  customisation?: CustomisationGroup,
) {
  return (
    <MemoryRouter>
      <ShopProvider value={testShop}>
        <BuyForm
          product={product}
          selection={resolveSelection(product, requested)}
          rules={{ hideIfOneSize: true, canSelectOutOfStock: false, lowStockQuantity: 5 }}
          customisation={customisation ?? null}
          guide={{ href: '/guide', opensInNewTab: true }}
          onSelectSize={() => undefined}
        />
      </ShopProvider>
    </MemoryRouter>
  );
}

const button = () => screen.getByRole('button');
const click = () => act(async () => void fireEvent.click(button()));
const tee = someProduct();

describe('PDP-10: the button', () => {
  test('shows "Please select a size" and scrolls to the sizes while none is selected', async () => {
    render(buyForm(tee, { colour: 'moss' }));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().hasAttribute('disabled')).toBe(false);
    await click();
    expect(screen.getByText('pdp.selectSize')).toBeTruthy();
    expect(document.activeElement?.id).toBe('sizes');
    expect(posts).toEqual([]);
  });

  test('the next selection clears the message', async () => {
    const { rerender } = render(buyForm(tee, { colour: 'moss' }));
    await click();
    rerender(buyForm(tee, { colour: 'moss', size: 'M' }));
    expect(screen.queryByText('pdp.selectSize')).toBeNull();
  });

  test('PICK-1: another colour clears the message', async () => {
    const { rerender } = render(buyForm(tee, { colour: 'moss' }));
    await click();
    rerender(
      buyForm(someProduct({ variants: [...tee.variants, someVariant('ink', 'L')] }), {
        colour: 'ink',
      }),
    );
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText('pdp.selectSize')).toBeNull();
  });

  test('adds the displayed variant, shows "added" for 1.5 s, and can then add again', async () => {
    render(buyForm(tee, { colour: 'moss', size: 'L' }));
    await click();
    expect(posts).toEqual([[{ sku: 'TEE00001-moss-L', quantity: 1, shownPrice: 2000 }]]);
    expect(button().textContent).toBe('buy.added');
    await click();
    expect(posts).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1499));
    expect(button().textContent).toBe('buy.added');
    act(() => void vi.advanceTimersByTime(1));
    expect(button().textContent).toBe('buy.add');
  });

  test('posts the displayed price without JavaScript, per size where prices differ', () => {
    const postedPrice = (sizes: readonly Variant[]) => {
      const { container } = render(buyForm(someProduct({ variants: sizes }), { colour: 'moss' }));
      const value = container.querySelector<HTMLInputElement>('input[name=shownPrice]')?.value;
      cleanup();
      return value;
    };
    expect(postedPrice([someVariant('moss', 'S'), someVariant('moss', 'M')])).toBe('2000');
    expect(
      postedPrice([someVariant('moss', 'S'), someVariant('moss', 'M', 9, { price: 2500 })]),
    ).toBe('{"S":2000,"M":2500}');
  });

  test('no longer shows "added" for another selection', async () => {
    const { rerender } = render(buyForm(tee, { colour: 'moss', size: 'L' }));
    await click();
    rerender(buyForm(tee, { colour: 'ink', size: 'S' }));
    expect(button().textContent).toBe('buy.add');
  });

  test('is disabled with its own label when the size is out of stock', () => {
    render(buyForm(tee, { colour: 'moss', size: 'S' }));
    expect(button().textContent).toBe('pdp.outOfStock');
    expect(button().hasAttribute('disabled')).toBe(true);
  });

  test.each([
    [
      'by the returned message',
      { error: { code: 'basket.outOfStock', message: 'Somebody was quicker.' } },
      409,
      'Somebody was quicker.',
    ],
    ['with its own text', { error: 'Somebody was quicker.' }, 409, 'Somebody was quicker.'],
    ['with status 200', { error: 'Somebody was quicker.' }, 200, 'Somebody was quicker.'],
    [
      'by the default text without a message',
      { error: { code: 'basket.outOfStock' } },
      409,
      'buy.failed',
    ],
    ['by the default text without an error', {}, 404, 'buy.failed'],
    [
      'by the default text when the server failed',
      { error: 'Something went wrong.' },
      500,
      'buy.failed',
    ],
  ])('shows the error of the server, %s', async (_, body, status, reported) => {
    response = async () => Response.json(body, { status });
    render(buyForm(tee, { colour: 'moss', size: 'L' }));
    await click();
    expect(screen.getByText(reported)).toBeTruthy();
  });

  test('an error dispatches an event, after which the page requests its stock again', async () => {
    const reported = collectDetails('parade:refused');
    render(buyForm(tee, { colour: 'moss', size: 'L' }));
    await click();
    act(() => void vi.advanceTimersByTime(1500));
    expect(reported).toEqual([]);
    response = async () => Response.json({ error: { code: 'basket.outOfStock' } }, { status: 409 });
    await click();
    expect(reported).toEqual([{ productKey: 'TEE00001' }]);
  });
});

describe('PDP-6: a quantity', () => {
  const cream = someProduct({
    productType: 'beauty',
    variants: [someVariant('moss', 'ONE SIZE', 3)],
  });
  test('is shown for beauty only, up to what is available', async () => {
    render(buyForm(tee, { colour: 'moss', size: 'L' }));
    expect(screen.queryByLabelText('buy.quantity')).toBeNull();
    cleanup();
    vi.useRealTimers();
    render(buyForm(cream, {}));
    fireEvent.pointerMove(document.body);
    await screen.findByLabelText('buy.quantity');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '3',
    ]);
    fireEvent.change(screen.getByLabelText('buy.quantity'), { target: { value: '3' } });
    await click();
    expect(posts).toEqual([[{ sku: 'TEE00001-moss-ONE SIZE', quantity: 3, shownPrice: 2000 }]]);
  });

  test('is reduced to the stock of another selection, both displayed and added', async () => {
    vi.useRealTimers();
    const creams = someProduct({
      productType: 'beauty',
      variants: [someVariant('moss', 'ONE SIZE', 3), someVariant('ink', 'ONE SIZE', 2)],
    });
    const { rerender } = render(buyForm(creams, { colour: 'moss' }));
    fireEvent.pointerMove(document.body);
    fireEvent.change(await screen.findByLabelText('buy.quantity'), { target: { value: '3' } });
    rerender(buyForm(creams, { colour: 'ink' }));
    expect(screen.getByLabelText<HTMLSelectElement>('buy.quantity').value).toBe('2');
    await click();
    expect(posts).toEqual([[{ sku: 'TEE00001-ink-ONE SIZE', quantity: 2, shownPrice: 2000 }]]);
  });
});

test('PDP-6: a quantity selected before its field is hydrated is added', async () => {
  render(buyForm(tee, { colour: 'moss', size: 'L' }));
  // The field as server HTML: its island is not hydrated.
  const field = document.createElement('input');
  Object.assign(field, { name: 'quantity', value: '7' });
  document.querySelector('form')?.append(field);
  await click();
  expect(posts).toEqual([[{ sku: 'TEE00001-moss-L', quantity: 7, shownPrice: 2000 }]]);
});

describe('CUST-1: a customised product', () => {
  test('is added only when its fields are valid, with their values', async () => {
    vi.useRealTimers();
    render(buyForm(tee, { colour: 'moss', size: 'L' }, engraving));
    fireEvent.pointerMove(document.body);
    const field = await screen.findByLabelText(/First line/);
    const add = () => screen.getByRole('button', { name: 'buy.add' });
    await vi.waitFor(() => expect(add().getAttribute('aria-disabled')).toBe('true'));
    await act(async () => void fireEvent.click(add()));
    expect(await screen.findByText('custom.missing')).toBeTruthy();
    expect(document.activeElement?.id).toBe('customisation');
    fireEvent.input(field, { target: { value: 'Ada' } });
    expect(add().hasAttribute('aria-disabled')).toBe(false);
    await act(async () => void fireEvent.click(add()));
    expect(posts).toEqual([
      [{ sku: 'TEE00001-moss-L', quantity: 1, shownPrice: 2000, customFields: { line1: 'Ada' } }],
    ]);
  });

  test('with the size missing too, both are shown at once, and the focus goes to the sizes', async () => {
    vi.useRealTimers();
    render(buyForm(tee, { colour: 'moss' }, engraving));
    fireEvent.pointerMove(document.body);
    await screen.findByLabelText(/First line/);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'buy.add' })));
    expect(screen.getByText('pdp.selectSize')).toBeTruthy();
    expect(await screen.findByText('custom.missing')).toBeTruthy();
    expect(document.activeElement?.id).toBe('sizes');
    expect(posts).toEqual([]);
  });
});

test('PDP-8: the remaining stock is shown below the sizes', () => {
  const renderSelection = (requested: RequestedSelection) =>
    render(<MessageKeysProvider>{buyForm(tee, requested)}</MessageKeysProvider>);
  renderSelection({ colour: 'moss', size: 'M' });
  expect(screen.getByText('pdp.lowStock(3)').getAttribute('role')).toBe('status');
  cleanup();
  renderSelection({ colour: 'moss', size: 'S' });
  expect(screen.getByText('pdp.outOfStock', { selector: '[role=status]' })).toBeTruthy();
});

describe('PDP-8: validation events', () => {
  test('are dispatched for low stock and for a product fully out of stock', () => {
    const reported = collectDetails('parade:validation');
    render(buyForm(tee, { colour: 'moss', size: 'M' }));
    cleanup();
    render(buyForm(someProduct({ variants: [someVariant('moss', 'M', 0)] }), {}));
    expect(reported).toEqual([
      { kind: 'lowStock', productKey: 'TEE00001', sku: 'TEE00001-moss-M', amount: 3 },
      { kind: 'fullyOutOfStock', productKey: 'TEE00001' },
    ]);
  });
});

test('PDP-13: the size guide opens in a new tab, without referrer or opener', () => {
  render(buyForm(tee, { colour: 'moss' }));
  const guide = screen.getByRole('link', { name: 'pdp.sizeGuide' });
  expect([
    guide.getAttribute('href'),
    guide.getAttribute('target'),
    guide.getAttribute('rel'),
  ]).toEqual(['/guide', '_blank', 'noreferrer']);
});

test('PICK-5: the only size ONE SIZE is not shown, but is posted', () => {
  render(buyForm(someProduct({ variants: [someVariant('moss', 'ONE SIZE')] }), {}));
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.querySelector<HTMLInputElement>('input[name=size]')?.value).toBe('ONE SIZE');
});
