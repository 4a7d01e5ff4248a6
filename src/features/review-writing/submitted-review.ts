/** Reviews that shoppers write: types, and the limits of each field. */
import type { ModerationStatus } from '#features/review-moderation/moderation.ts';
import type { ModerationReason } from '#features/reviews/policy/moderation-reasons.ts';
import type { Fit } from '#features/reviews/review-records.ts';

export const MAX_TITLE = 100;
export const MIN_BODY = 20;
export const MAX_BODY = 5_000;
export const MIN_NICKNAME = 2;
export const MAX_NICKNAME = 30;
export const MAX_LOCATION = 50;
export const MAX_PHOTOS = 5;
export const MAX_PHOTO_MB = 8;
/** Maximum number of photos of one person that wait for a moderator. */
export const MAX_PENDING_PHOTOS_PER_REVIEWER = 25;
/** Maximum number of photos of all persons that wait for a moderator: about 2 GB. */
export const MAX_PENDING_PHOTOS = 4_000;
/** Shorter side in pixels. */
export const MIN_PHOTO_SIDE = 200;
/** Reviews of a product that may wait for the emailed link of one address. */
export const MAX_UNCONFIRMED = 20;
/** Days in which the emailed link confirms a review. */
export const CONFIRMATION_DAYS = 7;
/** Hours after which a photo without a review is deleted. */
export const UNREFERENCED_PHOTO_HOURS = 24;
/** Prefix of the ids of photos that wait for a moderator; they have no public URL. */
export const PENDING_PREFIX = 'pending.';

export function isPendingPhoto(id: string): boolean {
  return id.startsWith(PENDING_PREFIX);
}

/** Folder of pending photos in the data folder or the bucket. */
export const PENDING_FOLDER = 'media/pending-photos/';

/** Path of a pending photo in its store; null for a photo in the picture store. */
export function pendingFileOf(id: string): string | null {
  return isPendingPhoto(id) ? `${PENDING_FOLDER}${id.slice(PENDING_PREFIX.length)}.jpg` : null;
}

/** A stored photo in the form, which sends `token` back to keep it. */
export type KeptPhoto = {
  readonly id: string;
  readonly token: string;
  /**
   * `data:` URL of a photo without a public URL; null for a published or missing one, or while
   * many previews are being made.
   */
  readonly preview: string | null;
};

/** Statements of a shopper about a product. */
export type ReviewContent = {
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string | null;
  /** Plain text. */
  readonly body: string;
  /** Nickname displayed with the review. */
  readonly username: string;
  readonly userLocation: string | null;
  readonly isRecommended: boolean | null;
  readonly fit: Fit | null;
  /** 1 to 5 by id. */
  readonly secondaryRatings: Readonly<Record<string, number>>;
  /** Ids in the picture store, or of photos that wait for a moderator. */
  readonly photos: readonly string[];
};

export type SubmittedReview = ReviewContent & {
  readonly productKey: string;
  /** Language of the form, such as `en`. */
  readonly language: string;
  /** Order of a signed link; null without one. Only this makes an author a verified buyer. */
  readonly buyerReference: string | null;
};

/** A review as its author sees it. */
export type OwnReview = ReviewContent & {
  readonly id: string;
  readonly productKey: string;
  readonly status: ModerationStatus;
  readonly refusalReason: ModerationReason | null;
  readonly isVerified: boolean;
  /** Language of the form, such as `en`. */
  readonly language: string;
  /** ISO 8601. */
  readonly submittedAt: string;
};

/** Product fields that decide which ratings the form has. */
export type ReviewedKind = {
  readonly productType: string;
  readonly variants: readonly { readonly size: string }[];
};

/** Fields of the form that depend on the product: secondary ratings, and the fit. */
export function reviewFieldsOf(
  { productType, variants }: ReviewedKind,
  oneSize: string,
): {
  readonly secondaryRatings: readonly ('quality' | 'comfort' | 'value')[];
  readonly hasFit: boolean;
} {
  const isClothing = productType === 'fashion' && variants.some(({ size }) => size !== oneSize);
  return {
    secondaryRatings: isClothing ? ['quality', 'comfort', 'value'] : ['quality', 'value'],
    hasFit: isClothing,
  };
}
