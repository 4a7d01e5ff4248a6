/** Error texts of the forms for questions and answers, in the shopper's language. */
import { formatReviewProblem } from '#features/review-writing/form/review-problem.ts';
import type { MessageId, Text } from '#i18n/text.tsx';
import { MAX_ANSWER, MAX_QUESTION, MIN_ANSWER, MIN_QUESTION } from './written-question.ts';

/** Values of the texts. */
export const QUESTION_LIMITS = { min: MIN_QUESTION, max: MAX_QUESTION } as const;
export const ANSWER_LIMITS = { min: MIN_ANSWER, max: MAX_ANSWER } as const;

const OWN: ReadonlySet<string> = new Set<MessageId>([
  'questionForm.linkExpired',
  'questionForm.full',
  'questionForm.buyerOnly',
  'questionForm.unknown',
  'questionForm.answerUnknown',
]);

export function formatQuestionProblem(
  text: Text,
  problem: { readonly code: string; readonly retryAfter?: number | null },
  limits: Readonly<Record<'min' | 'max', number>> = QUESTION_LIMITS,
): string {
  const { code } = problem;
  return OWN.has(code) ? text(code as MessageId) : formatReviewProblem(text, problem, limits);
}
