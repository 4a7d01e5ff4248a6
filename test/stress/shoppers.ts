/** Shoppers who add to baskets during failures, and the check of their baskets afterwards. */
import { readBasketCount, sendAdd } from './server/server.ts';
import { assertThat } from './stress-test.ts';

/** Adds per shopper, before the next shopper begins. */
const ADDS_PER_SHOPPER = 20;

export const SHOPPERS_SKU = 'written-S';

export type Shopper = { cookie: string | null; sent: number; acknowledged: number };

export type AddingOptions = {
  /** Origin of a server for the next request. */
  readonly base: () => string;
  /** Receives every shopper. */
  readonly shoppers: Shopper[];
  /** Interprets the response status of an add; null means no response. */
  readonly classify: (status: number | null) => 'acknowledged' | 'unknown' | 'over';
  readonly onServed?: () => void;
};

/** Adds until `classify` returns `over`. */
export async function addUntilStopped({
  base,
  shoppers,
  classify,
  onServed,
}: AddingOptions): Promise<void> {
  for (;;) {
    const shopper: Shopper = { cookie: null, sent: 0, acknowledged: 0 };
    shoppers.push(shopper);
    while (shopper.sent < ADDS_PER_SHOPPER) {
      shopper.sent += 1;
      const response = await sendAdd(base(), { sku: SHOPPERS_SKU, cookie: shopper.cookie }).catch(
        () => null,
      );
      const outcome = classify(response?.status ?? null);
      if (outcome === 'over') return;
      if (outcome === 'unknown' || response === null) continue;
      shopper.cookie = response.cookie ?? shopper.cookie;
      shopper.acknowledged += 1;
      onServed?.();
    }
  }
}

/** Each basket contains at least the acknowledged adds and at most the sent ones. */
export async function expectAllAdds(base: string, shoppers: readonly Shopper[]): Promise<void> {
  for (const { cookie, sent, acknowledged } of shoppers) {
    if (cookie === null) continue;
    const count = await readBasketCount(base, cookie);
    assertThat(
      count >= acknowledged && count <= sent,
      `${acknowledged} adds acknowledged of ${sent} sent, ${count} in the basket`,
    );
  }
}

export function countAcknowledged(shoppers: readonly Shopper[]): number {
  return shoppers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}
