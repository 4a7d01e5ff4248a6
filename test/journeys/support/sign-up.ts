/** Signs a customer up with the emailed link, from a page that shows the form. */
import { expect, type Page } from '@playwright/test';
import { waitForLink } from './captured-emails.ts';

export const PASSWORD = 'a quiet green door';

export function newEmail(): string {
  return `ada.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
}

/** `base` is the server's origin, needed when the server does not know its own port. */
export async function signUp(page: Page, email: string, base?: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const link = await waitForLink(email, /Finish creating/);
  await page.goto(base === undefined ? link : link.replace(new URL(link).origin, base));
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Finish and sign in' }).click();
}
