/** POST /_api/affiliates: the order system sets a customer's affiliate id, with `ORDERS_KEY`. */
import { z } from 'zod';
import type { Accounts } from '#features/accounts/accounts.port.ts';
import {
  customerFields,
  hasOneCustomerField,
  ONE_CUSTOMER_FIELD,
  parseCustomerReference,
} from '#features/accounts/membership/customer-reference.server.ts';
import { respondToCommand } from '#request/commands/command-caller.server.ts';
import { readAuthorisedJson } from '#request/commands/read-authorised-json.server.ts';
import { AFFILIATE_ID_PATTERN } from './affiliate-id.ts';

export type AffiliateRequestDeps = {
  /** Without a key, every request is refused. */
  readonly key: string | null;
  readonly accounts: Pick<Accounts, 'setAffiliateId'>;
};

export const affiliateSchema = z
  .strictObject({
    ...customerFields,
    affiliateId: z
      .string()
      .regex(AFFILIATE_ID_PATTERN, 'letters, digits, . _ -; at most 64')
      .nullable(),
  })
  .refine(hasOneCustomerField, ONE_CUSTOMER_FIELD);

/** 401 without the key, 400 for an invalid field, 404 as `Accounts.setAffiliateId`. */
export async function handleAffiliateRequest(
  request: Request,
  { key, accounts }: AffiliateRequestDeps,
): Promise<Response> {
  return await respondToCommand(async () => {
    const keyCheck = { key, code: 'affiliate.key' };
    const call = await readAuthorisedJson(request, keyCheck, affiliateSchema);
    const customerId = await accounts.setAffiliateId(
      parseCustomerReference(call),
      call.affiliateId,
    );
    return { body: { customerId } };
  });
}
