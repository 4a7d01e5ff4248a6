/** Signing in and up, as the pages and the modal ask for it. */
import { setTimeout } from 'node:timers/promises';
import {
  type Fields,
  originOf,
  readEmail,
  readForm,
  readName,
  readNewPassword,
  readPassword,
  readToken,
} from '#features/accounts/account-request.server.ts';
import { parseDestination } from '#features/accounts/destination.ts';
import { sendLetter } from '#features/accounts/letters.server.ts';
import type { PrivateShop } from '#kit/shop.ts';
import { type Entered, enter, writeCarry } from './enter.server.ts';

export async function signIn(shop: PrivateShop, fields: Fields): Promise<Entered> {
  const request = readForm({ email: () => readEmail(fields), password: () => readPassword(fields) });
  return await enter(shop, await shop.ports.accounts.signIn(originOf(shop), request));
}

/** The answer is the same whether or not the address has an account; the difference is in the mail. */
export async function signUp(shop: PrivateShop, fields: Fields): Promise<void> {
  const request = readForm({
    firstName: () => readName(fields, 'firstName'),
    lastName: () => readName(fields, 'lastName'),
    email: () => readEmail(fields),
    password: () => readNewPassword(shop, fields, [fields.username, fields.firstName, fields.lastName]),
  });
  const carry = writeCarry(shop, parseDestination(fields.redirect));
  sendLetter(shop, await shop.ports.accounts.signUp(originOf(shop), { ...request, carry }));
}

/** Longer than a link takes to make: whether one was made, which is a little more work, must not show in the answer's time. */
export const LINK_ANSWER_MS = 50;

export async function askForLink(shop: PrivateShop, fields: Fields, purpose: 'signIn' | 'reset'): Promise<void> {
  const carry = writeCarry(shop, parseDestination(fields.redirect));
  const request = { email: readEmail(fields), purpose, carry };
  const [letter] = await Promise.all([shop.ports.accounts.askForLink(originOf(shop), request), setTimeout(LINK_ANSWER_MS)]);
  sendLetter(shop, letter);
}

export async function openLink(shop: PrivateShop, fields: Fields, purpose: 'signUp' | 'signIn'): Promise<Entered> {
  return await enter(shop, await shop.ports.accounts.openLink(originOf(shop), { token: readToken(fields), purpose }));
}

export async function resetPassword(shop: PrivateShop, fields: Fields): Promise<Entered> {
  const request = { token: readToken(fields), password: readNewPassword(shop, fields, []) };
  const { entry, letter } = await shop.ports.accounts.resetPassword(originOf(shop), request);
  sendLetter(shop, letter);
  return await enter(shop, entry);
}
