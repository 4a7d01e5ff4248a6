/** PDP-14: journey on the membership page as guest, customer and member. */
import { expect } from '@playwright/test';
import { shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import { expectAccessible, openHydrated, test } from './support/watched-page.ts';

const url = `${shops[0]?.base}/premier/unlimited-delivery-membership`;

// A second membership is refused.
test.use({ expectedErrors: /status of 409 .*\/_api\/basket\/addToCart\b[^)]*\)$/ });

test('a guest signs up and finds the membership in the basket; a member sees how long it is valid', async ({
  page,
}) => {
  const add = page.getByRole('button', { name: 'Add to basket' });
  await openHydrated(page, url);
  await page.mouse.move(3, 3);
  const signUpAndAdd = page.getByRole('link', { name: 'Sign up and add' });
  await expect(signUpAndAdd).toBeVisible();
  await expect(add).toHaveCount(0);
  await expectAccessible(page);
  await signUpAndAdd.click();
  await signUp(page, newEmail());

  // Sign-up added it to the basket once, and the quantity is limited to one.
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.getByText('1 item')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Quantity/ }).locator('option')).toHaveText([
    '1',
  ]);
  await openHydrated(page, url);
  await page.mouse.move(3, 3);
  await expect(signUpAndAdd).toHaveCount(0);
  await add.click();
  await expect(page.getByText('The membership is already in your basket.')).toBeVisible();

  // Mocks an active membership, because memberships are granted outside of this app.
  await page.route('**/_api/shopper*', async (route) => {
    const result = await route.fetch();
    await route.fulfill({
      response: result,
      json: { ...(await result.json()), premierUntil: '2027-03-01T00:00:00Z' },
    });
  });
  await openHydrated(page, url);
  await page.mouse.move(3, 3);
  await expect(
    page.getByText('Unlimited membership active, valid until 1 March 2027'),
  ).toBeVisible();
  await expect(add).toHaveCount(0);
  await expectAccessible(page);
});
