/** Words a refusal for whoever asked: S§8 shows the text that the server returned. */

import { findMessages } from '#i18n/find-messages.ts';
import type { MessageId } from '#i18n/text.tsx';
import type { Problem } from '#kit/problem.ts';

/**
 * In the shop's words where it has some for the code, else in its English. What is wrong behind the shop is for its log:
 * shoppers read when to come again. `tag` names the language.
 */
export function formatProblem(
  { status, code, message, details: { available = 0 } }: Problem,
  tag: string,
): string {
  const text = findMessages(tag);
  const words = text(code as MessageId, { available });
  if (words !== code) return words;
  return status >= 500 ? text('error.busy') : message;
}
