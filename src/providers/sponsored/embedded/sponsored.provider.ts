/** Sponsored products that the configuration books; their counts are in the app's database. */
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import type { SponsoredProducts } from '#features/sponsored/sponsored.port.ts';
import { type Campaign, selectAds } from '#features/sponsored/sponsored.ts';
import { defineProvider } from '#kit/define-provider.ts';
import {
  addAdCounts,
  deleteFormerCallers,
  deleteOldAdCounts,
  listAdCounts,
} from './sponsored-statements.ts';

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

/** Enough that no two callers of a day are taken for one. */
const DIGEST_BYTES = 16;

export function createSponsored(
  database: Database,
  campaigns: readonly Campaign[],
): SponsoredProducts {
  const booked = new Set(campaigns.map(({ id }) => id));
  return {
    findAds: async (_scope, query) => selectAds(campaigns, query),
    async countEvent(fascia, { ad, event, caller }, now) {
      if (!booked.has(ad)) return;
      const counts = [Number(event === 'view'), Number(event === 'click')];
      const digest = hashToken([fascia, ad, event, caller].join(' ')).subarray(0, DIGEST_BYTES);
      await database.rows(addAdCounts, [
        ...[fascia, ad, now.toISOString().slice(0, 10), ...counts, digest],
      ]);
    },
    listCounts: (fascia, since) => database.rows(listAdCounts, [fascia, since]),
    async cleanUp(now) {
      await database.rows(deleteOldAdCounts, [now.toISOString()]);
      await database.rows(deleteFormerCallers, [now.toISOString()]);
    },
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
