/** Port: decisions of moderators on written and imported reviews. */

import type { ModerationReason } from '#features/reviews/policy/moderation-reasons.ts';
import type { Fit, ReviewResponse } from '#features/reviews/review-records.ts';
import type { ModerationStatus, ReviewAction } from './moderation.ts';

export type ModeratedReview = {
  readonly id: string;
  readonly productKey: string;
  readonly status: ModerationStatus;
  readonly refusalReason: ModerationReason | null;
  readonly rating: number;
  readonly title: string | null;
  readonly body: string;
  readonly username: string | null;
  readonly userLocation: string | null;
  readonly isRecommended: boolean | null;
  readonly fit: Fit | null;
  readonly secondaryRatings: Readonly<Record<string, number>>;
  readonly language: string | null;
  readonly isVerified: boolean;
  /** Ids in the picture store, or of photos that wait for a moderator. */
  readonly photos: readonly string[];
  readonly responses: readonly ReviewResponse[];
  /** ISO 8601. */
  readonly submittedAt: string;
  /** Reports by reason since the last decision: `{ copied: 2 }`. */
  readonly reports: Readonly<Partial<Record<ModerationReason, number>>>;
};

export type ReviewEvent = {
  /** ISO 8601. */
  readonly at: string;
  readonly action: ReviewAction;
  readonly reason: ModerationReason | null;
};

export type ModerationQuery = {
  readonly status?: ModerationStatus;
  /** Only reviews that readers have reported since the last decision. */
  readonly isReported?: boolean;
  /** 1 to 500. */
  readonly limit: number;
};

/**
 * Each decision changes the product's totals and writes the audit log in one transaction. Each
 * returns the review after it.
 *
 * ```ts
 * const [first, second] = await moderation.list({ status: 'pending', limit: 20 });
 * const jpeg = await moderation.findPendingPhoto(first.photos[0]);
 * await moderation.publish(first.id, first.submittedAt);
 * await moderation.respond(first.id, { clientName: 'Aldermoor', text: 'Thank you!' });
 * await moderation.refuse(second.id, 'copied');
 * const { events } = await moderation.find(second.id); // ..., { action: 'refused', ... }
 * ```
 */
export interface ReviewModeration {
  /**
   * Reviews by the time of their submission, oldest first; empty where none matches. Never an
   * unconfirmed one, unless the query names this status.
   */
  list(query: ModerationQuery): Promise<readonly ModeratedReview[]>;
  /** A review with the first 500 entries of its audit log, oldest first; null for an unknown id. */
  find(
    id: string,
  ): Promise<{ readonly review: ModeratedReview; readonly events: readonly ReviewEvent[] } | null>;
  /**
   * JPEG of one of the photos of a review that waits for a moderator, which no URL serves. Null for
   * a photo that is public or lost, and for an id that is no pending photo's.
   */
  findPendingPhoto(photo: string): Promise<Uint8Array | null>;
  /**
   * Publishes a review with its photos, or keeps a published one; either settles its reports.
   * `submittedAt` is that of the review as the moderator read it.
   * @throws Problem with the field `review`: 404 `reviews.unknown` for an unknown id; 409
   *   `reviews.unconfirmed` for a review whose writer has not confirmed it, `reviews.changed` for
   *   one that its writer has changed since.
   */
  publish(id: string, submittedAt: string): Promise<ModeratedReview>;
  /**
   * Refuses a review, published or not, and settles its reports. A review that was written in this
   * shop loses its photos; those of an imported one stay. Its writer may change it, and it waits
   * again then.
   * @throws Problem with the field `review`: 404 `reviews.unknown` for an unknown id; 409
   *   `reviews.unconfirmed` for a review whose writer has not confirmed it.
   */
  refuse(id: string, reason: ModerationReason): Promise<ModeratedReview>;
  /**
   * Adds the retailer's response, in place of an earlier one of the same `clientName`. Status and
   * reports of the review stay.
   * @throws Problem 404 `reviews.unknown` with the field `review` for an unknown id.
   */
  respond(id: string, response: ReviewResponse): Promise<ModeratedReview>;
}

declare module '#request/shop.ts' {
  interface Ports {
    reviewModeration: ReviewModeration;
  }
}
