/** Parts without which every page works: language suggestion, analytics, search tracking. */
import { firstInteraction } from '#hydration/island.tsx';
import type { ShopPublic } from '#request/shop.ts';

/** Errors of one part leave the others alone. */
export function startOptionalParts(shop: ShopPublic, hasOtherLanguage: boolean): void {
  if (hasOtherLanguage) void suggestLanguage(shop).catch(() => undefined);
  void measure(shop).catch(() => undefined);
  void listenForSearches().catch(() => undefined);
}

async function suggestLanguage(shop: ShopPublic): Promise<void> {
  const suggestion = await import('#features/language-suggestion/suggest-language.browser.ts');
  await suggestion.suggestLanguage(shop);
}

/** Tags of other companies measure every visit; without them, visits with an interaction. */
async function measure(shop: ShopPublic): Promise<void> {
  if (!shop.fascia.tags) await firstInteraction;
  const { startAnalytics } = await import('#features/analytics/start-analytics.browser.ts');
  startAnalytics(shop);
}

async function listenForSearches(): Promise<void> {
  await firstInteraction;
  const tracking = await import('#features/search-events/listen-for-searches.browser.ts');
  tracking.listenForSearches();
}
