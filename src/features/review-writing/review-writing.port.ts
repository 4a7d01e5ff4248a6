/** Port: reviews that shoppers write, confirm, edit, delete and report. */

import type { ModerationReason } from '#features/reviews/policy/moderation-reasons.ts';
import type { Reviewer, ReviewPerson } from '#features/reviews/review-person.ts';
import type { OwnReview, SubmittedReview } from './submitted-review.ts';

/** Email with the link that confirms a guest's review; the token is added by the provider. */
export type ConfirmationEmail = {
  readonly fascia: string;
  readonly locale: string;
  readonly to: string;
  readonly username: string;
  readonly productName: string;
};

/** Payload of the job that sends the email: the only place with the token, not its hash. */
export type ReviewEmailJob = ConfirmationEmail & { readonly token: string };

export type ReviewReport = {
  readonly productKey: string;
  readonly reviewId: string;
  /** Identifies the person; never published. */
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
 * A photo and its review by a customer, then one by a guest, who confirms it. `author` and
 * `authorEmail` are keyed hashes: see `Reviewer`.
 *
 * ```ts
 * const photo = await writing.storePhoto(bytes); // 'pending.…'
 * await writing.submit({ ...review, photos: [photo] }, { author, authorEmail }, null);
 * const own = await writing.findOwn('TEE1', { author, authorEmail }); // status: 'pending'
 *
 * const guest = { author: null, authorEmail };
 * const mail = await writing.submit(review, guest, email); // { ...email, token }
 * const unconfirmed = await writing.findByToken(mail.token); // status: 'unconfirmed'
 * await writing.confirm(mail.token);
 * await writing.remove({ token: mail.token });
 *
 * await writing.report({ productKey: 'TEE1', reviewId, reporter, reason: 'copied' });
 * const reviews = await writing.listOwn(guest);
 * const personal = await writing.exportData({ ...guest, voter });
 * await writing.cleanUp(deleteResizedPictures);
 * ```
 */
export interface ReviewWriting {
  /**
   * Stores a photo, as the bytes of a JPEG, until a moderator publishes its review, and returns its
   * id for `photos`. It is deleted after `UNREFERENCED_PHOTO_HOURS` without a review.
   * @throws Problem 503 with the field `photos`: `reviewForm.photosFull`, and `retryAfter` in
   *   seconds, while `MAX_PENDING_PHOTOS` wait; `reviewForm.busy` while too many are being stored;
   *   `reviewForm.failed` while their store fails.
   */
  storePhoto(body: Uint8Array): Promise<string>;
  /**
   * Stores a review, whose values have been validated. A person has one review of a product:
   * another replaces it, has no votes and waits for a moderator again. Without `email` the review
   * is already confirmed; with it, `confirm` has to be called first, and a job of the same
   * transaction sends the email. Returns this job's payload; null without `email`.
   * @throws Problem 404 `product.notSold` with the field `product` for an unknown product; 400
   *   `reviewForm.photosMissing` with the field `photos` where one of them no longer exists; 422
   *   `reviewForm.photosWaiting` with the field `photos` where more than
   *   `MAX_PENDING_PHOTOS_PER_REVIEWER` of the person would wait for a moderator; 429
   *   `reviewForm.linksWaiting` with the field `email` where `MAX_UNCONFIRMED` reviews of the
   *   product wait for the emailed link of the address; 429 `reviewForm.tooMany` with `retryAfter`
   *   in seconds where the address has been sent too many emails; 503 `reviewForm.failed` with the
   *   field `photos` while their store fails. Nothing is stored then.
   */
  submit(
    review: SubmittedReview,
    reviewer: Reviewer,
    email: ConfirmationEmail | null,
  ): Promise<ReviewEmailJob | null>;
  /** The confirmed review of a person on a product, published or not; null without one. */
  findOwn(productKey: string, reviewer: Reviewer): Promise<OwnReview | null>;
  /** Confirmed reviews of a person on all products, newest first, at most 200. */
  listOwn(reviewer: Reviewer): Promise<readonly OwnReview[]>;
  /**
   * The review of an emailed link, confirmed or not; null for an unknown link, and for one that was
   * not used within `CONFIRMATION_DAYS`.
   */
  findByToken(token: string): Promise<OwnReview | null>;
  /**
   * Confirms a guest's review, which then waits for a moderator, and returns it; a repeated call
   * changes nothing.
   * @throws Problem 410 `reviewForm.linkExpired` for an unknown or expired link.
   */
  confirm(token: string): Promise<OwnReview>;
  /**
   * Deletes a person's own review with its votes and reports, by an emailed link or by its id.
   * @throws Problem 404 `reviews.unknown` with the field `review` where the person has no such
   *   review.
   */
  remove(
    owner: { readonly token: string } | { readonly reviewId: string; readonly reviewer: Reviewer },
  ): Promise<void>;
  /**
   * Counts a report of a person once; the first reason stays. Returns false for a repeated one.
   * @throws Problem 404 `reviews.unknown` with the field `review` where the product has no such
   *   published review.
   */
  report(report: ReviewReport): Promise<boolean>;
  /**
   * All confirmed reviews of a person, newest first, and all their votes and reports, the oldest of
   * these first. Times are ISO 8601 in UTC.
   */
  exportData(person: ReviewPerson): Promise<PersonalReviewData>;
  /**
   * Deletes reviews not confirmed in time, networks of votes after `NETWORK_VOTE_DAYS`, and photos
   * without a review. Each call deletes a limited number; it is called at intervals.
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
