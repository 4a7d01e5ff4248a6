/** Tests: the page requested before sign-in is kept through failed attempts. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { AccountEmail } from '#features/accounts/accounts.port.ts';
import { openTestApp, PASSWORD, type TestApp } from '#test/authorisation/test-app.ts';
import { createTestClient } from '#test/authorisation/test-client.ts';

let testApp: TestApp;
const mails: (AccountEmail | null)[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
  const { accounts } = testApp.ports;
  const askForLink = accounts.requestLink.bind(accounts);
  accounts.requestLink = async (...args) => {
    const mail = await askForLink(...args);
    mails.push(mail);
    return mail;
  };
});
afterAll(() => testApp.close());

const loginPage = z.object({
  csrf: z.string(),
  returnTo: z.string().nullable(),
  isForWishlist: z.boolean(),
});
const resetPage = loginPage.partial({ isForWishlist: true });

test('a wrong password, without a pending wishlist item, keeps it for the next attempt', async () => {
  await testApp.register('wrong@example.com');
  const { fetch: ask, read } = createTestClient(testApp);
  const page = '/login?redirect=%2Faccount%2Fexport';
  const { csrf, returnTo, isForWishlist } = await read(page, loginPage);
  expect({ returnTo, isForWishlist }).toEqual({
    returnTo: '/account/export',
    isForWishlist: false,
  });
  const fields = { csrf, username: 'wrong@example.com', redirect: '/account/export' };
  const refused = await ask(page, { ...fields, password: 'not it' });
  expect([refused.status, refused.headers.get('location')]).toEqual([401, null]);
  // The page is shown again at the same URL, so its loader knows the redirect target.
  expect((await read(page, loginPage)).returnTo).toBe('/account/export');
  const entered = await ask(page, { ...fields, password: PASSWORD });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/account/export']);
});

test('a forgotten password keeps it in the emailed link', async () => {
  await testApp.register('forgot@example.com');
  const { fetch: ask, read } = createTestClient(testApp);
  const page = await read('/reset-password?redirect=%2Fwishlist', resetPage);
  expect(page.returnTo).toBe('/wishlist');
  await ask('/reset-password?redirect=%2Fwishlist', {
    csrf: page.csrf,
    username: 'forgot@example.com',
    redirect: '/wishlist',
  });
  const token = mails.at(-1)?.token ?? '';
  const { csrf } = await read(`/reset-password?token=${token}`, resetPage);
  const entered = await ask(`/reset-password?token=${token}`, {
    csrf,
    token,
    newPassword: 'another quiet door',
  });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/wishlist']);
});

test('without a requested page, the account page confirms the new password', async () => {
  await testApp.register('plain@example.com');
  const { fetch: ask, read } = createTestClient(testApp);
  const { csrf } = await read(
    '/reset-password?redirect=https%3A%2F%2Felsewhere.example',
    resetPage,
  );
  await ask('/reset-password', {
    csrf,
    username: 'plain@example.com',
    redirect: 'https://elsewhere.example',
  });
  const token = mails.at(-1)?.token ?? '';
  const entered = await ask(`/reset-password?token=${token}`, {
    csrf,
    token,
    newPassword: 'another quiet door',
  });
  expect(entered.headers.get('location')).toBe('/account?done=password');
});
