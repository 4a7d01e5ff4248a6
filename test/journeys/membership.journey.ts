/** PDP-14: the page of the membership, as a guest, as a customer and as a member. */
import { expect } from '@playwright/test';
import { shops } from './shops.ts';
import { newAddress, signUp } from './sign-up.ts';
import { expectAccessible, openHydrated, test } from './watched-page.ts';

const address = `${shops[0]?.base}/premier/unlimited-delivery-membership`;

// A second one is refused.
test.use({ expectedErrors: /status of 409 .*\/_api\/basket\/addToCart\b[^)]*\)$/ });

test('a guest signs up and has it in the basket; a member is told until when it runs', async ({
  page,
}) => {
  const add = page.getByRole('button', { name: 'Add to basket' });
  await openHydrated(page, address);
  await page.mouse.move(3, 3);
  const signUpAndAdd = page.getByRole('link', { name: 'Sign up and add' });
  await expect(signUpAndAdd).toBeVisible();
  await expect(add).toHaveCount(0);
  await expectAccessible(page);
  await signUpAndAdd.click();
  await signUp(page, newAddress());

  // It has been added on the way, once, and no more of it can be had.
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.getByText('1 item')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Quantity/ }).locator('option')).toHaveText([
    '1',
  ]);
  await openHydrated(page, address);
  await page.mouse.move(3, 3);
  await expect(signUpAndAdd).toHaveCount(0);
  await add.click();
  await expect(page.getByText('Your basket has the membership already.')).toBeVisible();

  // Memberships begin elsewhere: the answer is as it is once one has.
  await page.route('**/_api/shopper*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), premierUntil: '2027-03-01T00:00:00Z' },
    });
  });
  await openHydrated(page, address);
  await page.mouse.move(3, 3);
  await expect(
    page.getByText('Unlimited membership active, valid until 1 March 2027'),
  ).toBeVisible();
  await expect(add).toHaveCount(0);
  await expectAccessible(page);
});
