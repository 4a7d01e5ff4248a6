/** Moderation of reviews, questions and answers: statuses, and entries of the audit log. */
import {
  MODERATION_REASONS,
  type ModerationReason,
} from '#features/reviews/policy/moderation-reasons.ts';

export const MODERATION_STATUSES = ['unconfirmed', 'pending', 'published', 'refused'] as const;
/**
 * `unconfirmed`: a guest has not used the emailed link yet. `pending`: waits for a moderator.
 */
export type ModerationStatus = (typeof MODERATION_STATUSES)[number];

export const REVIEW_ACTIONS = [
  ...(['submitted', 'confirmed', 'edited', 'published', 'refused'] as const),
  ...(['responded', 'reported', 'deleted'] as const),
] as const;
/** Entries of the audit log. */
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

export function isModerationStatus(value: unknown): value is ModerationStatus {
  return MODERATION_STATUSES.some((status) => status === value);
}

export function isModerationReason(value: unknown): value is ModerationReason {
  return MODERATION_REASONS.some((reason) => reason === value);
}
