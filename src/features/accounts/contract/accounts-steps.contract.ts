/** Steps that the contract tests of accounts share. */
import type { Accounts, ClientContext, SignInResult } from '../accounts.port.ts';

export type AccountsSetup = {
  readonly accounts: Accounts;
  /** Makes every link and session expire. */
  readonly expireAll: () => Promise<void>;
  /** Makes the waiting times of the throttle pass. */
  readonly passTime: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const PASSWORD = 'a quiet green door';
export const ADA = { firstName: 'Ada', lastName: 'Byron' };
let people = 0;

/** An email address that has not been used yet. */
export function newEmail(name: string): string {
  people += 1;
  return `${name}${people}@Example.com`;
}

export function clientContextOf(sessionToken: string | null = null): ClientContext {
  people += 1;
  return {
    fascia: 'aldermoor',
    locale: 'en-GB',
    ipHash: `10.0.${people}`,
    userAgent: 'A browser',
    sessionToken,
  };
}

export class AccountSteps {
  readonly setup: () => AccountsSetup;
  constructor(setup: () => AccountsSetup) {
    this.setup = setup;
  }
  get accounts(): Accounts {
    return this.setup().accounts;
  }
  async register(
    returnState: string | null = null,
  ): Promise<SignInResult & { readonly email: string }> {
    const email = `Person${people}@Example.com`;
    const mail = await this.accounts.signUp(clientContextOf(), { email, ...ADA, returnState });
    const session = await this.accounts.createAccount(clientContextOf(), {
      token: mail?.token ?? '',
      password: PASSWORD,
      ...ADA,
    });
    return { ...session, email };
  }
  signIn(email: string, password = PASSWORD, client = clientContextOf()): Promise<SignInResult> {
    return this.accounts.signIn(client, { email, password });
  }
}
