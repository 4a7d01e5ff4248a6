/** POST /_api/memberships: an order system grants a membership, authorised by `ORDERS_KEY`. */

import { z } from 'zod';
import type { Fascia } from '#kit/define-fascia.ts';
import { findTimeZone } from '#kit/shop-day.ts';
import { respondToCommand } from '#request/commands/command-caller.server.ts';
import { readAuthorisedJson } from '#request/commands/read-authorised-json.server.ts';
import type { Accounts } from '../accounts.port.ts';
import {
  customerFields,
  hasOneCustomerField,
  ONE_CUSTOMER_FIELD,
  parseCustomerReference,
  whenObject,
} from './customer-reference.server.ts';

export type GrantRequestDeps = {
  /** Without a key, every request is refused. */
  readonly key: string | null;
  readonly fascia: Fascia;
  readonly accounts: Pick<Accounts, 'grantMembership'>;
  readonly now: Date;
};

const MAX_DAYS = 3_660;

export const grantSchema = z
  .strictObject({
    ...customerFields,
    days: z.number().int().min(1).max(MAX_DAYS).optional(),
    until: z.iso.date().optional(),
    reference: z.string().trim().min(1).max(100),
  })
  .refine(hasOneCustomerField, ONE_CUSTOMER_FIELD)
  .refine(({ days, until }) => (days === undefined) !== (until === undefined), {
    path: ['days'],
    message: 'days or until is needed',
    when: whenObject,
  });

/**
 * 401 without the key, 400 for an invalid field, 404 and 409 as `Accounts.grantMembership`. A
 * refused request grants nothing.
 */
export async function handleGrantRequest(
  request: Request,
  { key, fascia, accounts, now }: GrantRequestDeps,
): Promise<Response> {
  return await respondToCommand(async () => {
    const keyCheck = { key, code: 'membership.key' };
    const grant = await readAuthorisedJson(request, keyCheck, grantSchema);
    const { days, until = '', reference } = grant;
    const granted = await accounts.grantMembership({
      ...{ fascia: fascia.code, timeZone: findTimeZone(fascia), now, orderReference: reference },
      customer: parseCustomerReference(grant),
      term: days === undefined ? { until } : { days },
    });
    return { body: granted };
  });
}
