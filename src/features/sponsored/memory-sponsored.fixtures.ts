/** Sponsored products in memory, for tests. */
import type { AdCounts, SponsoredProducts } from './sponsored.port.ts';
import { AD_COUNT_DAYS, type Campaign, selectAds } from './sponsored.ts';

const DAY_MS = 86_400_000;

export function createMemorySponsored(campaigns: readonly Campaign[] = []): SponsoredProducts {
  const counts = new Map<string, AdCounts & { readonly fascia: string }>();
  const callers = new Set<string>();
  const list = () => [...counts.values()];
  return {
    findAds: async (_scope, query) => selectAds(campaigns, query),
    async countEvent(fascia, { ad, event, caller }, now) {
      if (!campaigns.some(({ id }) => id === ad)) return;
      const day = now.toISOString().slice(0, 10);
      const key = `${fascia} ${ad} ${day}`;
      const seen = `${key} ${event} ${caller}`;
      if (callers.has(seen)) return;
      callers.add(seen);
      const { views, clicks } = counts.get(key) ?? { views: 0, clicks: 0 };
      counts.set(key, {
        ...{ fascia, ad, day },
        views: views + Number(event === 'view'),
        clicks: clicks + Number(event === 'click'),
      });
    },
    listCounts: async (own, since) =>
      list()
        .filter(({ fascia, day }) => fascia === own && day >= since)
        .map(({ fascia: _, ...counted }) => counted)
        .toSorted((a, b) => (`${a.day} ${a.ad}` < `${b.day} ${b.ad}` ? -1 : 1)),
    async cleanUp(now) {
      const first = new Date(now.getTime() - AD_COUNT_DAYS * DAY_MS).toISOString().slice(0, 10);
      for (const [key, { day }] of counts) if (day < first) counts.delete(key);
    },
  };
}
