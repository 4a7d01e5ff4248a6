/** What a refused form says, in the shopper's words. */
import type { MessageId, Text } from '#kit/text.tsx';

export type FormRefusal = {
  readonly code: string;
  readonly field: string | null;
  /** Seconds. */
  readonly retryAfter: number | null;
  /** What was typed, so that nobody types it twice. */
  readonly kept: Readonly<Record<string, string>>;
};

const KNOWN: ReadonlySet<string> = new Set<MessageId>([
  'account.wrongPassword',
  'account.busy',
  'account.linkSpent',
  'account.formStale',
  'account.badEmail',
  'account.missing',
  'account.tooShort',
  'account.tooLong',
  'account.tooCommon',
]);

export function wordRefusal(text: Text, { code, retryAfter }: Pick<FormRefusal, 'code' | 'retryAfter'>): string {
  if (code === 'account.tooManyTries') return text('account.tooManyTries', { seconds: retryAfter ?? 1 });
  return text(KNOWN.has(code) ? (code as MessageId) : 'account.failed');
}
