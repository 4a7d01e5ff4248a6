/** Tests of the pages that emailed links open: recipient, creation of the account, redirects. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  clientContextOf,
  HOST,
  openTestApp,
  PASSWORD,
  type TestApp,
} from '#test/authorisation/test-app.ts';

let testApp: TestApp;
let people = 0;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** A simulated browser: keeps cookies and sends the CSRF token of forms. */
function createTestClient() {
  people += 1;
  const cookies = new Map<string, string>();
  const sendRequest = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      host: HOST,
      origin: `http://${HOST}`,
      cookie,
      'x-forwarded-for': `10.8.${people}.1`,
    };
    const response = await testApp.send(
      new Request(`http://${HOST}${path}`, { ...init, headers: { ...headers, ...init.headers } }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const post = async (path: string, fields: Record<string, string>) => {
    const { csrf } = z
      .object({ csrf: z.string() })
      .parse(await (await sendRequest('/_api/login')).json());
    return await sendRequest(path, {
      method: 'POST',
      body: new URLSearchParams({ csrf, ...fields }),
    });
  };
  const load = async (path: string) =>
    z.object({ link: z.unknown() }).parse(await (await sendRequest(path)).json());
  return { ask: sendRequest, post, load };
}

async function mailSignUp(email: string): Promise<string> {
  const request = {
    email,
    firstName: 'Eve',
    lastName: 'X',
    returnState: JSON.stringify({ destination: '/wishlist', wishlistKey: null }),
  };
  return (
    (await testApp.ports.accounts.signUp(clientContextOf({ ipHash: email }), request))?.token ?? ''
  );
}

test('a password sent with the sign-up form is ignored, and the page of the emailed link shows the address', async () => {
  const [otherShopper, owner] = [createTestClient(), createTestClient()];
  const credentials = {
    username: 'owner@example.com',
    newPassword: 'the strangers own',
    password: 'the strangers own',
  };
  expect(
    (await otherShopper.post('/sign-up', { ...credentials, firstName: 'Eve', lastName: 'X' }))
      .status,
  ).toBe(200);
  const token = await mailSignUp('owner@example.com');
  expect((await owner.load(`/sign-up?token=${token}`)).link).toEqual({
    token,
    recipient: { email: 'owner@example.com', firstName: 'Eve', lastName: 'X' },
  });
  const unfinished = await owner.post('/sign-up', { token, firstName: 'Ada', lastName: 'Byron' });
  expect(unfinished.status).toBe(400);
  expect(await unfinished.json()).toMatchObject({
    formErrors: { faults: [{ field: 'newPassword' }] },
  });
  const finished = await owner.post('/sign-up', {
    token,
    firstName: 'Ada',
    lastName: 'Byron',
    newPassword: PASSWORD,
  });
  expect([finished.status, finished.headers.get('location')]).toEqual([303, '/wishlist']);
  expect((await otherShopper.post('/login', credentials)).status).toBe(401);
  expect(
    (await createTestClient().post('/login', { username: 'owner@example.com', password: PASSWORD }))
      .status,
  ).toBe(303);
  expect((await createTestClient().load(`/sign-up?token=${token}`)).link).toBe('expired');
});

test('a password must not contain the email address', async () => {
  const browser = createTestClient();
  const token = await mailSignUp('quietgreendoor@example.com');
  const response = await browser.post('/sign-up', {
    token,
    firstName: 'Ada',
    lastName: 'B',
    newPassword: 'QuietGreenDoor7',
  });
  expect(await response.json()).toMatchObject({
    formErrors: { faults: [{ field: 'newPassword', code: 'account.tooCommon' }] },
  });
});

test('a new address is confirmed by its customer only: a guest with the link has to sign in', async () => {
  const { customer } = await testApp.register('change@example.com');
  const request = { password: PASSWORD, email: 'changed@example.com' };
  const mail = await testApp.ports.accounts.requestEmailChange(
    clientContextOf({ ipHash: 'change' }),
    customer.id,
    request,
  );
  const page = `/account/confirm-email?token=${mail?.token}`;
  const browser = createTestClient();
  const login = `/login?redirect=${encodeURIComponent(page)}`;
  expect((await browser.ask(page)).headers.get('location')).toBe(login);
  const posted = await browser.post(page, { token: mail?.token ?? '' });
  expect([posted.status, posted.headers.get('location')]).toEqual([303, login]);
  const entered = await browser.post(login, {
    ...{ username: 'change@example.com', password: PASSWORD, redirect: page },
  });
  expect(entered.headers.get('location')).toBe(page);
  const confirmed = await browser.post(page, { token: mail?.token ?? '' });
  expect(confirmed.headers.get('location')).toBe('/login?done=email');
  expect(
    (
      await createTestClient().post('/login', {
        username: 'changed@example.com',
        password: PASSWORD,
      })
    ).status,
  ).toBe(303);
});
