/** Sentence about the fit that most reviewers found. */
import type { Text } from '#i18n/text.tsx';
import { FIT_TEXTS, type FitView } from '../reviews.ts';

/** Such as "True to size: 12 of 15 say so."; null where most do not agree. */
export function formatFitSentence(text: Text, { counts, total, majority }: FitView): string | null {
  if (majority === null) return null;
  const says = text('reviews.fitShare', { count: counts[majority], total });
  return text('reviews.fitNote', { fit: text(FIT_TEXTS[majority]), says });
}
