/**
 * Withdrawal from a contract (Directive (EU) 2023/2673): without signing in, in two steps, with a
 * dated receipt by email. The response is the same whether or not there is such an order.
 */
import { redirect } from 'react-router';
import {
  type AccountFields,
  hasLink,
  parseEmail,
  parseFormFields,
} from '#features/accounts/forms/account-request.server.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { formatMinute } from '#i18n/formats/format-minute.ts';
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import { findTimeZone } from '#kit/shop-day.ts';
import { cleanLine } from '#kit/text/invisible-characters.ts';
import { links, serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { ORDER_LINK_DAYS } from '../order.ts';
import { ORDER_NUMBER } from '../order-number.ts';
import { findReturnDays } from './return-form.server.ts';
import type { WithdrawalFields, WithdrawDraft, WithdrawView } from './return-views.ts';

const MAX_NAME_LENGTH = 120;
const MAX_NUMBER_LENGTH = 40;
const attempts = createRateLimiter({ attempts: 10, seconds: 600 });

/** The link of an order prefills the form. @throws Problem 404 where the shop takes no orders. */
export async function loadWithdrawForm(
  shop: PrivateShop,
  search: URLSearchParams,
): Promise<WithdrawView> {
  requireOwnOrders(shop);
  const receipt = await findReceipt(shop, search.get('receipt'));
  const number = search.get('order') ?? '';
  const order = ORDER_NUMBER.test(number)
    ? await shop.ports.orders.findOrderByLink(
        ...([shop.fascia.code, number, search.get('token') ?? ''] as const),
      )
    : null;
  return {
    ...{ name: order?.address.name ?? '', email: order?.email ?? '' },
    ...{ number: order?.number ?? '', receipt },
    csrf: issueFormToken(shop),
    href: serverLinks.withdraw(),
    formHref: serverLinks.withdrawalForm(),
    returnsHref: links.page('informational/returns'),
  };
}

/** Shown for `ORDER_LINK_DAYS`, like the page of an order. */
async function findReceipt(
  { ports, fascia, locale, now }: PrivateShop,
  id: string | null,
): Promise<WithdrawView['receipt']> {
  const withdrawal = id === null ? null : await ports.orders.findWithdrawal(id);
  if (!withdrawal || withdrawal.fascia !== fascia.code) return null;
  const { number, email, declaredAt } = withdrawal;
  const age = now.getTime() - Date.parse(declaredAt);
  if (age > ORDER_LINK_DAYS * 86_400_000) return null;
  return { number, email, moment: formatMinute(declaredAt, locale.tag, findTimeZone(fascia)) };
}

function requireOwnOrders({ ports }: PrivateShop): void {
  if (!ports.checkout.isBuiltIn)
    throw new Problem(404, 'page.missing', 'This shop does not take orders.');
}

/**
 * The first step shows what was typed; the second records it, and leads to the receipt.
 * @throws Problem 400 with a fault for each field; 429 after too many withdrawals.
 */
export async function sendWithdrawal(
  shop: PrivateShop,
  fields: AccountFields,
): Promise<WithdrawDraft | Response> {
  requireOwnOrders(shop);
  const formValues = parseFormFields<WithdrawalFields>({
    name: () => parseLine(fields, 'name', MAX_NAME_LENGTH),
    number: () => parseLine(fields, 'number', MAX_NUMBER_LENGTH),
    email: () => parseEmail(fields, 'email'),
  });
  if (fields.intent !== 'confirm') return { step: 'confirm', formValues };
  const { visitor, now, fascia, locale } = shop;
  const problem = { code: 'withdraw.tooManyTries', message: 'too many withdrawals' };
  countAttempt(attempts, { caller: visitor.ipHash, now }, problem);
  const { id } = await shop.ports.orders.recordWithdrawal({
    ...{ fascia: fascia.code, locale: locale.tag, days: findReturnDays(shop), now },
    ...formValues,
  });
  return redirect(serverLinks.withdrawalReceipt(id), 303);
}

/** Refuses links, because an email to an unconfirmed address repeats the text. */
function parseLine(fields: AccountFields, field: 'name' | 'number', max: number): string {
  const value = fields[field];
  const text = typeof value === 'string' ? cleanLine(value) : '';
  if (text === '' || text.length > max || hasLink(text))
    throw new Problem(400, `withdraw.${field}`, `${field}: 1 to ${max} characters, no link`, {
      field,
    });
  return text;
}
