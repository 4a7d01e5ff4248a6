/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '#features/catalogue/catalogue.ts';
import { someColour, someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import type { Shopper } from '#features/shopper/shopper-store.ts';
import { changeShopper } from '#features/shopper/use-shopper.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import type { PageContent } from './page-content.ts';
import ProductPage from './product.route.tsx';
import { toProductView } from './product-view.ts';

const rules: PageContent['rules'] = {
  ...{
    hideIfOneSize: true,
    canSelectOutOfStock: false,
    hideSingleColourIn: ['home'],
    tallSwatchesIn: ['beauty'],
  },
  returns: { days: 28, postage: 'free' },
  ...{ liveStock: false, lowStockQuantity: 5, freeDeliveryFrom: 5000 },
};
let stock: unknown;
let props: Parameters<typeof ProductPage>[0];

function ShownProductPage() {
  return <ProductPage {...props} />;
}

beforeEach(() => {
  stock = { variants: [] };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes('/stock/')) return Response.json(stock);
    return new Response(null, { status: 503 });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  changeShopper({ status: 'unknown' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders and hydrates a product page. */
async function open(
  over: Partial<Product> = {},
  data: Partial<PageContent> = {},
  problem?: { code: string },
) {
  const loaderData: PageContent = {
    ...{
      product: toProductView(someProduct(over)),
      rules,
      customisation: null,
      guide: null,
      materialNotes: [],
      widgets: {},
      sections: [],
      reviews: null,
      delivery: null,
      related: { bundles: [], picks: null, edit: null, similar: [] },
      fitNote: null,
    },
    promotion: { badges: [], instalments: [] },
    ...data,
  };
  props = { loaderData, actionData: problem && { problem } } as unknown as typeof props;
  const Page = createRoutesStub([{ path: '/product/:slug', Component: ShownProductPage }]);
  render(
    <MessageKeysProvider>
      <ShopProvider value={testShop}>
        <Page initialEntries={['/product/plain-tee?colour=moss']} />
      </ShopProvider>
    </MessageKeysProvider>,
  );
  fireEvent.pointerMove(document.body);
  await screen.findByText('product.returns');
}
const setShopper = (shopper: Partial<Shopper>) => act(async () => changeShopper(shopper));
const addButton = () => screen.queryByRole('button', { name: /^buy\.(add|signUp)$/ });

test('PDP-2: badges lie over the pictures; name, price and trail are beside them', async () => {
  await open({}, { promotion: { badges: [{ id: 'new', text: 'New drop' }], instalments: [] } });
  expect(
    within(screen.getByRole('region', { name: 'gallery.label' })).getByText('New drop'),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Plain tee' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Womens' })).toBeTruthy();
});

test('PDP-1, PICK-1: a colour that is clicked is shown in the pictures and in the URL of the form', async () => {
  await open();
  expect(screen.getAllByRole('img', { name: 'Moss front' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Ink' }));
  expect(await screen.findByRole('img', { name: 'Ink front' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Moss front' })).toBeNull();
  expect(document.querySelector('form')?.getAttribute('action')).toBe(
    '/product/plain-tee?colour=ink',
  );
});

test('PDP-1: a reduction states the lowest price of the days before it', async () => {
  const reduced = { price: 1_500, wasPrice: 2_000, lowestPrice: 1_800 };
  const variants = someProduct().variants.map((variant) => ({ ...variant, ...reduced }));
  await open({}, { product: toProductView(someProduct({ variants }), true) });
  expect(screen.getByText('price.lowest(£18.00)')).toBeTruthy();
});

test('PDP-7: what has sold out since the page was made cannot be chosen', async () => {
  stock = { variants: [{ id: 'moss-L', isOnStock: false, availableQuantity: 0 }] };
  await open({}, { rules: { ...rules, liveStock: true } });
  expect(
    (await screen.findByRole<HTMLInputElement>('radio', { name: 'pdp.sizeOutOfStock(L)' }))
      .disabled,
  ).toBe(true);
});

test('PDP-9, PROMO-1: what comes with the product is under the button', async () => {
  await open({}, { promotion: { badges: [], instalments: [], hasSamples: true } });
  expect(await screen.findByText('promotion.samples')).toBeTruthy();
});

test('PDP-12: size recommendation widgets are shown where they are available', async () => {
  await open(
    {},
    {
      widgets: {
        sizeRecommendation: 'https://widget.example/size',
        productFinder: 'https://widget.example/finder',
      },
    },
  );
  expect(await screen.findByText('sizeRecommendation.open')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'productFinder.title' })).toBeTruthy();
});

test('PDP-13: the size guide is beside the sizes', async () => {
  await open({}, { guide: { href: '/guide', opensInNewTab: true } });
  const link = await screen.findByRole('link', { name: 'pdp.sizeGuide' });
  expect(link.closest('fieldset')?.id).toBe('sizes');
});

test('PICK-5: a single colour is offered, but not in a department that hides it', async () => {
  const one = { colours: [someColour('moss')], variants: [someVariant('moss', 'M')] };
  await open(one);
  expect(screen.getByRole('region', { name: 'pdp.colour' })).toBeTruthy();
  cleanup();
  await open({ ...one, department: 'home' });
  expect(screen.queryByRole('region', { name: 'pdp.colour' })).toBeNull();
});

test('PICK-6: swatches are tall in the departments that the fascia names', async () => {
  await open({ department: 'beauty' });
  expect(screen.getByRole('link', { name: 'Ink' }).querySelector('img')).not.toBeNull();
});

test('FIND-5: the product is kept among those viewed', async () => {
  await open();
  await expect.poll(() => localStorage.getItem('recently-viewed')).toBe('["TEE00001"]');
});

test('PDP-10: an error of the form without JavaScript is shown beside the sizes', async () => {
  await open({}, {}, { code: 'buy.sizeMissing' });
  expect(screen.getByText('pdp.selectSize').closest('fieldset')?.id).toBe('sizes');
});

describe('PDP-14: the membership’s page', () => {
  const membership = {
    isPremier: true,
    slug: 'unlimited',
    colours: [someColour('moss')],
    variants: [someVariant('moss', 'ONE SIZE')],
  };

  test('leads a guest to sign up, and lets a customer add it', async () => {
    await open(membership);
    expect(addButton()?.textContent, 'before it is known who is there').toBe('buy.signUp');
    await setShopper({ status: 'guest' });
    expect((await screen.findByRole('link', { name: 'buy.signUp' })).getAttribute('href')).toBe(
      '/sign-up?redirect=%2Fpremier%2Funlimited%3Fadd%3D1',
    );
    expect(addButton()).toBeNull();
    await setShopper({ status: 'customer' });
    expect(addButton()?.textContent).toBe('buy.add');
  });

  test('keeps one form, so that a press is answered there whatever comes after it', async () => {
    await open(membership);
    await setShopper({ status: 'unknown' });
    const form = addButton()?.closest('form');
    await setShopper({ status: 'guest' });
    await screen.findByRole('link', { name: 'buy.signUp' });
    await setShopper({ status: 'customer' });
    expect(form && addButton()?.closest('form')).toBe(form);
  });

  test('has no button for a member, who sees until when it runs', async () => {
    await open(membership);
    expect(addButton()).not.toBeNull();
    await setShopper({ status: 'customer', premierUntil: '2027-03-01T00:00:00Z' });
    expect(await screen.findByText('premier.active(1 March 2027)')).toBeTruthy();
    expect(addButton()).toBeNull();
  });
});
