/** Common handling of account forms: CSRF token check, and refusals that keep the typed values. */
import { data } from 'react-router';
import { readFields } from '#features/basket/requests/read-fields.server.ts';
import { type FieldFault, isProblem, type Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { FormRefusal } from './account-problem.ts';
import type { AccountFields } from './account-request.server.ts';
import { checkFormToken } from './form-token.server.ts';

/** Typed values that a refused form gets back. Never a password. */
const KEPT = ['username', 'firstName', 'lastName', 'newEmail', 'intent'];

/** Returns the result of `answer`, or the refusal with its 4xx status for the page to render. */
export async function answerForm<T>(
  shop: PrivateShop,
  request: Request,
  answer: (fields: AccountFields) => Promise<T>,
) {
  const fields = await readFields(request);
  try {
    checkFormToken(shop, fields.csrf);
    return await answer(fields);
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { code, status, details } = error;
    const formValues = Object.fromEntries(
      KEPT.flatMap((name) =>
        typeof fields[name] === 'string' ? [[name, fields[name].slice(0, 300)]] : [],
      ),
    );
    const refusal: FormRefusal = {
      code,
      faults: findFaults(error),
      retryAfter: details.retryAfter ?? null,
      formValues,
    };
    const headers =
      details.retryAfter === undefined ? {} : { 'retry-after': String(details.retryAfter) };
    return data({ refusal }, { status, headers });
  }
}

/**
 * Faults by field. None for an email and password that do not match: neither is wrong by itself.
 */
export function findFaults({ code, details: { field, faults } }: Problem): readonly FieldFault[] {
  if (code === 'account.wrongPassword' || field === undefined) return [];
  return faults ?? [{ field, code }];
}
