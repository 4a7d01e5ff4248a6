/** Common handling of small review forms: CSRF token check, and refusals with their status. */
import { data } from 'react-router';
import { checkFormToken } from '#features/accounts/forms/form-token.server.ts';
import { readFields } from '#features/basket/requests/read-fields.server.ts';
import { isProblem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';

/** Returns the result of `answer`, or the refusal for the page to render. */
export async function answerReviewForm<T>(
  shop: PrivateShop,
  request: Request,
  answer: (fields: Readonly<Record<string, unknown>>) => Promise<T>,
) {
  const fields = await readFields(request);
  try {
    checkFormToken(shop, fields.csrf);
    return await answer(fields);
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { code, status, details } = error;
    const retryAfter = details.retryAfter ?? null;
    const headers: Record<string, string> =
      retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
    return data({ refusal: { code, retryAfter } }, { status, headers });
  }
}
