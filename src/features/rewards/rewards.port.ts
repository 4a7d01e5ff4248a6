/** Port: rewards, the points that customers have earned with their orders, as entries. */
import type { RewardChange, RewardEntry } from './rewards.ts';

export type RewardedOrderKey = { readonly fascia: string; readonly number: string };

export type RewardPage = {
  /** null for all. */
  readonly limit: number | null;
  /** Id of the entry after which the page begins; null for the newest. */
  readonly before: string | null;
};

export interface Rewards {
  /**
   * Adds an entry for each change whose reference the order has none for yet. Repeated and
   * concurrent calls add each once. Adds nothing for a customer who does not exist any more.
   *
   * ```ts
   * await rewards.record(customerId, { fascia, number }, [{ reference: 'order', points: 120 }]);
   * ```
   */
  record(
    customerId: string,
    order: RewardedOrderKey,
    changes: readonly RewardChange[],
  ): Promise<void>;
  /** Sum of all entries in points: pence. 0 for an unknown customer. */
  findBalance(customerId: string): Promise<number>;
  /** Newest first. */
  listEntries(customerId: string, page: RewardPage): Promise<readonly RewardEntry[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    rewards: Rewards;
  }
}
