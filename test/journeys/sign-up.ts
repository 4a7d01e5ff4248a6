/** Becoming a customer by way of the mailed link, from a page that shows the form. */
import { expect, type Page } from '@playwright/test';
import { waitForLink } from './kept-mails.ts';

export const PASSWORD = 'a quiet green door';

export function newAddress(): string {
  return `ada.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
}

export async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await waitForLink(email, /Finish creating/));
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Finish and sign in' }).click();
}
