/** Port: customer accounts, sessions and emailed links. */
import type { ReviewPerson } from '#features/reviews/review-person.ts';
import type { Customer } from '#request/shop.ts';
import type { LinkPurpose, SignedInDevice } from './accounts.ts';
import type { MembershipTerm } from './membership/membership-term.ts';

/** Browser, fascia and language that a call comes from. */
export type ClientContext = {
  readonly fascia: string;
  /** Language of the emails that the call sends. */
  readonly locale: string;
  /** Keyed hash of the IP address; attempts are counted by it. */
  readonly ipHash: string;
  readonly userAgent: string;
  /** Token of the browser's current session, which a new session replaces; null without one. */
  readonly sessionToken: string | null;
};

/** A newly opened session. The token goes into the session cookie; only its hash is stored. */
export type SignInResult = {
  readonly customer: Customer;
  readonly token: string;
  /** `returnState` of the request for the link. */
  readonly returnState: string | null;
};

/**
 * An account email. Its link contains `token`. The database keeps the hash of the token; the job
 * keeps the token itself, until the email is sent.
 */
export type AccountEmail = {
  readonly kind: LinkPurpose | 'alreadyRegistered' | 'passwordChanged' | 'emailChanged';
  readonly to: string;
  readonly firstName: string;
  readonly token: string | null;
};

/** Payload of the job that sends an account email. */
export type AccountEmailJob = {
  readonly fascia: string;
  readonly locale: string;
  /**
   * null when there is no email to send. The job is stored all the same, so that the response time
   * does not reveal whether an address has an account.
   */
  readonly mail: AccountEmail | null;
};

export type SignUp = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Opaque text, stored with the link and returned when the link is used. */
  readonly returnState: string | null;
};

/** Recipient of an emailed link, shown on the page that it opens. */
export type LinkRecipient = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Data entered on the page of the emailed link, so by somebody who can read the email. */
export type NewAccount = {
  readonly token: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Customer named by a call of another system. */
export type CustomerReference = { readonly email: string } | { readonly id: string };

export type MembershipGrant = {
  readonly fascia: string;
  /** IANA time zone that days are counted in. */
  readonly timeZone: string;
  readonly now: Date;
  readonly customer: CustomerReference;
  readonly term: MembershipTerm;
  /** Id of the order, by which repeated calls grant a membership once. */
  readonly orderReference: string;
};

export type GrantedMembership = {
  readonly customerId: string;
  /** End of the membership, ISO 8601 in UTC. */
  readonly until: string;
  /** False if the order had already granted it. */
  readonly isNew: boolean;
};

/**
 * `signIn`, `changePassword`, `requestEmailChange` and `deleteAccount` check a password, and may
 * throw `Problem` 429 `account.tooManyTries` with `retryAfter` in seconds before. They and the
 * others that take a password may throw 503 `account.busy` with `retryAfter` while too many are
 * being checked or hashed. `signUp`, `requestLink` and `requestEmailChange` throw the same 429 for
 * a caller who has requested too many emails. `changePassword`, `requestEmailChange` and
 * `deleteAccount` throw 401 `account.signedOut` if the account no longer exists. Names,
 * addresses and passwords have been validated; times are ISO 8601 in UTC.
 *
 * The emails that these three return differ by address and must not be shown to the caller, so that
 * nobody learns which addresses have an account. Their work, and the error of `signIn`, is the same
 * with and without an account.
 *
 * Methods that return an `AccountEmail` have enqueued it as a job, in the same transaction.
 *
 * ```ts
 * await accounts.signUp(client, { email, firstName, lastName, returnState: null });
 * const purpose = 'signUp'; // the page of the link
 * const recipient = await accounts.findEmailToken({ token: linkToken, purpose });
 * await accounts.createAccount(client, { ...recipient, token: linkToken, password });
 *
 * const { customer, token } = await accounts.signIn(client, { email, password });
 * shop.writeCookie(SESSION_COOKIE, token, SESSION_DAYS * 86_400);
 * const session = await accounts.findSession(fascia, token); // null once it has ended
 * const browser = { ...client, sessionToken: token };
 * await accounts.changeName(customer.id, { firstName: 'Ada', lastName: 'Byron' });
 * await accounts.changePassword(browser, customer.id, { password, newPassword });
 * await accounts.requestEmailChange(browser, customer.id, { password, email: 'ada@example.com' });
 * await accounts.confirmEmail(browser, customer.id, changeToken);
 *
 * await accounts.requestLink(client, { email, purpose: 'reset', returnState: '/basket' });
 * await accounts.resetPassword(client, { token: resetToken, password });
 * await accounts.signInByToken(client, { token: signInToken }); // of the purpose `signIn`
 *
 * const [device] = await accounts.listDevices(customer.id);
 * await accounts.endSession(customer.id, device.id);
 * await accounts.endAllSessions(browser, customer.id);
 * await accounts.grantMembership({
 *   ...{ fascia, timeZone: 'Europe/London', now, customer: { id: customer.id } },
 *   ...{ term: { days: 365 }, orderReference: orderId },
 * });
 * const log = await accounts.listAuditLog(customer.id); // [{ at, fascia, action }]
 * await accounts.signOut(browser);
 * await accounts.deleteAccount(browser, customer.id, password, person);
 * await accounts.cleanUp();
 * ```
 */
export interface Accounts {
  /**
   * Customer and session of a token; null for an unknown or expired one, or one of another fascia.
   * A session ends `SESSION_IDLE_DAYS` after its last use, and after `SESSION_DAYS` at the latest.
   */
  findSession(
    fascia: string,
    token: string,
  ): Promise<{ readonly customer: Customer; readonly sessionId: string } | null>;
  /**
   * Opens a session, and ends the former one of this browser.
   * @throws Problem 401 `account.wrongPassword`, for an unknown address as well.
   */
  signIn(
    client: ClientContext,
    request: { readonly email: string; readonly password: string },
  ): Promise<SignInResult>;
  /**
   * Requests an account. It is created only when the emailed link is used. A registered address
   * gets an email about it. Takes no password, as the caller has not confirmed the address yet.
   * null when no email may be sent to the address now.
   */
  signUp(client: ClientContext, request: SignUp): Promise<AccountEmail | null>;
  /**
   * Creates an emailed link, which works for `LINK_MINUTES`. null when no account has the address,
   * or too many emails went to it.
   */
  requestLink(
    client: ClientContext,
    request: {
      readonly email: string;
      readonly purpose: 'signIn' | 'reset';
      readonly returnState: string | null;
    },
  ): Promise<AccountEmail | null>;
  /** Reads a link without using it; null for one that is unknown, used or expired. */
  findEmailToken(request: {
    readonly token: string;
    readonly purpose: 'signUp' | 'signIn' | 'reset';
  }): Promise<LinkRecipient | null>;
  /**
   * Uses the link of a sign-up, once: creates the customer and opens a session.
   * @throws Problem 410 `account.linkExpired`, also where the address has an account by now.
   */
  createAccount(client: ClientContext, request: NewAccount): Promise<SignInResult>;
  /**
   * Opens a session by a sign-in link, once.
   * @throws Problem 410 `account.linkExpired`.
   */
  signInByToken(client: ClientContext, request: { readonly token: string }): Promise<SignInResult>;
  /**
   * Sets a new password by an emailed link, once: ends every session and emailed link of the
   * customer, and opens a new session.
   * @throws Problem 410 `account.linkExpired`.
   */
  resetPassword(
    client: ClientContext,
    request: { readonly token: string; readonly password: string },
  ): Promise<{ readonly session: SignInResult; readonly email: AccountEmail }>;
  /** Ends the session of this browser; does nothing where there is none. */
  signOut(client: ClientContext): Promise<void>;

  /** Sessions of a customer at all fascias, most recently used first, at most 50. */
  listDevices(customerId: string): Promise<readonly SignedInDevice[]>;
  /** Ends a session of this customer. Ignores an id that belongs to another customer. */
  endSession(customerId: string, sessionId: string): Promise<void>;
  /** Ends every session of the customer, including that of this browser. */
  endAllSessions(client: ClientContext, customerId: string): Promise<void>;
  /** Replaces both names of the customer, which have been validated. */
  changeName(
    customerId: string,
    name: { readonly firstName: string; readonly lastName: string },
  ): Promise<void>;
  /**
   * Sets a new password: ends every session and emailed link, and opens a new session for this
   * browser.
   * @throws Problem 401 `account.wrongPassword`.
   */
  changePassword(
    client: ClientContext,
    customerId: string,
    request: { readonly password: string; readonly newPassword: string },
  ): Promise<{ readonly session: SignInResult; readonly email: AccountEmail }>;
  /**
   * Emails a link to the new address, which takes effect once the link is used. When another
   * account has the address, its owner gets an email about it. null when no email may be sent
   * to the address now.
   * @throws Problem 401 `account.wrongPassword`.
   */
  requestEmailChange(
    client: ClientContext,
    customerId: string,
    request: { readonly password: string; readonly email: string },
  ): Promise<AccountEmail | null>;
  /**
   * Sets the new address and ends every session and emailed link. The returned email goes to the
   * former address. The link works only for the customer who requested it, so that an address
   * cannot be added to the account of another person.
   * @throws Problem 410 `account.linkExpired`, also where another account has the address by now.
   */
  confirmEmail(client: ClientContext, customerId: string, token: string): Promise<AccountEmail>;
  /**
   * Starts a membership, or extends one that is running. A repeated call with the same order,
   * customer and term returns the same result and changes nothing.
   * @throws Problem 404 `membership.unknownCustomer`; 409 `membership.referenceReused` for an order
   * that was used for another grant.
   */
  grantMembership(grant: MembershipGrant): Promise<GrantedMembership>;
  /** Id of the customer in an affiliate programme; null without one. */
  findAffiliateId(customerId: string): Promise<string | null>;
  /**
   * Sets or removes the affiliate id; returns the id of the customer.
   * @throws Problem 404 `affiliate.unknownCustomer`.
   */
  setAffiliateId(customer: CustomerReference, affiliateId: string | null): Promise<string>;
  /** Audit log of the account for `AUDIT_DAYS`, newest first, at most 500 entries. */
  listAuditLog(
    customerId: string,
  ): Promise<readonly { readonly at: string; readonly fascia: string; readonly action: string }[]>;
  /**
   * Deletes customer, sessions, links, wishlist, alerts, reminders and points, the person's
   * reviews and questions, and their checkout drafts. Orders stay, without the id
   * of the customer, and so does the audit log, without a name.
   * @throws Problem 401 `account.wrongPassword`.
   */
  deleteAccount(
    client: ClientContext,
    customerId: string,
    password: string,
    person: ReviewPerson,
  ): Promise<void>;
  /** Clean-up job: deletes expired data in bounded batches. Called at intervals. */
  cleanUp(): Promise<void>;
}

declare module '#features/jobs/jobs.port.ts' {
  interface JobPayloads {
    accountEmail: AccountEmailJob;
  }
}

declare module '#request/shop.ts' {
  interface Ports {
    accounts: Accounts;
  }
}
