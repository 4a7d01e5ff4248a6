/** Refuses a text whose email would exceed the limit of its email address. */
import { normaliseEmail } from '#features/accounts/accounts.ts';
import { Problem } from '#kit/problem.ts';
import type { Connection } from '../connection.ts';
import { throttleEmail } from '../keys/email-throttle.ts';

/** @throws Problem 429 with the seconds to wait. */
export async function countConfirmationEmail(connection: Connection, to: string): Promise<void> {
  const retryAfter = await throttleEmail(connection, normaliseEmail(to));
  if (retryAfter > 0)
    throw new Problem(429, 'reviewForm.tooMany', 'Too many emails; wait before the next', {
      retryAfter,
    });
}
