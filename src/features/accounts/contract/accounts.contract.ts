/** Contract tests that every provider of the accounts port passes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeLinks } from './accounts-links.contract.ts';
import { describeMembership } from './accounts-membership.contract.ts';
import { describeSettings } from './accounts-settings.contract.ts';
import {
  AccountSteps,
  type AccountsSetup,
  ADA,
  clientContextOf,
  newEmail,
  PASSWORD,
} from './accounts-steps.contract.ts';
import { describeThrottle } from './accounts-throttle.contract.ts';

export function describeAccounts(name: string, open: () => Promise<AccountsSetup>): void {
  describe(`accounts on ${name}`, () => {
    let setup: AccountsSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());
    const steps = new AccountSteps(() => setup);
    describeEntering(steps);
    describeOwnAddress(steps);
    describeLinks(steps);
    describeThrottle(steps);
    describeSettings(steps);
    describeRunningOut(steps);
    describeMembership(steps);
  });
}

function describeEntering(steps: AccountSteps): void {
  test('a sign-up becomes an account when its link is used, with what it carried', async () => {
    const { customer, token, returnState, email } = await steps.register('heart=1');
    expect(customer).toMatchObject({
      email,
      firstName: 'Ada',
      lastName: 'Byron',
      membershipUntil: null,
    });
    expect(returnState).toBe('heart=1');
    expect(await steps.accounts.findSession('aldermoor', token)).toMatchObject({
      customer: { id: customer.id },
    });
  });

  test('a session opens in its own fascia only, and a forged token nothing', async () => {
    const { token } = await steps.register();
    expect(await steps.accounts.findSession('nightjar', token)).toBeNull();
    expect(await steps.accounts.findSession('aldermoor', `${token}x`)).toBeNull();
  });

  test('the address signs in however it is typed', async () => {
    const { email, customer } = await steps.register();
    expect((await steps.signIn(` ${email.toUpperCase()}`)).customer.id).toBe(customer.id);
  });

  test('a wrong password and an unknown address are refused in the same words', async () => {
    const { email } = await steps.register();
    const error = { status: 401, code: 'account.wrongPassword', details: { field: 'password' } };
    await expect(steps.signIn(email, 'a quiet red door')).rejects.toMatchObject(error);
    await expect(steps.signIn('nobody@example.com')).rejects.toMatchObject(error);
  });

  test('a new session takes the place of the browser’s former one, and signing out ends it', async () => {
    const { email, token } = await steps.register();
    const next = await steps.signIn(email, PASSWORD, clientContextOf(token));
    expect(next.token).not.toBe(token);
    expect(await steps.accounts.findSession('aldermoor', token)).toBeNull();
    await steps.accounts.signOut(clientContextOf(next.token));
    expect(await steps.accounts.findSession('aldermoor', next.token)).toBeNull();
  });

  test('signing up with a known address changes nothing and notifies only its owner', async () => {
    const { email } = await steps.register();
    const request = { email, firstName: 'Eve', lastName: 'X', returnState: null };
    const mail = await steps.accounts.signUp(clientContextOf(), request);
    expect(mail).toMatchObject({
      kind: 'alreadyRegistered',
      to: email,
      firstName: 'Ada',
      token: null,
    });
    await expect(steps.signIn(email)).resolves.toMatchObject({ customer: { firstName: 'Ada' } });
  });
}

/** An account opens only for a person who has proved that the email address is theirs. */
function describeOwnAddress(steps: AccountSteps): void {
  test('the password is set by the receiver of the email, whoever requested the account', async () => {
    const email = newEmail('Owner');
    const signUp = (firstName: string) =>
      steps.accounts.signUp(clientContextOf(), {
        email,
        firstName,
        lastName: 'X',
        returnState: null,
      });
    const [requested, requestedAgain] = [await signUp('Eve'), await signUp('Eve')];
    expect(requested).toMatchObject({ kind: 'signUp', to: email });
    const link = { token: requested?.token ?? '', purpose: 'signUp' } as const;
    expect(await steps.accounts.findEmailToken(link)).toEqual({
      email,
      firstName: 'Eve',
      lastName: 'X',
    });
    const { customer } = await steps.accounts.createAccount(clientContextOf(), {
      token: link.token,
      password: PASSWORD,
      ...ADA,
    });
    expect(customer).toMatchObject({ email, ...ADA });
    expect(await steps.accounts.findEmailToken(link)).toBeNull();
    const second = {
      token: requestedAgain?.token ?? '',
      password: 'the second password',
      firstName: 'Eve',
      lastName: 'X',
    };
    await expect(steps.accounts.createAccount(clientContextOf(), second)).rejects.toMatchObject({
      status: 410,
    });
    await expect(steps.signIn(email)).resolves.toMatchObject({ customer: ADA });
  });

  test('an account that was never finished can neither be signed in to nor be given a new password', async () => {
    const email = newEmail('Unfinished');
    await steps.accounts.signUp(clientContextOf(), { email, ...ADA, returnState: null });
    await expect(steps.signIn(email)).rejects.toMatchObject({ status: 401 });
    for (const purpose of ['signIn', 'reset'] as const)
      expect(
        await steps.accounts.requestLink(clientContextOf(), { email, purpose, returnState: null }),
      ).toBeNull();
  });

  test('a link names whom it was mailed to, for its own purpose alone', async () => {
    const { email } = await steps.register();
    const mail = await steps.accounts.requestLink(clientContextOf(), {
      email,
      purpose: 'reset',
      returnState: null,
    });
    const token = mail?.token ?? '';
    expect(await steps.accounts.findEmailToken({ token, purpose: 'reset' })).toEqual({
      email,
      ...ADA,
    });
    expect(await steps.accounts.findEmailToken({ token, purpose: 'signIn' })).toBeNull();
    expect(
      await steps.accounts.findEmailToken({ token: 'x'.repeat(43), purpose: 'reset' }),
    ).toBeNull();
  });

  test('a new address is confirmed by the customer who requested it, never by another receiver of the email', async () => {
    const [eve, ada] = [await steps.register(), await steps.register()];
    const mail = await steps.accounts.requestEmailChange(clientContextOf(), eve.customer.id, {
      password: PASSWORD,
      email: `y-${ada.email}`,
    });
    const confirm = (id: string) =>
      steps.accounts.confirmEmail(clientContextOf(), id, mail?.token ?? '');
    await expect(confirm(ada.customer.id)).rejects.toMatchObject({ status: 410 });
    await expect(confirm(eve.customer.id)).resolves.toMatchObject({ to: eve.email });
  });
}

function describeRunningOut(steps: AccountSteps): void {
  test('sessions, links and the history expire, and the clean-up job deletes them', async () => {
    const { email, token, customer } = await steps.register();
    expect(await steps.accounts.listAuditLog(customer.id)).not.toEqual([]);
    const mail = await steps.accounts.requestLink(clientContextOf(), {
      email,
      purpose: 'signIn',
      returnState: null,
    });
    await steps.setup().expireAll();
    expect(await steps.accounts.findSession('aldermoor', token)).toBeNull();
    const request = { token: mail?.token ?? '' };
    await expect(steps.accounts.signInByToken(clientContextOf(), request)).rejects.toMatchObject({
      status: 410,
    });
    await steps.accounts.cleanUp();
    expect(await steps.accounts.listAuditLog(customer.id)).toEqual([]);
  });
}
