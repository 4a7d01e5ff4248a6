/** @vitest-environment happy-dom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import { loadDeliveryView } from '../delivery.server.ts';
import { DeliveryServices } from '../delivery-services.tsx';

afterEach(cleanup);

const seller = {
  ...{ corporateName: 'Brindle Ltd', vatNumber: 'GB 1', identificationNumber: '0999' },
  address: { street1: 'Unit 4', city: 'Leeds', zipCode: 'LS1 1AA', countryIsoCode: 'GB' },
};
const sold = someProduct({
  ...{ sellerName: 'Brindle', seller, shopDeliveryMessaging: 'By courier.' },
  shopExclusionsMessaging: 'No express delivery.',
});

async function renderDetails(product = sold, tag = 'en-GB') {
  const view = await loadDeliveryView(createTestShop({ locale: { tag } }), product);
  render(
    <ShopProvider value={testShop}>
      <MessageKeysProvider>
        <DeliveryServices view={view} price={2000} />
      </MessageKeysProvider>
    </ShopProvider>,
  );
}

/** The dialog that a button opens, which the browser does without script. */
function findOpened(name: string) {
  const target = screen.getByRole('button', { name }).getAttribute('popovertarget') ?? '';
  const dialog = document.getElementById(target);
  expect(dialog?.getAttribute('popover')).toBe('auto');
  return within(dialog ?? document.body);
}

test('DEL-1: the identity of a seller opens in a dialog', async () => {
  await renderDetails();
  const dialog = findOpened('delivery.sellerDetails');
  for (const value of ['Brindle Ltd', 'GB 1', '0999', 'Unit 4', 'Leeds', 'LS1 1AA'])
    expect(dialog.getByText(value)).toBeTruthy();
  expect(dialog.getByText('United Kingdom')).toBeTruthy();
});

test('DEL-1: the country of a seller is in the language of the page', async () => {
  await renderDetails(sold, 'fr-FR');
  expect(findOpened('delivery.sellerDetails').getByText('Royaume-Uni')).toBeTruthy();
});

test('DEL-1: a seller’s texts about delivery and exclusions open in a dialog', async () => {
  await renderDetails();
  const dialog = findOpened('delivery.terms');
  expect(dialog.getByText('By courier.')).toBeTruthy();
  expect(dialog.getByText('No express delivery.')).toBeTruthy();
});

test('DEL-1: a seller that states nothing has no dialogs', async () => {
  await renderDetails(someProduct({ sellerName: 'Brindle' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('DEL-1: a product of the shop itself has no seller', async () => {
  await renderDetails(someProduct({ seller, shopDeliveryMessaging: 'By courier.' }));
  expect(screen.queryByRole('button', { name: 'delivery.sellerDetails' })).toBeNull();
  expect(screen.queryByText('By courier.')).toBeNull();
});

test('DEL-1: an address is formatted as in its country, without repeated lines', async () => {
  const listLines = async (address: typeof seller.address) => {
    await renderDetails(someProduct({ sellerName: 'Brindle', seller: { ...seller, address } }));
    const lines = findOpened('delivery.sellerDetails').getByRole('group').children;
    const texts = [...lines].map((line) => line.textContent);
    cleanup();
    return texts;
  };
  const address = { street1: '1 Quay', city: 'Singapore', zipCode: '', countryIsoCode: 'SG' };
  expect(await listLines(address)).toEqual(['1 Quay', 'Singapore']);
  const lyon = { street1: '2 rue Mercière', city: 'Lyon', zipCode: '69002', countryIsoCode: 'FR' };
  expect(await listLines(lyon)).toEqual(['2 rue Mercière', '69002 Lyon', 'France']);
  const unknown = { street1: '1 Quay', city: 'Leeds', zipCode: '', countryIsoCode: 'GBR' };
  expect(await listLines(unknown)).toEqual(['1 Quay', 'Leeds', 'GBR']);
});

test('DEL-1: without delivery options there is no empty list', async () => {
  render(
    <ShopProvider value={testShop}>
      <MessageKeysProvider>
        <DeliveryServices
          view={{ sku: '1', country: 'GB', surcharge: 0, options: [], seller: { name: 'Brindle' } }}
          price={2000}
        />
      </MessageKeysProvider>
    </ShopProvider>,
  );
  expect(screen.queryByRole('list')).toBeNull();
});
