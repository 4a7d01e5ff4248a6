/** Sign-in and sign-up, for the pages and the modal. */
import { setTimeout } from 'node:timers/promises';
import type { LinkRecipient } from '#features/accounts/accounts.port.ts';
import {
  type AccountFields,
  clientContextOf,
  isLinkToken,
  parseEmail,
  parseEmailToken,
  parseFormFields,
  parseName,
  parseNewPassword,
  parsePassword,
} from '#features/accounts/forms/account-request.server.ts';
import { parseReturnTo } from '#features/accounts/return-to.ts';
import { links } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import {
  completeSignIn,
  type SignInResponse,
  serialiseLinkState,
} from './complete-sign-in.server.ts';

export async function signIn(shop: PrivateShop, fields: AccountFields): Promise<SignInResponse> {
  const request = parseFormFields({
    email: () => parseEmail(fields),
    password: () => parsePassword(fields),
  });
  return await completeSignIn(
    shop,
    await shop.ports.accounts.signIn(clientContextOf(shop), request),
    parseReturnTo(fields.redirect),
  );
}

/**
 * Minimum response time in milliseconds, longer than it takes to create a link and its job. The
 * response time must not reveal whether an email address has an account.
 */
export const LINK_ANSWER_MS = 50;

/** The response is the same whether or not the address has an account; only the email differs. */
export async function signUp(shop: PrivateShop, fields: AccountFields): Promise<void> {
  const request = parseFormFields({ ...nameReaders(fields), email: () => parseEmail(fields) });
  const returnTo =
    parseReturnTo(fields.redirect) ??
    (fields.registrationPath === 'wishlist' ? links.wishlist() : null);
  const signingUp = shop.ports.accounts.signUp(clientContextOf(shop), {
    ...request,
    returnState: serialiseLinkState(shop, returnTo),
  });
  await Promise.all([signingUp, setTimeout(LINK_ANSWER_MS)]);
}

const nameReaders = (fields: AccountFields) => ({
  firstName: () => parseName(fields, 'firstName'),
  lastName: () => parseName(fields, 'lastName'),
});

/** Uses the emailed link. Its reader sets the name and password. */
export async function createAccount(
  shop: PrivateShop,
  fields: AccountFields,
): Promise<SignInResponse> {
  const token = parseEmailToken(fields);
  const recipient = await shop.ports.accounts.findEmailToken({ token, purpose: 'signUp' });
  const request = parseFormFields({
    ...nameReaders(fields),
    password: () =>
      parseNewPassword(shop, fields, [recipient?.email, fields.firstName, fields.lastName]),
  });
  return await completeSignIn(
    shop,
    await shop.ports.accounts.createAccount(clientContextOf(shop), { token, ...request }),
  );
}

export type EmailedLink = { readonly token: string; readonly recipient: LinkRecipient };

/**
 * State of the emailed link that opened a page: null without one, `expired` when it cannot be used,
 * or has been.
 */
export async function findEmailedLink(
  shop: PrivateShop,
  token: string | null,
  purpose: 'signUp' | 'signIn' | 'reset',
): Promise<EmailedLink | 'expired' | null> {
  if (token === null) return null;
  const recipient = isLinkToken(token)
    ? await shop.ports.accounts.findEmailToken({ token, purpose })
    : null;
  return recipient ? { token, recipient } : 'expired';
}

export async function requestLink(
  shop: PrivateShop,
  fields: AccountFields,
  purpose: 'signIn' | 'reset',
): Promise<void> {
  const returnState = serialiseLinkState(shop, parseReturnTo(fields.redirect));
  const request = { email: parseEmail(fields), purpose, returnState };
  await Promise.all([
    shop.ports.accounts.requestLink(clientContextOf(shop), request),
    setTimeout(LINK_ANSWER_MS),
  ]);
}

export async function signInByToken(
  shop: PrivateShop,
  fields: AccountFields,
): Promise<SignInResponse> {
  return await completeSignIn(
    shop,
    await shop.ports.accounts.signInByToken(clientContextOf(shop), {
      token: parseEmailToken(fields),
    }),
  );
}

export async function resetPassword(
  shop: PrivateShop,
  fields: AccountFields,
): Promise<SignInResponse> {
  const token = parseEmailToken(fields);
  const recipient = await shop.ports.accounts.findEmailToken({ token, purpose: 'reset' });
  const context = [recipient?.email, recipient?.firstName, recipient?.lastName];
  const request = { token, password: parseNewPassword(shop, fields, context) };
  const { session } = await shop.ports.accounts.resetPassword(clientContextOf(shop), request);
  return await completeSignIn(shop, session);
}
