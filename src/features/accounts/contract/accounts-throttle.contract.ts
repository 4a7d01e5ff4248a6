/** Contract tests: password guessing is throttled, but not for the account's owner. */
import { expect, test } from 'vitest';
import type { ClientContext } from '../accounts.port.ts';
import { type AccountSteps, clientContextOf, PASSWORD } from './accounts-steps.contract.ts';

export function describeThrottle(steps: AccountSteps): void {
  const refuse = (client: ClientContext, email: string) =>
    expect(steps.signIn(email, 'wrong one', client)).rejects.toMatchObject({ status: 401 });

  test('after five tries in vain the caller must wait, right or wrong, and a mailed link still opens', async () => {
    const { email } = await steps.register();
    const client = clientContextOf();
    for (let tries = 0; tries < 5; tries += 1) await refuse(client, email);
    const error = { status: 429, code: 'account.tooManyTries', details: { retryAfter: 1 } };
    await expect(steps.signIn(email, PASSWORD, client)).rejects.toMatchObject(error);
    const mail = await steps.accounts.requestLink(client, {
      email,
      purpose: 'signIn',
      returnState: null,
    });
    await expect(
      steps.accounts.signInByToken(client, { token: mail?.token ?? '' }),
    ).resolves.toBeDefined();
    await steps.setup().passTime();
    await expect(steps.signIn(email, PASSWORD, client)).resolves.toBeDefined();
  });

  test('an unknown address waits alike', async () => {
    const email = 'never-registered@example.com';
    const client = clientContextOf();
    for (let tries = 0; tries < 5; tries += 1) await refuse(client, email);
    await expect(steps.signIn(email, PASSWORD, client)).rejects.toMatchObject({ status: 429 });
  });

  test('tries at the same moment are counted one by one', async () => {
    const { email } = await steps.register();
    const client = clientContextOf();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => steps.signIn(email, 'wrong one', client)),
    );
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [Number(result.reason.status)] : [],
    );
    expect(refused.filter((status) => status === 401)).toHaveLength(5);
    expect(refused.filter((status) => status === 429)).toHaveLength(15);
  });

  test('a right password gets through, however many wrong ones came from the same address', async () => {
    const { email } = await steps.register();
    const client = clientContextOf();
    const guesses = Array.from({ length: 32 }, (_, n) =>
      steps.signIn(`guess${n}@example.com`, 'wrong', client),
    );
    const results = await Promise.allSettled(guesses);
    expect(
      new Set(results.map((result) => (result.status === 'rejected' ? result.reason.status : 200))),
    ).toEqual(new Set([401]));
    await expect(steps.signIn(email, PASSWORD, client)).resolves.toMatchObject({
      customer: { email },
    });
  });

  test('attempts beyond thirty are queued, and too many of them are refused', async () => {
    const client = clientContextOf();
    const guesses = Array.from({ length: 50 }, (_, n) =>
      steps.signIn(`turn${n}@example.com`, 'wrong', client),
    );
    const results = await Promise.allSettled(guesses);
    const statuses = results.map((result) =>
      result.status === 'rejected' ? result.reason.status : 200,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  }, 20_000);

  test('others who guess at an account slow each other down, and nobody who was signed in to it', async () => {
    const { email } = await steps.register();
    const own = clientContextOf();
    await steps.signIn(email, PASSWORD, own);
    for (let tries = 0; tries < 50; tries += 1) await refuse(clientContextOf(), email);
    await expect(steps.signIn(email, PASSWORD, clientContextOf())).rejects.toMatchObject({
      status: 429,
    });
    await expect(steps.signIn(email, PASSWORD, own)).resolves.toMatchObject({
      customer: { email },
    });
  });
}
