/** Part of the questions port: decisions of moderators, and answers of the shop. */
import type { ModerationStatus } from '#features/review-moderation/moderation.ts';
import type { ModerationReason } from '#features/reviews/policy/moderation-reasons.ts';

/** A question or an answer as moderators see it. */
export type ModeratedEntry = {
  readonly id: string;
  readonly kind: 'question' | 'answer';
  readonly productKey: string;
  readonly status: ModerationStatus;
  readonly refusalReason: ModerationReason | null;
  readonly body: string;
  readonly username: string | null;
  readonly language: string | null;
  /** An answer of the shop. */
  readonly isFromShop: boolean;
  /** An answer whose writer bought the product in this shop. */
  readonly isVerified: boolean;
  /** Question that an answer answers; null for a question. */
  readonly question: { readonly id: string; readonly body: string } | null;
  /** ISO 8601. */
  readonly submittedAt: string;
};

export const QUESTION_ACTIONS = [
  ...(['submitted', 'confirmed', 'edited', 'published', 'refused'] as const),
  ...(['answered', 'deleted'] as const),
] as const;

export type QuestionEvent = {
  /** ISO 8601. */
  readonly at: string;
  readonly action: (typeof QUESTION_ACTIONS)[number];
  readonly reason: ModerationReason | null;
};

export type ModeratedEntryQuery = {
  readonly status?: ModerationStatus;
  /** 1 to 500. */
  readonly limit: number;
};

export type ShopAnswer = { readonly username: string; readonly body: string };

/**
 * Each decision writes the audit log in the same transaction, and returns the entry after it.
 *
 * ```ts
 * const [first, second] = await questions.listForModeration({ status: 'pending', limit: 20 });
 * await questions.publish(first.id, first.submittedAt);
 * await questions.answerQuestion(first.id, { username: 'Aldermoor', body: 'Yes, at 30 °C.' });
 * await questions.refuse(second.id, 'off-topic');
 * const { events } = await questions.findForModeration(second.id); // ..., { action: 'refused' }
 * ```
 */
export interface QuestionModeration {
  /** Questions and answers, oldest first. Never unconfirmed ones, unless the query says so. */
  listForModeration(query: ModeratedEntryQuery): Promise<readonly ModeratedEntry[]>;
  /**
   * A question or an answer with the first 500 entries of its audit log, oldest first; null for an
   * unknown id.
   */
  findForModeration(id: string): Promise<{
    readonly entry: ModeratedEntry;
    readonly events: readonly QuestionEvent[];
  } | null>;
  /**
   * Publishes a question or an answer. `submittedAt` is that of the text as the moderator read it.
   * @throws Problem 404 `questions.unknown` with the field `id` for an unknown id; 409
   *   `questions.unconfirmed` for a question whose writer has not confirmed it, `questions.changed`
   *   for a text that its writer has changed since.
   */
  publish(id: string, submittedAt: string): Promise<ModeratedEntry>;
  /**
   * Refuses a question or an answer, published or not.
   * @throws Problem 404 `questions.unknown` with the field `id` for an unknown id; 409
   *   `questions.unconfirmed` for a question whose writer has not confirmed it.
   */
  refuse(id: string, reason: ModerationReason): Promise<ModeratedEntry>;
  /**
   * Publishes an answer of the shop, in place of an earlier one of the same name, and returns it.
   * It is shown as soon as its question is published.
   * @throws Problem with the field `question`: 404 `questionForm.unknown` for an unknown question;
   *   409 `questions.hidden` for an unconfirmed or refused one.
   */
  answerQuestion(questionId: string, answer: ShopAnswer): Promise<ModeratedEntry>;
}
