/** What we ask of whoever keeps accounts and knows who is signed in. */
import type { Customer, LinkPurpose, SignedInDevice } from './accounts.ts';
import type { MembershipTerm } from './membership-term.ts';

/** From where something is asked. */
export type Origin = {
  readonly fascia: string;
  /** Names the caller's address without telling it; tries are counted per caller. */
  readonly caller: string;
  /** What the browser calls itself. */
  readonly device: string;
  /** The session that this browser has; a new one takes its place. */
  readonly sessionToken: string | null;
};

/** An open session. The token goes into the cookie; only its hash is kept. */
export type Entry = {
  readonly customer: Customer;
  readonly token: string;
  /** What the browser was about to do when it asked for the link. */
  readonly carry: string | null;
};

/** A mail that is due. `token` belongs into the link; only its hash is kept. */
export type AccountEmail = {
  readonly kind: LinkPurpose | 'alreadyRegistered' | 'passwordChanged' | 'emailChanged';
  readonly to: string;
  readonly firstName: string;
  readonly token: string | null;
};

export type SignUp = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly carry: string | null;
};

/** The person that a mailed link was sent to, for the page that it leads to. */
export type LinkRecipient = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Chosen on the page that the mailed link leads to, so by whoever reads the mail. */
export type NewAccount = {
  readonly token: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type MembershipGrant = {
  readonly fascia: string;
  /** Where days begin and end. */
  readonly timeZone: string;
  readonly now: Date;
  readonly customer: { readonly email: string } | { readonly id: string };
  readonly term: MembershipTerm;
  /** Names the order: granted once, however often it is asked. */
  readonly reference: string;
};

export type GrantedMembership = {
  readonly customerId: string;
  readonly until: string;
  readonly isNew: boolean;
};

/**
 * Every call that takes a password may throw `Problem` 429 `account.tooManyTries` with `retryAfter` (seconds),
 * and 503 `account.busy` when too many passwords are being checked. No answer, and no answer's time, tells
 * whether an address has an account.
 */
export interface Accounts {
  /** null for a token that opens nothing here: unknown, expired, of another fascia. */
  findSession(
    fascia: string,
    token: string,
  ): Promise<{ readonly customer: Customer; readonly sessionId: string } | null>;
  /** `Problem` 401 `account.wrongPassword`. */
  signIn(
    origin: Origin,
    request: { readonly email: string; readonly password: string },
  ): Promise<Entry>;
  /**
   * Nothing exists until the link is used; a known address gets a letter that says so. No password is taken: whoever
   * asks has not shown that the address is theirs.
   */
  signUp(origin: Origin, request: SignUp): Promise<AccountEmail | null>;
  /** null when nobody has the address, or it has been sent too many letters. */
  askForLink(
    origin: Origin,
    request: {
      readonly email: string;
      readonly purpose: 'signIn' | 'reset';
      readonly carry: string | null;
    },
  ): Promise<AccountEmail | null>;
  /** Reads a link without using it; null for one that opens nothing. */
  findLink(request: {
    readonly token: string;
    readonly purpose: 'signUp' | 'signIn' | 'reset';
  }): Promise<LinkRecipient | null>;
  /** Uses the link of a sign-up: creates the customer and opens a session, once. `Problem` 410 `account.linkSpent`. */
  createAccount(origin: Origin, request: NewAccount): Promise<Entry>;
  /** Opens a session by a sign-in link, once. `Problem` 410 `account.linkSpent`. */
  openLink(origin: Origin, request: { readonly token: string }): Promise<Entry>;
  /** Ends every session and opens a new one. `Problem` 410 `account.linkSpent`. */
  resetPassword(
    origin: Origin,
    request: { readonly token: string; readonly password: string },
  ): Promise<{ readonly entry: Entry; readonly mail: AccountEmail }>;
  signOut(origin: Origin): Promise<void>;

  /** Newest use first. */
  listDevices(customerId: string): Promise<readonly SignedInDevice[]>;
  /** A session of this customer only; nothing happens to anybody else's. */
  endSession(customerId: string, sessionId: string): Promise<void>;
  endAllSessions(origin: Origin, customerId: string): Promise<void>;
  rename(
    customerId: string,
    name: { readonly firstName: string; readonly lastName: string },
  ): Promise<void>;
  /** Ends every other session and renews this one. `Problem` 401 `account.wrongPassword`. */
  changePassword(
    origin: Origin,
    customerId: string,
    request: { readonly password: string; readonly newPassword: string },
  ): Promise<{ readonly entry: Entry; readonly mail: AccountEmail }>;
  /** The new address holds once its link is used. `Problem` 401 `account.wrongPassword`. */
  askForEmailChange(
    origin: Origin,
    customerId: string,
    request: { readonly password: string; readonly email: string },
  ): Promise<AccountEmail | null>;
  /**
   * Ends every session. The letter goes to the former address. The link serves the customer who asked for it alone:
   * an address never joins the account of somebody else. `Problem` 410 `account.linkSpent`.
   */
  confirmEmail(origin: Origin, customerId: string, token: string): Promise<AccountEmail>;
  /**
   * Begins a membership, or prolongs one that is running. `Problem` 404 `membership.unknownCustomer`,
   * 409 `membership.referenceReused` for an order that granted something else.
   */
  grantMembership(grant: MembershipGrant): Promise<GrantedMembership>;
  /** What happened to the account, newest first, at most 500. */
  listHistory(
    customerId: string,
  ): Promise<readonly { readonly at: string; readonly fascia: string; readonly action: string }[]>;
  /** Customer, sessions, links and wishlist go; the history stays, without a name. `Problem` 401 `account.wrongPassword`. */
  remove(origin: Origin, customerId: string, password: string): Promise<void>;
  /** Forgets what has run out. Bounded; called now and then. */
  cleanUp(): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    accounts: Accounts;
  }
}
