/** Moderation of reviews: states, and entries of the audit log. */
import {
  MODERATION_REASONS,
  type ModerationReason,
} from '#features/reviews/policy/moderation-reasons.ts';

export const REVIEW_STATUSES = ['unconfirmed', 'pending', 'published', 'refused'] as const;
/**
 * `unconfirmed`: a guest has not used the emailed link yet. `pending`: waits for a moderator.
 */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Entries of the audit log. */
export type ReviewAction =
  | 'submitted'
  | 'confirmed'
  | 'edited'
  | 'published'
  | 'refused'
  | 'responded'
  | 'reported'
  | 'deleted';

export function isReviewStatus(value: unknown): value is ReviewStatus {
  return REVIEW_STATUSES.some((status) => status === value);
}

export function isModerationReason(value: unknown): value is ModerationReason {
  return MODERATION_REASONS.some((reason) => reason === value);
}
