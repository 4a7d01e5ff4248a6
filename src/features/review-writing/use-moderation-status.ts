/** Text of the moderation status of a review or question, for its author. */
import { useText } from '#i18n/text.tsx';
import type { OwnReview } from './submitted-review.ts';

export function useModerationStatus({
  status,
  refusalReason,
}: Pick<OwnReview, 'status' | 'refusalReason'>): string {
  const text = useText('review-form');
  switch (status) {
    case 'unconfirmed':
      return text('reviewForm.statusUnconfirmed');
    case 'pending':
      return text('reviewForm.statusPending');
    case 'published':
      return text('reviewForm.statusPublished');
    case 'refused':
      return text('reviewForm.statusRefused', {
        reason: refusalReason === null ? '' : text(`reviewForm.reason.${refusalReason}`),
      });
  }
}
