/** Error text of a `Problem` for the shopper who sees it. */

import { findMessages } from '#i18n/find-messages.ts';
import type { MessageId } from '#i18n/text.tsx';
import type { Problem } from '#kit/problem.ts';

/**
 * Uses the message of the code if there is one, else the English text. Details of server errors
 * (5xx without a translated message) are for the log; shoppers get a general text.
 */
export function formatProblem(
  { status, code, message, details: { available = 0 } }: Problem,
  localeTag: string,
): string {
  const text = findMessages(localeTag);
  const translated = text(code as MessageId, { available });
  if (translated !== code) return translated;
  return status >= 500 ? text('error.busy') : message;
}
