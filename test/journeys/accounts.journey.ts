/** Journeys of accounts: sign-up by email from a wishlist button, and everything in an account. */
import { expect, type Page } from '@playwright/test';
import { waitForLink } from './support/captured-emails.ts';
import { shops } from './support/shops.ts';
import { newEmail, PASSWORD, signUp } from './support/sign-up.ts';
import { expectAccessible, expectHydrated, openHydrated, test } from './support/watched-page.ts';

const [shop] = shops;

test('a guest’s wishlist button opens a modal: signing up there saves the item, signing in the next one', async ({
  page,
}) => {
  const email = newEmail();
  await openHydrated(page, `${shop.base}${shop.category}`);
  await page
    .getByRole('button', { name: /^Wishlist: / })
    .first()
    .click();
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await expect(modal.getByText('Sign in to save items to your wishlist.')).toBeVisible();
  await expectAccessible(page);
  await modal.getByRole('link', { name: 'Create an account' }).click();
  await expectAccessible(page);
  await signUp(page, email);
  await expect(page).toHaveURL(new RegExp(`${shop.category}$`));
  await expectHydrated(page);
  await expect(page.getByRole('button', { name: /^Wishlist: /, pressed: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Account of Ada' })).toBeVisible();

  await page.goto(`${shop.base}/wishlist`);
  await expect(page.getByText('1 item')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${shop.base}/account`);
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expectAccessible(page);

  await openHydrated(page, `${shop.base}${shop.category}`);
  await page
    .getByRole('button', { name: /^Wishlist: / })
    .nth(1)
    .click();
  await modal.getByLabel('Email address').fill('nonsense');
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(modal.getByText('Please enter an email address')).toBeVisible();
  await expect(modal.getByText('Please fill in this field.')).toBeVisible();
  await expect(modal.getByLabel('Email address')).toBeFocused();
  await modal.getByLabel('Email address').fill(email);
  await modal.getByLabel('Password').fill(PASSWORD);
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('button', { name: /^Wishlist: /, pressed: true })).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Wishlist: /, pressed: true })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Wishlist: /, pressed: true })).toHaveCount(1);
});

test('by keyboard alone: Escape closes the modal and gives the focus back, Enter signs in', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto(`${shop.base}/sign-up`);
  await signUp(page, email);
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await page.context().clearCookies();
  const { wishlistButton, modal } = await clickWishlistButton(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(wishlistButton).toBeFocused();
  await page.keyboard.press('Enter');
  await modal.getByLabel('Email address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
  await expect(wishlistButton).toBeFocused();
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
});

/**
 * Must stay last on its page: after Tab has moved focus to the browser's controls, the browser
 * returns it asynchronously.
 */
test('by keyboard alone: the modal keeps the focus', async ({ page }) => {
  await clickWishlistButton(page);
  const focused = [await page.evaluate(findFocusOwner)];
  // More presses than the modal has controls.
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(findFocusOwner));
  }
  expect(new Set(focused)).toEqual(new Set(['modal', 'browser']));
});

test('an item of the wishlist is removed, restored by undo, and moved to the basket', async ({
  page,
}) => {
  await page.goto(`${shop.base}/sign-up`);
  await signUp(page, newEmail());
  await page.goto(`${shop.base}/wishlist`);
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expectAccessible(page);
  await openHydrated(page, `${shop.base}${shop.category}`);
  for (const index of [0, 1]) {
    const added = page.waitForResponse(/wishlist\/add/);
    await page
      .getByRole('button', { name: /^Wishlist: / })
      .nth(index)
      .click();
    await added;
  }
  await page.goto(`${shop.base}/wishlist`);
  await expect(page.getByText('2 items')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByText('has been removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 items')).toBeVisible();
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox', { name: /^Size of / }) })
    .first();
  const size = await item.locator('option:not(:disabled):not([value=""])').first().textContent();
  await item.getByRole('combobox').selectOption(size ?? '');
  await item.getByRole('button', { name: /^Move / }).click();
  await expect(page.getByText('has been moved to your basket.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View basket' }).click();
  await expect(page.getByText('1 item')).toBeVisible();
  await expect(page.getByText(`Size: ${size}`)).toBeVisible();
});

test('a forgotten password, a sign-in link on a second device, devices signed out', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'once, on desktop');
  const email = newEmail();
  await page.goto(`${shop.base}/sign-up`);
  await signUp(page, email);
  const context = await browser.newContext();
  const otherDevice = await context.newPage();
  await otherDevice.goto(`${shop.base}/sign-in-link?email=${email}`);
  await expectAccessible(otherDevice);
  await otherDevice.getByRole('button', { name: 'Send the link' }).click();
  const link = await waitForLink(email, /sign-in link/);
  await otherDevice.goto(link);
  await expect(otherDevice.getByText(`You are signing in as ${email}.`)).toBeVisible();
  await otherDevice.getByRole('button', { name: 'Sign in' }).click();
  await expect(otherDevice.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await otherDevice.goto(link);
  await expect(
    otherDevice.getByText('This link has already been used or has expired.'),
  ).toBeVisible();

  await page.goto(`${shop.base}/account`);
  await page.getByRole('button', { name: /^Sign out: Chrome/ }).click();
  await expect(page.getByText('The device has been signed out.')).toBeVisible();
  await otherDevice.goto(`${shop.base}/account`);
  await expect(otherDevice.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await otherDevice.goto(`${shop.base}/reset-password?email=${email}`);
  await expectAccessible(otherDevice);
  await otherDevice.getByRole('button', { name: 'Send the link' }).click();
  await otherDevice.goto(await waitForLink(email, /new Aldermoor password/));
  await otherDevice.getByLabel('New password').fill('Password1');
  await otherDevice.getByRole('button', { name: 'Save password' }).click();
  await expect(otherDevice.getByText('This password is easy to guess.')).toBeVisible();
  await otherDevice.getByLabel('New password').fill('a loud yellow gate');
  await otherDevice.getByRole('button', { name: 'Save password' }).click();
  await expect(otherDevice.getByText('Your password has been changed')).toBeVisible();
  await page.goto(`${shop.base}/account`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.skip(({ isMobile }) => !isMobile, 'once, on the phone');
  test.use({
    javaScriptEnabled: false,
    expectedErrors: /status of 401 .*\/login\b[^)]*\)$|status of 400 .*\/sign-up\b[^)]*\)$/,
  });

  test('a wishlist button needs a sign-in and is saved; a guest’s basket is there afterwards', async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto(`${shop.base}/search?q=cushion`, { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('button', { name: /^Wishlist: / })
      .first()
      .press('Enter');
    await expect(page.getByText('Sign in to save items to your wishlist.')).toBeVisible();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('is incorrect')).toBeVisible();
    // The reason for signing in is still shown, and kept for the next page.
    await expect(page.getByText('Sign in to save items to your wishlist.')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
      /^Please enter an email address/,
    );
    await expect(page.getByLabel('Last name')).toBeFocused();
    await expect(page.getByText('Create an account to save your wishlist.')).toBeVisible();
    await signUp(page, email);
    await expect(page.getByRole('heading', { name: 'Your wishlist' })).toBeVisible();
    await expect(page.getByText('1 item')).toBeVisible();
  });
});

/** Activates the first card's wishlist button by keyboard and waits for the sign-in modal. */
async function clickWishlistButton(page: Page) {
  await openHydrated(page, `${shop.base}${shop.category}`);
  const wishlistButton = page.getByRole('button', { name: /^Wishlist: / }).first();
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await wishlistButton.focus();
  await page.keyboard.press('Enter');
  await expect(modal).toBeVisible();
  return { wishlistButton, modal };
}

/** Runs in the page: returns which of browser, modal and page has the focus. */
function findFocusOwner(): 'browser' | 'modal' | 'page' {
  const { activeElement, body } = document;
  if (activeElement === body) return 'browser';
  return activeElement?.closest('dialog') ? 'modal' : 'page';
}
