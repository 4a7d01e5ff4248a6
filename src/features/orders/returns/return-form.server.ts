/** Form that requests a return, opened by the link of the order. */
import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import type { AccountFields } from '#features/accounts/forms/account-request.server.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { formatDay } from '#features/accounts/own-account.server.ts';
import { DEFAULT_RETURNS } from '#features/offer/returns.ts';
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { createFieldProblem, Problem } from '#kit/problem.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { formatOption } from '../lines/format-option.ts';
import { listPersonalisation } from '../lines/list-personalisation.ts';
import type { OrderLink } from '../pages/cancel-own-order.server.ts';
import { findAccessibleOrder } from '../pages/find-accessible-order.server.ts';
import {
  countUnreturned,
  findReturnEnd,
  findReturnRule,
  isReturnable,
  listReasons,
  RETURN_REASONS,
  type ReturnLine,
  WITHDRAWAL_DAYS,
} from './order-return.ts';
import type { ReturnFormView } from './return-views.ts';

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;
const returnAttempts = createRateLimiter({ attempts: 30, seconds: 600 });

/** Days of the fascia's return policy, but at least those of the law. */
export const findReturnDays = ({ fascia }: Pick<PrivateShop, 'fascia'>): number =>
  Math.max((fascia.returns ?? DEFAULT_RETURNS).days, WITHDRAWAL_DAYS);

/** @throws Problem 404 without the token of the order. */
export async function loadReturnForm(shop: PrivateShop, link: OrderLink): Promise<ReturnFormView> {
  const order = await findAccessibleOrder(shop, link.number, link.token);
  const days = findReturnDays(shop);
  const unreturned = countUnreturned(order);
  const end = findReturnEnd(order, days).getTime() - 1;
  return {
    ...{ number: link.number, csrf: issueFormToken(shop), key: randomUUID() },
    href: serverLinks.returnOrder(link),
    orderHref: serverLinks.order(link),
    withdrawHref: serverLinks.withdraw(link),
    until: isReturnable(order, shop.now, days)
      ? formatDay(shop, new Date(end).toISOString())
      : null,
    lines: order.lines.map(({ item }, position) => ({
      ...{ position, name: item.name, returnable: unreturned[position] ?? 0 },
      details: [
        ...[formatOption(item.colour, item.colourLabel, item.size)].filter(Boolean),
        ...listPersonalisation(item.customFields, item.fieldLabels),
      ],
      ...{ rule: findReturnRule(item), reasons: listReasons(item) },
    })),
  };
}

/**
 * Redirects to the order, which shows the return.
 * @throws Problem 400 with the field of a line, 409 `return.closed`, 429; 404 without the token.
 */
export async function sendReturnForm(
  shop: PrivateShop,
  link: OrderLink,
  fields: AccountFields,
): Promise<Response> {
  const order = await findAccessibleOrder(shop, link.number, link.token);
  const { visitor, now } = shop;
  const problem = { code: 'return.tooManyTries', message: 'too many returns' };
  countAttempt(returnAttempts, { caller: visitor.ipHash, now }, problem);
  const { key } = fields;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw createFieldProblem('key', '8 to 100 letters, digits, underscores and dashes');
  const lines = order.lines.flatMap((_, position) => parseReturnLine(fields, position) ?? []);
  await shop.ports.orders.requestReturn(order.id, {
    ...{ idempotencyKey: key, lines, days: findReturnDays(shop), now },
  });
  return redirect(`${serverLinks.order(link)}#returns`, 303);
}

/** null for a line of which nothing is returned. @throws Problem 400 `return.lines`. */
function parseReturnLine(fields: AccountFields, position: number): ReturnLine | null {
  const typedQuantity = fields[`quantity-${position}`];
  if (typedQuantity === undefined || typedQuantity === '' || typedQuantity === '0') return null;
  const quantity = Number(typedQuantity);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999)
    throw new Problem(400, 'return.lines', `quantity-${position}: a whole number of units`, {
      field: `quantity-${position}`,
    });
  const reason = RETURN_REASONS.find((name) => name === fields[`reason-${position}`]);
  if (reason === undefined)
    throw new Problem(400, 'return.reason', `reason-${position}: one of the reasons`, {
      field: `reason-${position}`,
    });
  return { position, quantity, reason };
}
