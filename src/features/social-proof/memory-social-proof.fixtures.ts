/** Social proof in memory, for tests. */
import type { HourlyCount, SocialProof } from './social-proof.port.ts';
import { COUNT_RETENTION_HOURS, PROOF_RULES, toClaims, windowStart } from './social-proof.ts';

export type MemorySocialProof = SocialProof & { readonly counts: readonly HourlyCount[] };

/** `productKeys`: the products that exist. */
export function createMemorySocialProof(productKeys: readonly string[] = []): MemorySocialProof {
  const existingKeys = new Set(productKeys);
  const counts: HourlyCount[] = [];
  return {
    countsHere: true,
    counts,
    async list({ fascia, productKey, now }) {
      const own = counts.filter(
        (candidate) => candidate.fascia === fascia && candidate.productKey === productKey,
      );
      const totals = PROOF_RULES.map(({ kind, hours }) => {
        const counted = own.filter(
          (item) => item.kind === kind && item.hour >= windowStart(hours, now),
        );
        return [kind, counted.reduce((sum, { count }) => sum + count, 0)] as const;
      });
      return toClaims(new Map(totals));
    },
    async addCounts(added) {
      counts.push(...added.filter(({ productKey }) => existingKeys.has(productKey)));
    },
    async cleanUp(now) {
      const recentCounts = counts.filter(
        ({ hour }) => hour >= windowStart(COUNT_RETENTION_HOURS, now),
      );
      counts.splice(0, counts.length, ...recentCounts);
    },
  };
}
