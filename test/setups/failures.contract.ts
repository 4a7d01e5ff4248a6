/** Tests of failures for shoppers without JavaScript: each has a message and loses no data. */
import { describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import { MAX_WISHLIST_ITEMS } from '#features/wishlist/wishlist.ts';
import { createAccounts } from '#providers/accounts/embedded/accounts.provider.ts';
import { register } from '../stress/account-links.ts';
import { NoScriptShopper, PASSWORD } from './no-script-shopper.ts';
import { pathOf, saveProductsByState, skuOf, toWishlistKey } from './products-by-state.ts';

const EMAIL_WITH_ROOM = 'has-room@example.com';
const EMAIL_WITH_FULL_WISHLIST = 'is-full@example.com';

const fillWishlist = defineStatement<never>(
  'test.fillWishlist',
  `insert into wishlist_item (customer_id, product_key, colour, sku, size_selected)
   select $1::uuid, 'KEPT-' || n, 'moss', 'KEP00001-1-1', false from generate_series(1, $2::int) n`,
);

export async function prepareFailures(database: Database): Promise<void> {
  await saveProductsByState(database);
  const accounts = createAccounts(database, createMemoryJobs());
  await register(accounts, EMAIL_WITH_ROOM);
  const { customer } = await register(accounts, EMAIL_WITH_FULL_WISHLIST);
  await database.rows(fillWishlist, [customer.id, MAX_WISHLIST_ITEMS]);
}

/** `base` is the origin of a built server with the data of `prepareFailures`. */
export function describeFailures(base: () => string): void {
  const createShopper = () => new NoScriptShopper(base());
  describe('a shopper without JavaScript', () => {
    describeProductsAndBasket(createShopper);
    describeAccountsAndWishlist(createShopper);
  });
}

function describeProductsAndBasket(createShopper: () => NoScriptShopper): void {
  test('sees on the product page that it is out of stock, or how little is left', async () => {
    const shopper = createShopper();
    expect(await shopper.read(pathOf('OUT00001'))).toContain('Out of stock');
    expect(await shopper.read(pathOf('LOW00001'))).toContain('Only 2 left in stock');
    expect(await shopper.read(pathOf('OLD00001'), 410)).toContain('We no longer sell this');
  });

  test('sees why an add is refused, and the basket stays as it was', async () => {
    const shopper = createShopper();
    await shopper.buy('SOU00001');
    const buy = { colour: 'moss', size: 'ONE SIZE' };
    expect(await shopper.post(pathOf('OUT00001'), buy, 409)).toContain('This is out of stock.');
    expect(await shopper.post(pathOf('LOW00001'), { ...buy, quantity: '3' }, 409)).toContain(
      'Only 2 more can be added.',
    );
    expect(await shopper.post(pathOf('SIZ00001'), { colour: 'moss' }, 400)).toContain(
      'Please select a size',
    );
    expect(await shopper.basketCount()).toBe(1);
  });

  test('gets the current basket when a change is outdated or requests too much', async () => {
    const shopper = createShopper();
    await shopper.buy('LOW00001');
    const line = await shopper.line();
    expect(await shopper.post('/basket', { ...line, quantity: '2', version: '99' }, 409)).toContain(
      'Your basket has changed',
    );
    expect(await shopper.post('/basket', { ...line, quantity: '5' }, 409)).toContain(
      'Only 2 left in stock.',
    );
    expect(await shopper.basketCount()).toBe(1);
  });

  test('sees what is not sold in another currency, and may not check it out', async () => {
    const shopper = createShopper();
    await shopper.buy('SOU00001');
    await shopper.buy('ISL00001');
    const basket = await shopper.read('/fr/basket');
    expect(basket).toContain('Les prix de votre panier sont maintenant en EUR.');
    expect(basket).toContain('Non vendu dans cette devise');
    expect(await shopper.post('/fr/checkout', {})).toContain('Un article n’est pas');
    expect(await shopper.read('/basket')).not.toContain('Not sold in this currency');
  });

  test('sees that a checkout link has expired, and finds the basket as it was', async () => {
    const shopper = createShopper();
    await shopper.buy('SOU00001');
    expect(await shopper.read('/checkout?basket=x&until=1&signature=x', 410)).toContain(
      'This link has expired.',
    );
    expect(await shopper.basketCount()).toBe(1);
  });

  test('is refused an unknown voucher', async () => {
    const shopper = createShopper();
    await shopper.buy('SOU00001');
    expect(await shopper.post('/basket', { intent: 'voucher', voucher: 'nope' }, 404)).toContain(
      'This code is unknown',
    );
  });
}

function describeAccountsAndWishlist(createShopper: () => NoScriptShopper): void {
  test('needs to sign in for the wishlist button, is refused with a message, and finds it saved after a second try', async () => {
    const shopper = createShopper();
    expect(await shopper.post('/wishlist', { wishlistKey: toWishlistKey('SOU00001') })).toContain(
      'Sign in to save items to your wishlist.',
    );
    const refused = await shopper.signIn(EMAIL_WITH_ROOM, 'not the password', 401);
    expect(refused).toContain('is incorrect');
    expect(shopper.field('username')).toBe(EMAIL_WITH_ROOM);
    expect(await shopper.signIn(EMAIL_WITH_ROOM, PASSWORD)).toContain('Tee SOU00001');
  });

  test('sees when an item of the wishlist has sold out, and it stays there', async () => {
    const shopper = createShopper();
    await shopper.signIn(EMAIL_WITH_ROOM, PASSWORD);
    await shopper.post('/wishlist', { wishlistKey: toWishlistKey('OUT00001') });
    const move = { formType: 'moveToBasket', wishlistKey: toWishlistKey('OUT00001') };
    expect(await shopper.post('/wishlist', { ...move, sku: skuOf('OUT00001') }, 409)).toContain(
      'There is no more stock of this item.',
    );
    expect(await shopper.post('/wishlist', move, 400)).toContain('Please choose a size first.');
    expect(await shopper.post('/wishlist', { wishlistKey: 'not~a~key' }, 400)).toContain(
      'Something went wrong.',
    );
    expect(await shopper.read('/wishlist')).toContain('Tee OUT00001');
  });

  test('sees that the wishlist is full, on its button and after a sign-in, and no item is dropped', async () => {
    const shopper = createShopper();
    await shopper.post('/wishlist', { wishlistKey: toWishlistKey('SOU00001') });
    expect(await shopper.signIn(EMAIL_WITH_FULL_WISHLIST, PASSWORD)).toContain(
      'Your wishlist is full.',
    );
    expect(
      await shopper.post('/wishlist', { wishlistKey: toWishlistKey('SOU00001') }, 409),
    ).toContain('Your wishlist is full.');
    await shopper.buy('SOU00001');
    const line = await shopper.line();
    expect(await shopper.post('/basket', { ...line, intent: 'save' }, 409)).toContain(
      'Your wishlist is full.',
    );
    expect(await shopper.basketCount()).toBe(1);
    expect(await shopper.read('/wishlist')).toContain(`${MAX_WISHLIST_ITEMS} items`);
  });

  test('sees that an emailed link was already used, and that a form was open for too long', async () => {
    const shopper = createShopper();
    expect(await shopper.postForm('/sign-in-link', { token: 'x'.repeat(43) }, 410)).toContain(
      'This link has already been used or has expired.',
    );
    expect(
      await shopper.postForm(
        '/reset-password',
        { token: 'x'.repeat(43), newPassword: 'a loud yellow gate' },
        410,
      ),
    ).toContain('This link has already been used or has expired.');
    expect(
      await shopper.post(
        '/login',
        { csrf: 'stale', username: EMAIL_WITH_ROOM, password: PASSWORD },
        403,
      ),
    ).toContain('This page was open for too long.');
  });
}
