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
  /** Begin of the hour, as ISO 8601. */
  readonly hour: string;
  readonly count: number;
};

/**
 * @example
 * const query = { fascia, locale, productKey: 'TEE00001', now };
 * const [claim] = await shop.ports.socialProof.list(query); // the first one is displayed
 */
export interface SocialProof {
  /** False for a service that counts for itself: it gets no counts, and none are collected. */
  readonly countsHere: boolean;
  /**
   * Claims that the shop words itself, or messages of a service; in the order to show them.
   * @throws Error when the service fails or times out.
   */
  list(query: ProofQuery): Promise<readonly (ProofClaim | ProofMessage)[]>;
  /** Adds to the counts in one batch; unknown products are left out. */
  addCounts(counts: readonly HourlyCount[]): Promise<void>;
  /** Deletes counts that no rule reads any more. Called at intervals. */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    socialProof: SocialProof;
  }
}
