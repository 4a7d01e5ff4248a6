/** Sponsored products that the configuration books; their counts are in the app's database. */
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import type { SponsoredProducts } from '#features/sponsored/sponsored.port.ts';
import { type Campaign, selectAds } from '#features/sponsored/sponsored.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { addAdCounts, deleteOldAdCounts, listAdCounts } from './sponsored-statements.ts';

const text = z.string().trim().min(1);

const configSchema = z.object({
  campaigns: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'lower-case letters, digits and hyphens'),
        productKey: text,
        advertiser: text.max(100),
        categories: z.array(text).min(1),
        from: z.iso.datetime().optional(),
        until: z.iso.datetime().optional(),
      }),
    )
    .refine(
      (campaigns) => new Set(campaigns.map(({ id }) => id)).size === campaigns.length,
      'each id once',
    )
    .default([]),
});

export function createSponsored(
  database: Database,
  campaigns: readonly Campaign[],
): SponsoredProducts {
  const booked = new Set(campaigns.map(({ id }) => id));
  return {
    findAds: async (_scope, query) => selectAds(campaigns, query),
    async countEvent(fascia, ad, event, now) {
      if (!booked.has(ad)) return;
      const counts = [Number(event === 'view'), Number(event === 'click')];
      await database.rows(addAdCounts, [fascia, ad, now.toISOString().slice(0, 10), ...counts]);
    },
    listCounts: (fascia, since) => database.rows(listAdCounts, [fascia, since]),
    cleanUp: async (now) => void (await database.rows(deleteOldAdCounts, [now.toISOString()])),
  };
}

export const provider = defineProvider({
  port: 'sponsored',
  name: 'embedded',
  async create(deps, config) {
    const { campaigns } = configSchema.parse(config);
    return createSponsored((await deps.database()) as Database, campaigns);
  },
});
