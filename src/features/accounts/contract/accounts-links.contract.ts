/** Emailed links: each serves its own purpose once, until it expires. */
import { expect, test } from 'vitest';
import { type AccountSteps, clientContextOf } from './accounts-steps.contract.ts';

export function describeLinks(steps: AccountSteps): void {
  test('a link signs in once, even when two use it at the same moment', async () => {
    const { email } = await steps.register();
    const mail = await steps.accounts.requestLink(clientContextOf(), {
      email,
      purpose: 'signIn',
      returnState: null,
    });
    const use = () => steps.accounts.signInByToken(clientContextOf(), { token: mail?.token ?? '' });
    const results = await Promise.allSettled([use(), use(), use()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(use()).rejects.toMatchObject({ status: 410, code: 'account.linkExpired' });
  });

  test('a link for one purpose does not serve another', async () => {
    const { email } = await steps.register();
    const mail = await steps.accounts.requestLink(clientContextOf(), {
      email,
      purpose: 'signIn',
      returnState: null,
    });
    const request = { token: mail?.token ?? '', password: 'a new long password' };
    await expect(steps.accounts.resetPassword(clientContextOf(), request)).rejects.toMatchObject({
      status: 410,
    });
  });

  test('nobody is written to who has no account', async () => {
    expect(
      await steps.accounts.requestLink(clientContextOf(), {
        email: 'nobody@example.com',
        purpose: 'reset',
        returnState: null,
      }),
    ).toBeNull();
  });

  test('a reset sets the password, ends every session, and spends the other links', async () => {
    const { email, token } = await steps.register();
    const link = await steps.accounts.requestLink(clientContextOf(), {
      email,
      purpose: 'signIn',
      returnState: null,
    });
    const mail = await steps.accounts.requestLink(clientContextOf(), {
      email,
      purpose: 'reset',
      returnState: null,
    });
    const { session, email: notice } = await steps.accounts.resetPassword(clientContextOf(), {
      token: mail?.token ?? '',
      password: 'brand new one',
    });
    expect(notice).toMatchObject({ kind: 'passwordChanged', to: email });
    expect(await steps.accounts.findSession('aldermoor', token)).toBeNull();
    expect(await steps.accounts.findSession('aldermoor', session.token)).not.toBeNull();
    await expect(
      steps.accounts.signInByToken(clientContextOf(), { token: link?.token ?? '' }),
    ).rejects.toMatchObject({
      status: 410,
    });
    await expect(steps.signIn(email)).rejects.toMatchObject({ status: 401 });
    await expect(steps.signIn(email, 'brand new one')).resolves.toBeDefined();
  });

  test('one address is sent at most four emails in ten minutes', async () => {
    const { email } = await steps.register();
    const requestLink = () =>
      steps.accounts.requestLink(clientContextOf(), {
        email,
        purpose: 'signIn',
        returnState: null,
      });
    const mails = [
      await requestLink(),
      await requestLink(),
      await requestLink(),
      await requestLink(),
      await requestLink(),
    ];
    // The email of the sign-up was the first.
    expect(mails.map((mail) => mail !== null)).toEqual([true, true, true, false, false]);
  });
}
