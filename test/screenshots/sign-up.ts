/** Signs a customer up in any language, with the emailed link. */
import { waitForLinkAt } from '../journeys/support/captured-emails.ts';
import { newEmail, PASSWORD } from '../journeys/support/sign-up.ts';
import type { Visit } from './visit.ts';

export async function signUp({ page, open }: Visit): Promise<void> {
  const email = newEmail();
  const fill = (name: string, value: string) =>
    page.locator(`main form [name=${name}]`).first().fill(value);
  const submit = () => page.locator('main form button[type=submit]').first().click();
  await open('/sign-up');
  await fill('firstName', 'Ada');
  await fill('lastName', 'Byron');
  await fill('username', email);
  await submit();
  await page.locator('main form').waitFor({ state: 'detached' });
  await page.goto(await waitForLinkAt(email, 1));
  await fill('newPassword', PASSWORD);
  await submit();
  await page.waitForURL(/account/);
}
