/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '#features/catalogue/catalogue.ts';
import { someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { changeShopper, currentShopper } from '#features/shopper/use-shopper.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { expectDefined } from '#test/expect-defined.ts';
import { toQuickAddProduct } from './quick-add.ts';
import { QuickAdd } from './quick-add.tsx';

let posts: unknown[];
let responseError: unknown;
/** Responses to adds wait for this promise. */
let arrival: Promise<void>;
const reported = { closed: 0, over: 0 };

beforeEach(() => {
  posts = [];
  responseError = null;
  arrival = Promise.resolve();
  changeShopper({ lastAdded: null });
  Object.assign(reported, { closed: 0, over: 0 });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(product: Product | null, colour = 'moss') {
  vi.stubGlobal('fetch', async (url: string, request?: { body: FormData }) => {
    if (url.includes('quickadd'))
      return product
        ? Response.json(toQuickAddProduct(product))
        : Response.json(
            { error: { code: 'product.notSold', message: 'We no longer sell this.' } },
            { status: 404 },
          );
    if (!url.includes('addToCart'))
      return Response.json({ status: 'guest', basketCount: 1, wishlistKeys: [] });
    posts.push(JSON.parse(String(request?.body.get('data'))));
    await arrival;
    return responseError
      ? Response.json({ error: responseError }, { status: 409 })
      : Response.json({ lines: [], addedLineIds: ['line-1'] });
  });
  await act(async () => {
    render(
      <ShopProvider value={testShop}>
        <QuickAdd
          productId="TEE00001"
          requested={{ colour }}
          onLoaded={() => undefined}
          onClosed={() => (reported.closed += 1)}
          onOver={() => (reported.over += 1)}
        />
      </ShopProvider>,
    );
  });
}
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const click = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const dialog = () => screen.queryByRole('dialog', { name: 'Plain tee' });

test('opens with the colour of the card, requests a size, adds, and closes after 1.5 s and 0.5 s', async () => {
  await open(someProduct());
  expect(screen.getByRole('link', { name: 'Moss' }).getAttribute('aria-current')).toBe('true');
  await click('buy.add');
  expect(screen.getByText('pdp.selectSize')).toBeTruthy();
  expect(posts).toEqual([]);
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'L' })));
  await click('buy.add');
  expect(posts).toEqual([[{ sku: 'TEE00001-moss-L', quantity: 1, shownPrice: 2000 }]]);
  await pass(1499);
  expect(screen.getByRole('button', { name: 'buy.added' })).toBeTruthy();
  await pass(1);
  expect(dialog()?.dataset.closing).toBe('true');
  await pass(499);
  expect(reported).toEqual({ closed: 0, over: 0 });
  expect(currentShopper().lastAdded, 'the panel is hidden while quick-add is open').toBeNull();
  await pass(1);
  expect(dialog()).toBeNull();
  expect(reported).toEqual({ closed: 1, over: 1 });
  expect(currentShopper().lastAdded?.addedLineIds).toEqual(['line-1']);
});

test('CARD-5: while it adds, the button is disabled with a label, and another click adds nothing', async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  arrival = promise;
  await open(someProduct());
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'L' })));
  expect(screen.getByRole('button', { name: 'buy.add' }).hasAttribute('aria-disabled')).toBe(false);
  await click('buy.add');
  expect(screen.getByRole('button', { name: 'buy.adding' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await click('buy.adding');
  await act(async () => arrive());
  expect(screen.getByRole('button', { name: 'buy.added' })).toBeTruthy();
  expect(posts).toHaveLength(1);
});

test('the added-to-basket panel also opens if the add removes the card', async () => {
  await open(someProduct({ variants: [someVariant('moss', 'ONE SIZE')] }));
  expect(currentShopper().lastAdded).toBeNull();
  cleanup();
  expect(currentShopper().lastAdded?.addedLineIds).toEqual(['line-1']);
});

test('the added-to-basket panel does not open if nothing was added', async () => {
  await open(someProduct());
  await click('quickAdd.close');
  expect(reported).toEqual({ closed: 1, over: 1 });
  expect(currentShopper().lastAdded).toBeNull();
});

test('"View product" keeps colour and size', async () => {
  await open(someProduct(), 'moss');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'L' })));
  expect(screen.getByRole('link', { name: 'quickAdd.view' }).getAttribute('href')).toBe(
    '/product/plain-tee?colour=moss&size=L',
  );
});

test('opens at the default size, which can be added at once', async () => {
  const variants = someProduct().variants.map((variant) =>
    variant.size === 'L' ? { ...variant, preSelected: true as const } : variant,
  );
  await open(someProduct({ variants }), 'moss');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'L' }).checked).toBe(true);
  await click('buy.add');
  expect(posts).toEqual([[{ sku: 'TEE00001-moss-L', quantity: 1, shownPrice: 2000 }]]);
});

test('a single variant is added without a modal', async () => {
  await open(someProduct({ variants: [someVariant('moss', 'ONE SIZE')] }));
  expect(dialog()).toBeNull();
  expect(posts).toEqual([[{ sku: 'TEE00001-moss-ONE SIZE', quantity: 1, shownPrice: 2000 }]]);
  expect(screen.getByRole('status').textContent).toBe('quickAdd.added');
  await pass(1500);
  await pass(500);
  expect(reported.over).toBe(1);
});

test('a failure is shown in the returned text until it is dismissed; another quick-add may start', async () => {
  await open(null);
  expect(screen.getByRole('alert').textContent).toContain('We no longer sell this.');
  expect(reported).toEqual({ closed: 1, over: 0 });
  await click('quickAdd.dismiss');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reported.over).toBe(1);
});

test.each([
  [
    'with its text',
    { code: 'basket.outOfStock', message: 'Somebody was quicker.' },
    'Somebody was quicker.',
  ],
  ['as a text', 'Somebody was quicker.', 'Somebody was quicker.'],
  ['without a text', { code: 'basket.outOfStock' }, 'buy.failed'],
])('the error of the server %s is shown, and the modal stays open', async (_, error, reported) => {
  responseError = error;
  await open(someProduct());
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'L' })));
  await click('buy.add');
  // Elements outside an open modal dialog are inert.
  expect(screen.getByText(reported).closest('[role=alert]')?.closest('dialog')).toBe(dialog());
  await click('quickAdd.dismiss');
  expect(screen.queryByText(reported)).toBeNull();
  expect(dialog()).not.toBeNull();
});

test('PICK-3: more colours than fit in a row are a list of 155 px', async () => {
  const keys = Array.from({ length: 11 }, (_, index) => `c${index}`);
  const { colours } = someProduct();
  await open(
    someProduct({
      colours: keys.map((key) => ({
        ...expectDefined(colours[0]),
        key,
        label: key,
      })),
      variants: keys.map((key) => someVariant(key, 'M')),
    }),
    'c0',
  );
  await act(async () => {
    fireEvent.pointerMove(document.body);
    await vi.dynamicImportSettled();
  });
  expect(document.querySelector<HTMLElement>('details ul')?.style.maxHeight).toBe('155px');
});

test('CUST-1: a personalised product links to its page, and has no button to add it', async () => {
  await open(someProduct({ customisationGroupName: 'engraving' }));
  expect(screen.queryByRole('button', { name: 'buy.add' })).toBeNull();
  expect(screen.getByRole('link', { name: 'quickAdd.view' }).getAttribute('href')).toBe(
    '/product/plain-tee?colour=moss',
  );
  expect(posts).toEqual([]);
});
