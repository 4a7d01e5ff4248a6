/** Account settings: sessions, name, password, email address and removal. */
import { expect, test } from 'vitest';
import { type AccountSteps, clientContextOf, PASSWORD } from './accounts-steps.contract.ts';

export function describeSettings(steps: AccountSteps): void {
  test('a customer sees and ends sessions of their own, never another’s', async () => {
    const [ada, eve] = [await steps.register(), await steps.register()];
    await steps.signIn(ada.email);
    const devices = await steps.accounts.listDevices(ada.customer.id);
    expect(devices).toHaveLength(2);
    expect(devices[0]).toMatchObject({ fascia: 'aldermoor', device: 'A browser' });
    await steps.accounts.endSession(eve.customer.id, devices[0]?.id ?? '');
    await steps.accounts.endSession(ada.customer.id, 'not an id');
    expect(await steps.accounts.listDevices(ada.customer.id)).toHaveLength(2);
    await steps.accounts.endSession(ada.customer.id, devices[0]?.id ?? '');
    expect(await steps.accounts.listDevices(ada.customer.id)).toHaveLength(1);
    await steps.accounts.endAllSessions(clientContextOf(), ada.customer.id);
    expect(await steps.accounts.findSession('aldermoor', ada.token)).toBeNull();
    expect(await steps.accounts.findSession('aldermoor', eve.token)).not.toBeNull();
    const auditLog = await steps.accounts.listAuditLog(ada.customer.id);
    expect(auditLog.map(({ action }) => action)).toEqual([
      'signedOutEverywhere',
      'sessionEnded',
      'signedIn',
      'signedUp',
    ]);
  });

  test('names change without a password; a password changes with the old one, ends other sessions and makes mailed links void', async () => {
    const { email, token, customer } = await steps.register();
    await steps.accounts.changeName(customer.id, { firstName: 'Augusta', lastName: 'King' });
    expect(await steps.accounts.findSession('aldermoor', token)).toMatchObject({
      customer: { firstName: 'Augusta', lastName: 'King' },
    });
    const wrong = { password: 'not it at all', newPassword: 'the next password' };
    await expect(
      steps.accounts.changePassword(clientContextOf(token), customer.id, wrong),
    ).rejects.toMatchObject({ status: 401 });
    const other = await steps.signIn(email);
    const link = await steps.accounts.requestLink(clientContextOf(), {
      email,
      purpose: 'signIn',
      returnState: null,
    });
    const right = { password: PASSWORD, newPassword: 'the next password' };
    const { session } = await steps.accounts.changePassword(
      clientContextOf(token),
      customer.id,
      right,
    );
    expect(await steps.accounts.findSession('aldermoor', other.token)).toBeNull();
    expect(await steps.accounts.findSession('aldermoor', token)).toBeNull();
    expect(await steps.accounts.findSession('aldermoor', session.token)).not.toBeNull();
    const mailed = { token: link?.token ?? '' };
    await expect(steps.accounts.signInByToken(clientContextOf(), mailed)).rejects.toMatchObject({
      code: 'account.linkExpired',
    });
  });

  test('a new email address is valid once its link was used, and the old one is notified', async () => {
    const { email, customer } = await steps.register();
    const request = { password: PASSWORD, email: `new-${email}` };
    const mail = await steps.accounts.requestEmailChange(clientContextOf(), customer.id, request);
    expect(mail).toMatchObject({ kind: 'email', to: `new-${email}` });
    await expect(steps.signIn(email)).resolves.toBeDefined();
    expect(
      await steps.accounts.confirmEmail(clientContextOf(), customer.id, mail?.token ?? ''),
    ).toMatchObject({
      kind: 'emailChanged',
      to: email,
    });
    await expect(steps.signIn(email)).rejects.toMatchObject({ status: 401 });
    await expect(steps.signIn(`new-${email}`)).resolves.toBeDefined();
  });

  test('an address that was taken meanwhile is not taken over', async () => {
    const [ada, eve] = [await steps.register(), await steps.register()];
    const mail = await steps.accounts.requestEmailChange(clientContextOf(), eve.customer.id, {
      password: PASSWORD,
      email: `x-${ada.email}`,
    });
    const rival = await steps.accounts.requestEmailChange(clientContextOf(), ada.customer.id, {
      password: PASSWORD,
      email: `x-${ada.email}`,
    });
    await steps.accounts.confirmEmail(clientContextOf(), ada.customer.id, rival?.token ?? '');
    await expect(
      steps.accounts.confirmEmail(clientContextOf(), eve.customer.id, mail?.token ?? ''),
    ).rejects.toMatchObject({ status: 410 });
  });

  test('a removed account opens nothing any more and its address is free', async () => {
    const { email, token, customer } = await steps.register();
    const person = { author: 'an author', authorEmail: 'an address', voter: 'a voter' };
    await expect(
      steps.accounts.deleteAccount(clientContextOf(token), customer.id, 'not it at all', person),
    ).rejects.toMatchObject({ status: 401 });
    await steps.accounts.deleteAccount(clientContextOf(token), customer.id, PASSWORD, person);
    expect(await steps.accounts.findSession('aldermoor', token)).toBeNull();
    await expect(steps.signIn(email)).rejects.toMatchObject({ status: 401 });
    const auditLog = await steps.accounts.listAuditLog(customer.id);
    expect(auditLog.map(({ action }) => action)).toEqual(['removed', 'signInRefused', 'signedUp']);
  });
}
