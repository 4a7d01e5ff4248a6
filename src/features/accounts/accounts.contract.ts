/** What every keeper of accounts must do, whatever it keeps them in. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountSteps, type AccountsWorld, ADA, newAddress, originOf, PASSWORD } from './accounts-steps.contract.ts';
import { describeThrottle } from './accounts-throttle.contract.ts';

export function describeAccounts(name: string, open: () => Promise<AccountsWorld>): void {
  describe(`accounts on ${name}`, () => {
    let world: AccountsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
    const steps = new AccountSteps(() => world);
    describeEntering(steps);
    describeOwnAddress(steps);
    describeLinks(steps);
    describeThrottle(steps);
    describeOwning(steps);
    describeRunningOut(steps);
    describeMembership(steps);
  });
}

function describeEntering(steps: AccountSteps): void {
  test('a sign-up becomes an account when its link is used, with what it carried', async () => {
    const { customer, token, carry, email } = await steps.register('heart=1');
    expect(customer).toMatchObject({ email, firstName: 'Ada', lastName: 'Byron', premierUntil: null });
    expect(carry).toBe('heart=1');
    expect(await steps.accounts.findSession('aldermoor', token)).toMatchObject({ customer: { id: customer.id } });
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
    const refusal = { status: 401, code: 'account.wrongPassword', details: { field: 'password' } };
    await expect(steps.signIn(email, 'a quiet red door')).rejects.toMatchObject(refusal);
    await expect(steps.signIn('nobody@example.com')).rejects.toMatchObject(refusal);
  });

  test('a new session takes the place of the browser’s former one, and signing out ends it', async () => {
    const { email, token } = await steps.register();
    const next = await steps.signIn(email, PASSWORD, originOf(token));
    expect(next.token).not.toBe(token);
    expect(await steps.accounts.findSession('aldermoor', token)).toBeNull();
    await steps.accounts.signOut(originOf(next.token));
    expect(await steps.accounts.findSession('aldermoor', next.token)).toBeNull();
  });

  test('signing up with a known address changes nothing and tells only its owner', async () => {
    const { email } = await steps.register();
    const request = { email, firstName: 'Eve', lastName: 'X', carry: null };
    const letter = await steps.accounts.signUp(originOf(), request);
    expect(letter).toMatchObject({ kind: 'alreadyRegistered', to: email, firstName: 'Ada', token: null });
    await expect(steps.signIn(email)).resolves.toMatchObject({ customer: { firstName: 'Ada' } });
  });
}

/** Nobody gets into an account whose address they have not shown to be theirs. */
function describeOwnAddress(steps: AccountSteps): void {
  test('the password is chosen by whoever has the mail, whoever asked for the account', async () => {
    const email = newAddress('Owner');
    const signUp = (firstName: string) => steps.accounts.signUp(originOf(), { email, firstName, lastName: 'X', carry: null });
    const [asked, askedAgain] = [await signUp('Eve'), await signUp('Eve')];
    expect(asked).toMatchObject({ kind: 'signUp', to: email });
    const link = { token: asked?.token ?? '', purpose: 'signUp' } as const;
    expect(await steps.accounts.findLink(link)).toEqual({ email, firstName: 'Eve', lastName: 'X' });
    const { customer } = await steps.accounts.createAccount(originOf(), { token: link.token, password: PASSWORD, ...ADA });
    expect(customer).toMatchObject({ email, ...ADA });
    expect(await steps.accounts.findLink(link)).toBeNull();
    const second = { token: askedAgain?.token ?? '', password: 'the second password', firstName: 'Eve', lastName: 'X' };
    await expect(steps.accounts.createAccount(originOf(), second)).rejects.toMatchObject({ status: 410 });
    await expect(steps.signIn(email)).resolves.toMatchObject({ customer: ADA });
  });

  test('an account that was never finished can neither be signed in to nor be given a new password', async () => {
    const email = newAddress('Unfinished');
    await steps.accounts.signUp(originOf(), { email, ...ADA, carry: null });
    await expect(steps.signIn(email)).rejects.toMatchObject({ status: 401 });
    for (const purpose of ['signIn', 'reset'] as const)
      expect(await steps.accounts.askForLink(originOf(), { email, purpose, carry: null })).toBeNull();
  });

  test('a link names whom it was mailed to, for its own purpose alone', async () => {
    const { email } = await steps.register();
    const letter = await steps.accounts.askForLink(originOf(), { email, purpose: 'reset', carry: null });
    const token = letter?.token ?? '';
    expect(await steps.accounts.findLink({ token, purpose: 'reset' })).toEqual({ email, ...ADA });
    expect(await steps.accounts.findLink({ token, purpose: 'signIn' })).toBeNull();
    expect(await steps.accounts.findLink({ token: 'x'.repeat(43), purpose: 'reset' })).toBeNull();
  });

  test('a new address is confirmed by the customer who asked for it, never by somebody else who has the mail', async () => {
    const [eve, ada] = [await steps.register(), await steps.register()];
    const letter = await steps.accounts.askForEmailChange(originOf(), eve.customer.id, { password: PASSWORD, email: `y-${ada.email}` });
    const confirm = (id: string) => steps.accounts.confirmEmail(originOf(), id, letter?.token ?? '');
    await expect(confirm(ada.customer.id)).rejects.toMatchObject({ status: 410 });
    await expect(confirm(eve.customer.id)).resolves.toMatchObject({ to: eve.email });
  });
}

function describeLinks(steps: AccountSteps): void {
  test('a link signs in once, even when two use it at the same moment', async () => {
    const { email } = await steps.register();
    const letter = await steps.accounts.askForLink(originOf(), { email, purpose: 'signIn', carry: null });
    const use = () => steps.accounts.openLink(originOf(), { token: letter?.token ?? '' });
    const results = await Promise.allSettled([use(), use(), use()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(use()).rejects.toMatchObject({ status: 410, code: 'account.linkSpent' });
  });

  test('a link for one purpose does not serve another', async () => {
    const { email } = await steps.register();
    const letter = await steps.accounts.askForLink(originOf(), { email, purpose: 'signIn', carry: null });
    const request = { token: letter?.token ?? '', password: 'a new long password' };
    await expect(steps.accounts.resetPassword(originOf(), request)).rejects.toMatchObject({ status: 410 });
  });

  test('nobody is written to who has no account', async () => {
    expect(await steps.accounts.askForLink(originOf(), { email: 'nobody@example.com', purpose: 'reset', carry: null })).toBeNull();
  });

  test('a reset sets the password, ends every session, and spends the other links', async () => {
    const { email, token } = await steps.register();
    const link = await steps.accounts.askForLink(originOf(), { email, purpose: 'signIn', carry: null });
    const letter = await steps.accounts.askForLink(originOf(), { email, purpose: 'reset', carry: null });
    const { entry, letter: notice } = await steps.accounts.resetPassword(originOf(), {
      token: letter?.token ?? '',
      password: 'brand new one',
    });
    expect(notice).toMatchObject({ kind: 'passwordChanged', to: email });
    expect(await steps.accounts.findSession('aldermoor', token)).toBeNull();
    expect(await steps.accounts.findSession('aldermoor', entry.token)).not.toBeNull();
    await expect(steps.accounts.openLink(originOf(), { token: link?.token ?? '' })).rejects.toMatchObject({
      status: 410,
    });
    await expect(steps.signIn(email)).rejects.toMatchObject({ status: 401 });
    await expect(steps.signIn(email, 'brand new one')).resolves.toBeDefined();
  });

  test('one address is sent at most four letters in ten minutes', async () => {
    const { email } = await steps.register();
    const ask = () => steps.accounts.askForLink(originOf(), { email, purpose: 'signIn', carry: null });
    const letters = [await ask(), await ask(), await ask(), await ask(), await ask()];
    // The sign-up itself was the first.
    expect(letters.map((letter) => letter !== null)).toEqual([true, true, true, false, false]);
  });
}

function describeOwning(steps: AccountSteps): void {
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
    await steps.accounts.endAllSessions(originOf(), ada.customer.id);
    expect(await steps.accounts.findSession('aldermoor', ada.token)).toBeNull();
    expect(await steps.accounts.findSession('aldermoor', eve.token)).not.toBeNull();
    const history = await steps.accounts.listHistory(ada.customer.id);
    expect(history.map(({ action }) => action)).toEqual(['signedOutEverywhere', 'sessionEnded', 'signedIn', 'signedUp']);
  });

  test('names change without a password; a password changes with the old one, ends other sessions and makes mailed links void', async () => {
    const { email, token, customer } = await steps.register();
    await steps.accounts.rename(customer.id, { firstName: 'Augusta', lastName: 'King' });
    expect(await steps.accounts.findSession('aldermoor', token)).toMatchObject({ customer: { firstName: 'Augusta', lastName: 'King' } });
    const wrong = { password: 'not it at all', newPassword: 'the next password' };
    await expect(steps.accounts.changePassword(originOf(token), customer.id, wrong)).rejects.toMatchObject({ status: 401 });
    const other = await steps.signIn(email);
    const link = await steps.accounts.askForLink(originOf(), { email, purpose: 'signIn', carry: null });
    const right = { password: PASSWORD, newPassword: 'the next password' };
    const { entry } = await steps.accounts.changePassword(originOf(token), customer.id, right);
    expect(await steps.accounts.findSession('aldermoor', other.token)).toBeNull();
    expect(await steps.accounts.findSession('aldermoor', token)).toBeNull();
    expect(await steps.accounts.findSession('aldermoor', entry.token)).not.toBeNull();
    const mailed = { token: link?.token ?? '' };
    await expect(steps.accounts.openLink(originOf(), mailed)).rejects.toMatchObject({ code: 'account.linkSpent' });
  });

  test('a new e-mail address holds once its link was used, and the old one is told', async () => {
    const { email, customer } = await steps.register();
    const request = { password: PASSWORD, email: `new-${email}` };
    const letter = await steps.accounts.askForEmailChange(originOf(), customer.id, request);
    expect(letter).toMatchObject({ kind: 'email', to: `new-${email}` });
    await expect(steps.signIn(email)).resolves.toBeDefined();
    expect(await steps.accounts.confirmEmail(originOf(), customer.id, letter?.token ?? '')).toMatchObject({
      kind: 'emailChanged',
      to: email,
    });
    await expect(steps.signIn(email)).rejects.toMatchObject({ status: 401 });
    await expect(steps.signIn(`new-${email}`)).resolves.toBeDefined();
  });

  test('an address that was taken meanwhile is not taken over', async () => {
    const [ada, eve] = [await steps.register(), await steps.register()];
    const letter = await steps.accounts.askForEmailChange(originOf(), eve.customer.id, { password: PASSWORD, email: `x-${ada.email}` });
    const rival = await steps.accounts.askForEmailChange(originOf(), ada.customer.id, { password: PASSWORD, email: `x-${ada.email}` });
    await steps.accounts.confirmEmail(originOf(), ada.customer.id, rival?.token ?? '');
    await expect(steps.accounts.confirmEmail(originOf(), eve.customer.id, letter?.token ?? '')).rejects.toMatchObject({ status: 410 });
  });

  test('a removed account opens nothing any more and its address is free', async () => {
    const { email, token, customer } = await steps.register();
    await expect(steps.accounts.remove(originOf(token), customer.id, 'not it at all')).rejects.toMatchObject({ status: 401 });
    await steps.accounts.remove(originOf(token), customer.id, PASSWORD);
    expect(await steps.accounts.findSession('aldermoor', token)).toBeNull();
    await expect(steps.signIn(email)).rejects.toMatchObject({ status: 401 });
    const history = await steps.accounts.listHistory(customer.id);
    expect(history.map(({ action }) => action)).toEqual(['removed', 'signInRefused', 'signedUp']);
  });
}

function describeRunningOut(steps: AccountSteps): void {
  test('sessions and links run out, and sweeping forgets them', async () => {
    const { email, token } = await steps.register();
    const letter = await steps.accounts.askForLink(originOf(), { email, purpose: 'signIn', carry: null });
    await steps.world().expireAll();
    expect(await steps.accounts.findSession('aldermoor', token)).toBeNull();
    const request = { token: letter?.token ?? '' };
    await expect(steps.accounts.openLink(originOf(), request)).rejects.toMatchObject({ status: 410 });
    await steps.accounts.sweep();
  });
}

function describeMembership(steps: AccountSteps): void {
  const shop = { fascia: 'aldermoor', timeZone: 'Europe/London', now: new Date('2026-11-24T12:00:00Z') };
  const grant = (customer: { email: string } | { id: string }, reference: string, term: { days: number } | { until: string }) =>
    steps.accounts.grantMembership({ ...shop, customer, reference, term });

  test('a membership is granted once for each order, to who is named by address or id, and prolongs one that runs', async () => {
    const { email, customer, token } = await steps.register();
    const [first, second] = [newAddress('order'), newAddress('order')];
    const year = { customerId: customer.id, until: '2027-11-24T23:59:59Z' };
    expect(await grant({ email: ` ${email.toUpperCase()}` }, first, { days: 365 })).toEqual({ ...year, isNew: true });
    const again = await Promise.all(Array.from({ length: 5 }, () => grant({ id: customer.id }, first, { days: 365 })));
    expect(again).toEqual(again.map(() => ({ ...year, isNew: false })));
    const longer = await grant({ id: customer.id }, second, { days: 30 });
    expect(longer).toEqual({ customerId: customer.id, until: '2027-12-24T23:59:59Z', isNew: true });
    expect(await steps.accounts.findSession('aldermoor', token)).toMatchObject({ customer: { premierUntil: longer.until } });
    const history = await steps.accounts.listHistory(customer.id);
    expect(history.filter(({ action }) => action === 'membershipGranted')).toHaveLength(2);
  });

  test('of orders at the same moment none is lost', async () => {
    const { customer } = await steps.register();
    await Promise.all([1, 2, 3].map(() => grant({ id: customer.id }, newAddress('order'), { days: 1 })));
    expect(await grant({ id: customer.id }, newAddress('order'), { days: 1 })).toMatchObject({ until: '2026-11-28T23:59:59Z' });
  });

  test('nobody’s is refused, and so is an order that granted something else', async () => {
    const [{ customer }, other] = [await steps.register(), await steps.register()];
    const reference = newAddress('order');
    for (const nobody of [{ email: 'nobody@example.com' }, { id: '01900000-0000-7000-8000-000000000000' }, { id: 'no id' }])
      await expect(grant(nobody, reference, { days: 1 })).rejects.toMatchObject({ status: 404, code: 'membership.unknownCustomer' });
    await grant({ id: customer.id }, reference, { until: '2027-01-31' });
    const reused = { status: 409, code: 'membership.referenceReused', details: { field: 'reference' } };
    await expect(grant({ id: customer.id }, reference, { until: '2027-02-28' })).rejects.toMatchObject(reused);
    await expect(grant({ id: other.customer.id }, reference, { until: '2027-01-31' })).rejects.toMatchObject(reused);
  });
}
