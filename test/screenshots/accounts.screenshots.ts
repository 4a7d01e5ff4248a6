/** Screenshots of sign-up, wishlist, account, each email and each form with errors. */
import { expect, type Page } from '@playwright/test';
import { listEmails, waitForLinkAt } from '../journeys/support/captured-emails.ts';
import { newEmail, PASSWORD } from '../journeys/support/sign-up.ts';
import { test, type Visit } from './visit.ts';

const LISTING = '/search?q=';
const submit = (page: Page, form = 'main form') =>
  page.locator(`${form} button[type=submit]`).first().click();
const field = (page: Page, name: string, form = 'main form') =>
  page.locator(`${form} [name=${name}]`).first();

test('wishlist button of a guest', async ({ visit: { page, open, shoot } }) => {
  await open(LISTING);
  await page.locator('main button[name=heart]').first().click();
  const form = 'dialog[open] form';
  await page.locator(form).first().waitFor();
  await shoot('modal');
  await submit(page, form);
  await page.locator('dialog[open] [aria-invalid]').first().waitFor();
  await shoot('modal-empty');
  await field(page, 'username', form).fill(newEmail());
  await field(page, 'password', form).fill('not the password');
  await submit(page, form);
  await page.locator('dialog[open] [role=alert]').filter({ hasText: /./ }).first().waitFor();
  await shoot('modal-refused');
});

test('a customer', async ({ visit }) => {
  const { page, open, shootWhole } = visit;
  const email = newEmail();
  await signUp(visit, email);
  await shootWhole('account');
  for (const list of ['orders', 'stock-alerts', 'price-alerts', 'reminders']) {
    await open(`/account/${list}`);
    await shootWhole(`${list}-empty`);
  }
  await refuseForms(visit);
  await fillWishlist(visit);
  await changeBasket(visit);
  await changeAccount(visit, email);
  await signOut(page);
  await open('/login');
  await field(page, 'username').fill(email);
  await field(page, 'password').fill('not the password');
  await submit(page);
  await page.locator('main [role=alert]').filter({ hasText: /./ }).first().waitFor();
  await shootWhole('login-refused');
});

async function signUp({ page, open, shootWhole }: Visit, email: string): Promise<void> {
  await open('/sign-up');
  await submit(page);
  await page.locator('main [aria-invalid]').first().waitFor();
  await shootWhole('sign-up-refused');
  await fillSignUp(page, email);
  await submit(page);
  await page.locator('main form').waitFor({ state: 'detached' });
  await shootWhole('inbox');
  const link = await waitForLinkAt(email, 1);
  await page.goto(link);
  await shootWhole('sign-up-finish');
  await field(page, 'newPassword').fill(PASSWORD);
  await submit(page);
  await page.waitForURL(/account/);
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await field(page, 'firstName').fill('Ada');
  await field(page, 'lastName').fill('Byron');
  await field(page, 'username').fill(email);
}

async function refuseForms({ page, open, shootWhole }: Visit): Promise<void> {
  await open('/account');
  const form = 'form:has([name=newEmail])';
  await field(page, 'newEmail', form).fill('nonsense');
  await field(page, 'password', form).fill('not the password');
  await submit(page, form);
  await page.locator(`${form} [aria-invalid]`).first().waitFor();
  await shootWhole('account-refused');
}

async function fillWishlist({ page, open, shoot, shootWhole }: Visit): Promise<void> {
  await open('/wishlist');
  await shootWhole('wishlist-empty');
  await open(LISTING);
  for (const index of [0, 1, 2]) {
    const saved = page.waitForResponse(/wishlist\/add/);
    await page.locator('main button[name=heart]').nth(index).click();
    await saved;
  }
  await shoot('wishlist-buttons');
  await open('/wishlist');
  await shootWhole('wishlist');
  await open('/dev/blocks?block=wishlist-carousel');
  await page.locator('main [data-carousel] img').first().waitFor();
  await shootWhole('block-wishlist-carousel');
  await open('/wishlist');
  const withoutSize = page.locator('form:has(select[name=sku])').first();
  if (await withoutSize.count()) {
    await withoutSize.locator('button').click();
    await page.locator('main select[aria-invalid]').waitFor();
    await shootWhole('wishlist-size-missing');
  }
  await page.locator('form:has([value=removeFromWishlist]) button').first().click();
  await page.locator('main [role=status]').filter({ hasText: /./ }).first().waitFor();
  await shootWhole('wishlist-removed');
}

async function changeBasket({ page, open, shootWhole }: Visit): Promise<void> {
  await open('/wishlist');
  const form = page.locator('form:has([value=moveToBasket])').first();
  const sizes = form.locator('select');
  if (await sizes.count()) {
    await sizes.selectOption(
      await sizes.locator('option:not(:disabled):not([value=""])').first().getAttribute('value'),
    );
  }
  await form.locator('button').click();
  await page.locator('main [role=status]').filter({ hasText: /./ }).first().waitFor();
  await shootWhole('wishlist-moved');
  await open('/basket');
  await page.locator('form:has([value=save]) button').first().click();
  await page.locator('main [role=status]').filter({ hasText: /./ }).first().waitFor();
  await shootWhole('basket-saved-for-later');
}

/** Triggers each kind of email and takes its screenshot. */
async function changeAccount(visit: Visit, email: string): Promise<void> {
  await followSignInLink(visit, email);
  await resetPassword(visit, email);
  await changeEmail(visit, email);
  const { page, open } = visit;
  await signOut(page);
  await open('/sign-up');
  await fillSignUp(page, `new.${email}`);
  await submit(page);
  await captureEmails(visit, [email, `new.${email}`]);
}

const signOut = (page: Page) => page.context().clearCookies({ name: /session/ });

async function requestLink(
  { page, open, shootWhole }: Visit,
  name: string,
  email: string,
): Promise<void> {
  await signOut(page);
  await open(`/${name}?email=${email}`);
  await submit(page);
  await page.locator('main form').waitFor({ state: 'detached' });
  await shootWhole(`${name}-sent`);
}

async function followSignInLink(visit: Visit, email: string): Promise<void> {
  const { page, shootWhole } = visit;
  await requestLink(visit, 'sign-in-link', email);
  const link = await waitForLinkAt(email, 2);
  await page.goto(link);
  await shootWhole('sign-in-link-ready');
  await submit(page);
  await page.waitForURL((url) => !url.pathname.includes('sign-in-link'));
  await signOut(page);
  await page.goto(link);
  await page.locator('main [role=alert]').filter({ hasText: /./ }).first().waitFor();
  await shootWhole('link-used');
}

async function resetPassword(visit: Visit, email: string): Promise<void> {
  const { page, shootWhole } = visit;
  await requestLink(visit, 'reset-password', email);
  await page.goto(await waitForLinkAt(email, 3));
  await field(page, 'newPassword').fill('Password1');
  await submit(page);
  await page.locator('main [aria-invalid]').waitFor();
  await shootWhole('reset-password-refused');
  await field(page, 'newPassword').fill(PASSWORD);
  await submit(page);
  await page.waitForURL(/account/);
}

async function changeEmail({ page, open, shootWhole }: Visit, email: string): Promise<void> {
  await open('/account');
  const form = 'form:has([name=newEmail])';
  await field(page, 'newEmail', form).fill(`new.${email}`);
  await field(page, 'password', form).fill(PASSWORD);
  await submit(page, form);
  await page.goto(await waitForLinkAt(`new.${email}`, 1));
  await shootWhole('confirm-email');
  await submit(page);
  await page.waitForURL((url) => !url.pathname.includes('confirm-email'));
}

async function captureEmails(
  { page, shootWhole }: Visit,
  addresses: readonly string[],
): Promise<void> {
  await expect.poll(async () => (await listEmailsTo(addresses)).length).toBe(7);
  for (const [index, { html }] of (await listEmailsTo(addresses)).entries()) {
    await page.setContent(html);
    await shootWhole(`email-${index + 1}`);
  }
}

async function listEmailsTo(addresses: readonly string[]) {
  return (await listEmails()).filter(({ to }) => addresses.includes(to));
}
