/** Handlers of the account page's forms, by their `intent`. */
import { redirect } from 'react-router';
import type { AccountFields } from '#features/accounts/forms/account-request.server.ts';
import {
  changeEmail,
  changeName,
  changePassword,
  deleteOwnAccount,
  endSession,
  signOut,
  signOutEverywhere,
} from '#features/accounts/own-account.server.ts';
import { createFieldProblem } from '#kit/problem.ts';
import { links } from '#links';
import type { Customer, PrivateShop } from '#request/shop.ts';

type Intent = {
  readonly run: (shop: PrivateShop, customer: Customer, fields: AccountFields) => Promise<void>;
  /** Redirect target after success. */
  readonly next: string;
};

const intents: Readonly<Record<string, Intent>> = {
  name: { run: changeName, next: links.account({ done: 'name' }) },
  email: { run: changeEmail, next: links.account({ done: 'sent' }) },
  password: { run: changePassword, next: links.account({ done: 'password' }) },
  endSession: { run: endSession, next: links.account({ done: 'session' }) },
  signOut: { run: signOut, next: links.login({ done: 'out' }) },
  signOutEverywhere: { run: signOutEverywhere, next: links.login({ done: 'out' }) },
  delete: { run: deleteOwnAccount, next: links.login({ done: 'deleted' }) },
};

/**
 * Runs the handler and redirects with 303, so that a reload repeats nothing.
 * @throws Problem 400 for an unknown intent, and those of the handlers.
 */
export async function runIntent(
  shop: PrivateShop,
  customer: Customer,
  fields: AccountFields,
): Promise<Response> {
  const name =
    typeof fields.intent === 'string' && Object.hasOwn(intents, fields.intent) ? fields.intent : '';
  const intent = intents[name];
  if (!intent) throw createFieldProblem('intent', 'one of the forms of the account page');
  await intent.run(shop, customer, fields);
  return redirect(intent.next, 303);
}
