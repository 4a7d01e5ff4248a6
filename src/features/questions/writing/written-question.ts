/** Questions and answers that shoppers write: types, and the limits of each field. */
import type { ModerationStatus } from '#features/review-moderation/moderation.ts';
import type { ModerationReason } from '#features/reviews/policy/moderation-reasons.ts';

export const MIN_QUESTION = 10;
export const MAX_QUESTION = 500;
export const MIN_ANSWER = 10;
export const MAX_ANSWER = 2_000;
/** Minutes in which the same question of a guest is emailed once. */
export const REPEAT_MINUTES = 10;
/** Questions and answers of the whole shop that wait for their authors or a moderator. */
export const MAX_PENDING_QUESTIONS = 5_000;

export type SubmittedQuestion = {
  readonly productKey: string;
  /** Plain text. */
  readonly body: string;
  readonly username: string;
  /** Language of the form, such as `en`. */
  readonly language: string;
};

export type SubmittedAnswer = {
  readonly productKey: string;
  readonly questionId: string;
  /** Plain text. */
  readonly body: string;
  readonly username: string;
  /** Id of the order in a signed link, which proves the purchase. */
  readonly buyerReference: string;
  /** Hash of the customer's id; null for a guest. */
  readonly author: string | null;
};

/** A question as its author sees it. */
export type OwnQuestion = {
  readonly id: string;
  readonly productKey: string;
  readonly body: string;
  readonly username: string;
  readonly status: ModerationStatus;
  readonly refusalReason: ModerationReason | null;
  /** ISO 8601. */
  readonly submittedAt: string;
};

/** An answer as its author sees it. */
export type OwnAnswer = OwnQuestion & {
  readonly questionId: string;
  /** Text of the question. */
  readonly question: string;
};

/** All questions and answers of a person. */
export type PersonalQuestionData = {
  readonly questions: readonly OwnQuestion[];
  readonly answers: readonly OwnAnswer[];
};
