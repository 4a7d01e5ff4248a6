/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { ProductResult } from '#features/catalogue/catalogue.port.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import type { SavedItem } from '#features/wishlist/wishlist.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { expectElement } from '#test/expect-defined.ts';
import WishlistPage, { loader } from './wishlist.route.tsx';

afterEach(cleanup);

const saved: SavedItem = {
  ...{
    productKey: 'TEE00001',
    colourSelected: 'moss',
    lineItemSku: 'TEE00001-moss-L',
    sizeSelected: true,
  },
  ...{ seen: null, since: '1795286024599000' },
};

let props: Parameters<typeof WishlistPage>[0];

function ShownRoute() {
  return <WishlistPage {...props} />;
}

/** Renders the page of a customer with one item, for a fascia with this configuration. */
async function open(
  fascia: Pick<Fascia, 'wishlistRatio'>,
  found: ProductResult = { product: someProduct() },
  actionData?: object,
) {
  const shop = createTestShop({
    fascia,
    customer: {
      ...{ id: '1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
      membershipUntil: null,
    },
    ports: {
      wishlists: { list: async () => [saved] },
      catalogue: { findProduct: async () => found },
    },
  });
  const args = routeArgs(shop, new Request('https://shop.example/wishlist'));
  const loaderData = await loader(args);
  props = { loaderData, actionData } as typeof props;
  const Page = createRoutesStub([{ path: '/', Component: ShownRoute }]);
  return render(
    <ShopProvider value={testShop}>
      <Page initialEntries={['/']} />
    </ShopProvider>,
  );
}

test.each([
  [1, 1],
  [1.25, 1.25],
  [1.5, 1.5],
  [undefined, 1.5],
] as const)(
  'WISH-6: where the fascia sets %s a picture is %s times as high as wide',
  async (wishlistRatio, ratio) => {
    const { container } = await open(wishlistRatio ? { wishlistRatio } : {});
    const { width, height } = expectElement(container.querySelector('main img'), HTMLImageElement);
    expect(height / width).toBe(ratio);
  },
);

test('WISH-6: a thing is there with the size that was chosen, beside its others', async () => {
  await open({});
  const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'wishlist.size' });
  expect(sizes.value).toBe('TEE00001-moss-L');
  expect([...sizes.options].map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['wishlist.chooseSize', false],
    ['wishlist.soldOutSize', true],
    ['M', false],
    ['L', false],
  ]);
});

test('WISH-6: an item that is no longer sold can be removed, and the list is not shown as empty', async () => {
  await open({}, null);
  const gone = screen.getByRole('region', { name: 'wishlist.noLongerSold' });
  expect(gone.textContent).toContain('wishlist.noLongerSoldItem');
  const form = screen.getByRole('button', { name: 'wishlist.removeName' }).closest('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    formType: 'removeFromWishlist',
    wishlistKey: 'TEE00001~TEE00001-moss-L~1~moss',
  });
  expect(screen.queryByText('wishlist.empty')).toBeNull();
});

test('ALERT-6: a refused price alert is described at its own button, not at the size', async () => {
  const wishlistKey = 'TEE00001~TEE00001-moss-L~1~moss';
  const actionError = { error: 'priceAlert.notSaved', errorSource: 'startPriceAlert', wishlistKey };
  await open({}, undefined, actionError);
  const button = screen.getByRole('button', { name: /^wishlist.alert/ });
  const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('wishlist.notSold');
  expect(screen.getAllByText('wishlist.notSold')).toHaveLength(1);
});
