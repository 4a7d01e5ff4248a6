/** Common handling of posted forms: CSRF token check, and errors that keep the typed values. */
import { data } from 'react-router';
import { type FieldFault, isProblem, type Problem } from '#kit/problem.ts';
import { readRequestBody } from '#request/read-request-body.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { FormErrors } from './account-problem.ts';
import type { AccountFields } from './account-request.server.ts';
import { checkFormToken } from './form-token.server.ts';

/** Typed values that an account form with errors gets back. Never a password. */
const RETURNED_FIELDS = ['username', 'firstName', 'lastName', 'newEmail', 'intent'];
/** Characters of each value, above the limit of every field. */
const MAX_RETURNED_LENGTH = 12_000;

/**
 * Returns the result of `handle`, or the form errors with their 4xx status for the page to render.
 * `returnedFields`: fields whose values the form gets back.
 */
export async function handleForm<T>(
  shop: PrivateShop,
  request: Request,
  handle: (fields: AccountFields) => Promise<T>,
  returnedFields: readonly string[] = RETURNED_FIELDS,
) {
  const fields = await readRequestBody(request);
  try {
    checkFormToken(shop, fields.csrf);
    return await handle(fields);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return respondWithFormErrors(toFormErrors(error, fields, returnedFields), error.status);
  }
}

/** Action data of an invalid form: every fault, and the values of the fields `returnedFields`. */
export function toFormErrors(
  problem: Problem,
  fields: AccountFields,
  returnedFields: readonly string[],
): FormErrors {
  const { code, details } = problem;
  const formValues = returnedFields.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, value.slice(0, MAX_RETURNED_LENGTH)] as const] : [];
  });
  return {
    ...{ code, faults: findFaults(problem), retryAfter: details.retryAfter ?? null },
    formValues: Object.fromEntries(formValues),
  };
}

/** Response with the errors of a form, the status and the time to wait. */
export function respondWithFormErrors<R extends Pick<FormErrors, 'retryAfter'>>(
  formErrors: R,
  status: number,
) {
  const { retryAfter } = formErrors;
  const headers: Record<string, string> =
    retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  return data({ formErrors }, { status, headers });
}

/**
 * Faults by field. None for an email and password that do not match, where neither is wrong by
 * itself, and none for the token, which shoppers do not see.
 */
export function findFaults({ code, details: { field, faults } }: Problem): readonly FieldFault[] {
  if (code === 'account.wrongPassword' || field === undefined || field === 'csrf') return [];
  return faults ?? [{ field, code }];
}
