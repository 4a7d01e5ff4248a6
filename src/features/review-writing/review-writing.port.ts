/** Port: reviews that shoppers write, confirm, edit, delete and report. */

import type { ModerationReason } from '#features/reviews/policy/moderation-reasons.ts';
import type { Reviewer, ReviewPerson } from '#features/reviews/review-person.ts';
import type { OwnReview, SubmittedReview } from './written-review.ts';

/** Email with the link that confirms a guest's review; the token is added by the provider. */
export type ConfirmationEmail = {
  readonly fascia: string;
  readonly locale: string;
  readonly to: string;
  readonly username: string;
  readonly productName: string;
};

/** Payload of the job that sends it. Only the hash of the token is stored otherwise. */
export type ReviewEmailJob = ConfirmationEmail & { readonly token: string };

export type ReviewReport = {
  readonly productKey: string;
  readonly reviewId: string;
  /** Identifies the person; never shown. */
  readonly reporter: string;
  readonly reason: ModerationReason;
};

export type PersonalReviewData = {
  readonly reviews: readonly OwnReview[];
  readonly votes: readonly {
    readonly reviewId: string;
    readonly isHelpful: boolean;
    readonly at: string;
  }[];
  readonly reports: readonly {
    readonly reviewId: string;
    readonly reason: ModerationReason;
    readonly at: string;
  }[];
};

/**
 * ```ts
 * await writing.submit(review, reviewer, null); // a customer: waits for a moderator
 * const mail = await writing.submit(review, { ...reviewer, author: null }, email); // a guest
 * await writing.confirm(mail.token);
 * ```
 */
export interface ReviewWriting {
  /**
   * Stores a photo until a moderator publishes its review, and returns its id. It is deleted after
   * a day without a review.
   * @throws Problem 503 with the field `photos` while too many wait.
   */
  storePhoto(body: Uint8Array): Promise<string>;
  /**
   * Stores a review. A person has one review of a product: another one of theirs replaces it, loses
   * its votes and waits for a moderator again. Without `email` it is confirmed already; with it, it
   * counts once `confirm` is called, and the email is a job of the same transaction.
   * @throws Problem 404 with the field `product` for an unknown product; 400 with the field
   *   `photos` where one of them is stored no more; 422 with the field
   *   `photos` where too many photos of the person wait for a moderator; 429 where the address has
   *   been sent too many emails.
   */
  submit(
    review: SubmittedReview,
    reviewer: Reviewer,
    email: ConfirmationEmail | null,
  ): Promise<ReviewEmailJob | null>;
  /** The confirmed review of a person; null without one. */
  findOwn(productKey: string, reviewer: Reviewer): Promise<OwnReview | null>;
  /** Confirmed reviews of a person, newest first, at most 200. */
  listOwn(reviewer: Reviewer): Promise<readonly OwnReview[]>;
  /** The review of an emailed link; null for an unknown or expired one. */
  findByToken(token: string): Promise<OwnReview | null>;
  /**
   * Confirms a guest's review once; a repeated call changes nothing.
   * @throws Problem 410 `reviewForm.linkExpired` for an unknown or expired link.
   */
  confirm(token: string): Promise<OwnReview>;
  /**
   * Deletes a person's own review with its votes and reports.
   * @throws Problem 404 with the field `review` where the person has no such review.
   */
  remove(
    owner: { readonly token: string } | { readonly reviewId: string; readonly reviewer: Reviewer },
  ): Promise<void>;
  /**
   * Counts a report of a person once; the first reason stays.
   * @throws Problem 404 with the field `review` where the product has no such published review.
   */
  report(report: ReviewReport): Promise<void>;
  /** All reviews, votes and reports of a person. */
  exportData(person: ReviewPerson): Promise<PersonalReviewData>;
  /**
   * Deletes what was not confirmed in time, and photos without a review. Called at intervals.
   * Returns the ids of photos that it deleted from the picture store. It calls
   * `deleteResizedPictures` with them before it deletes their rows, so a failed run is retried.
   */
  cleanUp(
    deleteResizedPictures?: (ids: readonly string[]) => Promise<void>,
  ): Promise<{ readonly deletedPictures: readonly string[] }>;
}

declare module '#features/jobs/jobs.port.ts' {
  interface JobPayloads {
    reviewEmail: ReviewEmailJob;
  }
}

declare module '#request/shop.ts' {
  interface Ports {
    reviewWriting: ReviewWriting;
  }
}
