/** Derives features and searchable text of a review when it is saved. */

import { foldText, splitIncentiveMarker } from '../reviews.ts';
import { findFeatures } from './feature-words.ts';

/** Increase this when a rule below or the words of a feature change: older rows are reindexed. */
export const REVIEW_TEXT_VERSION = 1;

export type ReviewTextSource = {
  readonly title?: string | null;
  /** May begin with the promotion marker. */
  readonly body: string;
  readonly language?: string | null;
};

export function deriveReviewText({ title, body, language }: ReviewTextSource) {
  const text = `${title ?? ''} ${splitIncentiveMarker(body).reviewText}`;
  return { features: findFeatures(text, language ?? null), searchText: foldText(text) };
}
