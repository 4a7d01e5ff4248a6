/** Problems of stock alerts, and their texts in the shopper's language. */
import { formatAccountError } from '#features/accounts/forms/account-problem.ts';
import type { Text } from '#i18n/text.tsx';
import { Problem } from '#kit/problem.ts';
import { MAX_ALERTS } from './stock-alert.ts';

export function limitReached(): Problem {
  return new Problem(409, 'stockAlert.limitReached', `sku: at most ${MAX_ALERTS} alerts wait`, {
    field: 'sku',
  });
}

/** `retryAfter` is in seconds. */
export function tooManyEmails(retryAfter: number): Problem {
  return new Problem(429, 'stockAlert.tooMany', 'Too many emails; wait before the next', {
    retryAfter,
  });
}

export function linkExpired(): Problem {
  return new Problem(410, 'stockAlert.linkExpired', 'This link is unknown or has expired');
}

export function unknownAlert(): Problem {
  return new Problem(404, 'stockAlert.unknown', 'alert: there is no such alert.', {
    field: 'alert',
  });
}

export function formatStockAlertProblem(
  text: Text,
  problem: { readonly code: string; readonly retryAfter?: number | null },
): string {
  switch (problem.code) {
    case 'stockAlert.limitReached':
      return text('stockAlert.limitReached', { count: MAX_ALERTS });
    case 'stockAlert.choose':
    case 'stockAlert.inStock':
    case 'stockAlert.linkExpired':
    case 'stockAlert.tooMany':
    case 'stockAlert.unknown':
      return text(problem.code);
    default:
      return formatAccountError(text, problem);
  }
}
