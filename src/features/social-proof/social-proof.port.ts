/** Port: messages about the interest of other shoppers in a product. */
import type { ProofClaim, ProofKind, ProofMessage } from './social-proof.ts';

export type ProofQuery = {
  readonly fascia: string;
  readonly locale: string;
  readonly productKey: string;
  readonly now: Date;
};

/** Events of one kind on one product in one hour, without data about shoppers. */
export type HourlyCount = {
  readonly fascia: string;
  readonly productKey: string;
  readonly kind: ProofKind;
  /** Start of the hour, as ISO 8601 in UTC. */
  readonly hour: string;
  readonly count: number;
};

/**
 * ```ts
 * const product = { fascia: 'aldermoor', productKey: 'TEE00001' };
 * const views = { ...product, kind: 'view', hour: '2026-11-26T14:00:00.000Z', count: 3 } as const;
 * if (socialProof.countsHere) await socialProof.addCounts([views]);
 * const [claim] = await socialProof.list({ ...product, locale: 'en-GB', now });
 * // { kind: 'view', code: 'LVVW', hours: 24, count: 57 }
 * await socialProof.cleanUp(now);
 * ```
 */
export interface SocialProof {
  /** False for a service that counts for itself: it gets no counts, and none are collected. */
  readonly countsHere: boolean;
  /**
   * Claims, for which the shop has its own texts, or messages of a service; in the order to show
   * them. `hours` of a claim is the period before `now` that its count covers. Empty for an unknown
   * product, and where no claim has a count that is high enough to be shown.
   * @throws Error when the service fails or times out.
   */
  list(query: ProofQuery): Promise<readonly (ProofClaim | ProofMessage)[]>;
  /**
   * Adds to the counts in one statement, all or none; unknown products are left out. The same
   * counts added again count again. Does nothing for a service that counts for itself.
   */
  addCounts(counts: readonly HourlyCount[]): Promise<void>;
  /**
   * Deletes counts that no rule reads at `now` any more, in bounded numbers: the rest follows with
   * the next call. Called at intervals.
   */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    socialProof: SocialProof;
  }
}
