/** Error texts of the review forms in the shopper's language. */
import type { MessageId, Text } from '#i18n/text.tsx';
import {
  MAX_BODY,
  MAX_LOCATION,
  MAX_NICKNAME,
  MAX_PENDING_PHOTOS_PER_REVIEWER,
  MAX_PHOTO_MB,
  MAX_PHOTOS,
  MAX_TITLE,
  MIN_BODY,
  MIN_NICKNAME,
  MIN_PHOTO_SIDE,
} from '../submitted-review.ts';

/** Values of the placeholders in messages. */
export const LIMITS = {
  ...{ min: MIN_BODY, max: MAX_BODY, title: MAX_TITLE, location: MAX_LOCATION },
  ...{ nameMin: MIN_NICKNAME, nameMax: MAX_NICKNAME },
  ...{ photos: MAX_PHOTOS, mb: MAX_PHOTO_MB, side: MIN_PHOTO_SIDE },
  waiting: MAX_PENDING_PHOTOS_PER_REVIEWER,
} as const;

const MESSAGE_CODES: ReadonlySet<string> = new Set<MessageId>([
  'reviewForm.ratingMissing',
  'reviewForm.titleLong',
  'reviewForm.bodyShort',
  'reviewForm.bodyLong',
  'reviewForm.nicknameLength',
  'reviewForm.nicknameAddress',
  'reviewForm.locationLong',
  'reviewForm.emailBad',
  'reviewForm.linksWaiting',
  'reviewForm.photosMany',
  'reviewForm.photosFull',
  'reviewForm.photosWaiting',
  'reviewForm.photosMissing',
  'reviewForm.photoFormat',
  'reviewForm.photoLarge',
  'reviewForm.photoSmall',
  'reviewForm.photoDamaged',
  'reviewForm.reviewMissing',
  'reviewForm.reasonMissing',
  'reviewForm.tooMany',
  'reviewForm.busy',
  'reviewForm.serviceRefused',
  'reviewForm.serviceDuplicate',
  'reviewForm.linkExpired',
]);

export function formatReviewProblem(
  text: Text,
  { code, retryAfter = null }: { readonly code: string; readonly retryAfter?: number | null },
  limits: Readonly<Record<string, number>> = LIMITS,
): string {
  if (code === 'account.formStale') return text('reviewForm.stale');
  if (code === 'request.slow') return text('reviewForm.slow');
  const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60));
  const id = MESSAGE_CODES.has(code) ? (code as MessageId) : 'reviewForm.failed';
  return text(id, { ...LIMITS, ...limits, minutes });
}
