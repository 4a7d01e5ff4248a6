/** Problems of reminders, and their texts in the shopper's language. */
import { formatAccountError } from '#features/accounts/forms/account-problem.ts';
import type { Text } from '#i18n/text.tsx';
import { Problem } from '#kit/problem.ts';
import { MAX_REMINDERS } from './replenishment.ts';

export function tooManyReminders(): Problem {
  const message = `sku: at most ${MAX_REMINDERS} reminders wait`;
  return new Problem(409, 'replenishment.limitReached', message, { field: 'sku' });
}

export function unknownReminder(): Problem {
  return new Problem(404, 'replenishment.unknown', 'reminder: there is no such reminder', {
    field: 'reminder',
  });
}

export function reminderLinkExpired(): Problem {
  return new Problem(410, 'replenishment.linkExpired', 'This link is unknown or has expired');
}

export function formatReminderProblem(
  text: Text,
  fault: Parameters<typeof formatAccountError>[1],
): string {
  if (fault.code === 'replenishment.limitReached')
    return text('replenishment.limitReached', { count: MAX_REMINDERS });
  if (fault.code === 'replenishment.choose') return text('replenishment.choose');
  if (fault.code === 'replenishment.linkExpired') return text('replenishment.linkExpired');
  if (fault.code === 'replenishment.unknown') return text('replenishment.unknown');
  return formatAccountError(text, fault);
}
