/** Customer that a call of the order system names, by email address or by id. */
import { z } from 'zod';
import type { CustomerReference } from '../accounts.port.ts';
import { isEmail } from '../accounts.ts';

type CustomerFields = {
  readonly email?: string | undefined;
  readonly customerId?: string | undefined;
};

export const customerFields = {
  email: z.string().refine(isEmail, 'an email address').optional(),
  customerId: z.uuid().optional(),
};

/** Rule of a schema with `customerFields`. */
export function hasOneCustomerField({ email, customerId }: CustomerFields): boolean {
  return (email === undefined) !== (customerId === undefined);
}

/** Applies a rule of several fields to invalid objects too, but not to `null`. */
export const whenObject = ({ value }: { readonly value: unknown }) =>
  typeof value === 'object' && value !== null;

/** Error of that rule. */
export const ONE_CUSTOMER_FIELD = {
  path: ['email'],
  message: 'an email or a customerId is needed',
  when: whenObject,
};

export function parseCustomerReference({
  email,
  customerId = '',
}: CustomerFields): CustomerReference {
  return email === undefined ? { id: customerId } : { email };
}
