/** Loads the summary of a product's reviews. */
import { findMessages } from '#i18n/find-messages.ts';
import type { Shop } from '#request/shop.ts';
import { languageOf } from './reviews.server.ts';
import type { ReviewSummaryView } from './reviews.ts';

/** null where there are fewer than 30 reviews, in all languages together. */
export async function loadReviewSummary(
  shop: Shop,
  productKey: string,
): Promise<ReviewSummaryView | null> {
  const summary = await shop.ports.reviews.findSummary(productKey, languageOf(shop));
  if (!summary) return null;
  const { sentences, reviewCount, criticalCount, disclaimer } = summary;
  const text = findMessages(shop.locale.tag);
  return {
    summary: sentences.map((sentence) => sentence.text).join(' '),
    disclaimer:
      disclaimer ??
      text('reviews.summaryDisclaimer', {
        count: reviewCount,
        shown: sentences.length,
        critical: criticalCount,
      }),
    sentences,
  };
}
