/** What a refused form says, in the shopper's words. */

import type { MessageId, Text } from '#i18n/text.tsx';
import type { FieldFault } from '#kit/problem.ts';

export type FormRefusal = {
  readonly code: string;
  /** What is wrong with which field, in the order of the form; none for what is wrong with all of it. */
  readonly faults: readonly FieldFault[];
  /** Seconds. */
  readonly retryAfter: number | null;
  /** What was typed, so that nobody types it twice. */
  readonly kept: Readonly<Record<string, string>>;
};

const SPENT: FormRefusal = { code: 'account.linkSpent', faults: [], retryAfter: null, kept: {} };

/** A link that opens nothing is told as soon as its page opens. */
export function refusalOfLink(
  link: object | 'spent' | null,
  refusal: FormRefusal | null,
): FormRefusal | null {
  return refusal ?? (link === 'spent' ? SPENT : null);
}

/** The token of a letter's link while it opens something; null where another letter has to be asked for. */
export function usableToken(token: string | null, refusal: FormRefusal | null): string | null {
  return refusal?.code === 'account.linkSpent' ? null : token;
}

const KNOWN: ReadonlySet<string> = new Set<MessageId>([
  'account.wrongPassword',
  'account.wrongOwnPassword',
  'account.busy',
  'account.linkSpent',
  'account.formStale',
  'account.badEmail',
  'account.missing',
  'account.badName',
  'account.nameTooLong',
  'account.tooShort',
  'account.tooLong',
  'account.tooCommon',
]);

export function wordRefusal(
  text: Text,
  { code, retryAfter }: { readonly code: string; readonly retryAfter?: number | null },
): string {
  if (code === 'account.tooManyTries') return wordWait(text, Math.max(retryAfter ?? 1, 1));
  return text(KNOWN.has(code) ? (code as MessageId) : 'account.failed');
}

function wordWait(text: Text, seconds: number): string {
  return seconds < 120
    ? text('account.tooManyTries', { seconds })
    : text('account.tooManyTriesMinutes', { minutes: Math.ceil(seconds / 60) });
}
