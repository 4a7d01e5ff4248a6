/** Port: rewards, the points that customers have earned with their orders, as entries. */
import type { RewardChange, RewardEntry } from './rewards.ts';

export type RewardedOrderKey = { readonly fascia: string; readonly number: string };

export type RewardPage = {
  /** Maximum number of entries; null for all. */
  readonly limit: number | null;
  /** Id of the entry after which the page begins; null for the newest. */
  readonly before: string | null;
};

/**
 * ```ts
 * await rewards.record(customerId, { fascia, number }, [{ reference: 'order', points: 120 }]);
 * const balance = await rewards.findBalance(customerId); // 120, worth £1.20
 * const entries = await rewards.listEntries(customerId, { limit: 20, before: null });
 * const older = { limit: 20, before: entries.at(-1)?.id ?? null };
 * const next = await rewards.listEntries(customerId, older);
 * ```
 */
export interface Rewards {
  /**
   * Adds an entry for each change whose reference the order has none for yet. Repeated and
   * concurrent calls add each once; entries are never changed. Adds nothing for a customer who does
   * not exist any more.
   */
  record(
    customerId: string,
    order: RewardedOrderKey,
    changes: readonly RewardChange[],
  ): Promise<void>;
  /**
   * Sum of all entries in points, each worth a penny; negative where more was taken back than
   * earned. 0 for a customer without entries, or an unknown one.
   */
  findBalance(customerId: string): Promise<number>;
  /**
   * A page of a customer's entries of all fascias, newest first; empty without any, and for a
   * `before` that is no UUID.
   */
  listEntries(customerId: string, page: RewardPage): Promise<readonly RewardEntry[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    rewards: Rewards;
  }
}
