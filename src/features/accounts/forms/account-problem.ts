/** Errors of a form, and their localised texts. */

import type { MessageId, Text } from '#i18n/text.tsx';
import type { FieldFault } from '#kit/problem.ts';

export type FormErrors = {
  readonly code: string;
  /** Errors by field, in the order of the form; empty when the error is of the whole form. */
  readonly faults: readonly FieldFault[];
  /** Seconds. */
  readonly retryAfter: number | null;
  /** Typed values by field name, so that the shopper does not have to type them again. */
  readonly formValues: Readonly<Record<string, string>>;
};

const LINK_EXPIRED: FormErrors = {
  code: 'account.linkExpired',
  faults: [],
  retryAfter: null,
  formValues: {},
};

/** Errors of a page's last action; null without an action, or if it succeeded. */
export function formErrorsOf<R>(
  actionData: { readonly formErrors: R } | object | undefined,
): R | null {
  return actionData && hasFormErrors<R>(actionData) ? actionData.formErrors : null;
}

const hasFormErrors = <R>(
  actionData: { readonly formErrors: R } | object,
): actionData is { readonly formErrors: R } => 'formErrors' in actionData;

/**
 * Errors of the form, or the error of a used or expired link, which is shown when the page opens.
 */
export function formErrorsOfLink(
  link: object | 'expired' | null,
  formErrors: FormErrors | null,
): FormErrors | null {
  return formErrors ?? (link === 'expired' ? LINK_EXPIRED : null);
}

/** Token of an emailed link; null once it is used or expired, and a new email must be requested. */
export function usableTokenOf(token: string | null, formErrors: FormErrors | null): string | null {
  return formErrors?.code === 'account.linkExpired' ? null : token;
}

const MESSAGE_CODES: ReadonlySet<string> = new Set<MessageId>([
  'account.wrongPassword',
  'account.wrongOwnPassword',
  'account.busy',
  'account.linkExpired',
  'account.formStale',
  'account.badEmail',
  'account.missing',
  'account.badName',
  'account.nameTooLong',
  'account.tooShort',
  'account.tooLong',
  'account.tooCommon',
]);

export function formatAccountError(
  text: Text,
  { code, retryAfter }: { readonly code: string; readonly retryAfter?: number | null },
): string {
  if (code === 'account.tooManyTries') return formatWait(text, Math.max(retryAfter ?? 1, 1));
  return text(MESSAGE_CODES.has(code) ? (code as MessageId) : 'account.failed');
}

/** Shorter times are stated in seconds. */
const MIN_SECONDS_AS_MINUTES = 120;

function formatWait(text: Text, seconds: number): string {
  return seconds < MIN_SECONDS_AS_MINUTES
    ? text('account.tooManyTries', { seconds })
    : text('account.tooManyTriesMinutes', { minutes: Math.ceil(seconds / 60) });
}
