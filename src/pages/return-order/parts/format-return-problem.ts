/** Texts of a refused return. */
import type { MessageId, Text } from '#i18n/text.tsx';

const TEXTS = {
  'account.formStale': 'returns.stale',
  'return.closed': 'returns.closed',
  'return.reason': 'returns.wrongReason',
  'return.tooManyTries': 'returns.tooManyTries',
} as const satisfies Readonly<Record<string, MessageId>>;

const isKnown = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code);

/** `field`: that of the fault, where there is one. */
export function formatReturnProblem(text: Text, code: string, field?: string): string {
  if (code === 'return.lines')
    return text(field === undefined ? 'returns.missingLines' : 'returns.wrongQuantity');
  return text(isKnown(code) ? TEXTS[code] : 'returns.problem');
}
