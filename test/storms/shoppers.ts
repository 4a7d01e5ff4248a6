/** Shoppers who add while the ground shakes, and what of theirs must be there afterwards. */
import { readBasketCount, sendAdd } from './server.ts';
import { must } from './storm.ts';

/** Then the next shopper comes. */
const ADDS_PER_SHOPPER = 20;

export const SHOPPERS_SKU = 'written-S';

export type Shopper = { cookie: string | null; sent: number; acknowledged: number };

export type Adding = {
  /** One of the servers. */
  readonly base: () => string;
  /** Every shopper that was served is in the list. */
  readonly shoppers: Shopper[];
  /** What an answer, or none, to an add means. */
  readonly judge: (status: number | null) => 'acknowledged' | 'unknown' | 'over';
  readonly onServed?: () => void;
};

/** Until it is over. */
export async function keepAdding({ base, shoppers, judge, onServed }: Adding): Promise<void> {
  for (;;) {
    const shopper: Shopper = { cookie: null, sent: 0, acknowledged: 0 };
    shoppers.push(shopper);
    while (shopper.sent < ADDS_PER_SHOPPER) {
      shopper.sent += 1;
      const answer = await sendAdd(base(), { sku: SHOPPERS_SKU, cookie: shopper.cookie }).catch(
        () => null,
      );
      const verdict = judge(answer?.status ?? null);
      if (verdict === 'over') return;
      if (verdict === 'unknown' || answer === null) continue;
      shopper.cookie = answer.cookie ?? shopper.cookie;
      shopper.acknowledged += 1;
      onServed?.();
    }
  }
}

/** Nothing acknowledged is lost, nothing is there twice. */
export async function mustHaveAll(base: string, shoppers: readonly Shopper[]): Promise<void> {
  for (const { cookie, sent, acknowledged } of shoppers) {
    if (cookie === null) continue;
    const count = await readBasketCount(base, cookie);
    must(
      count >= acknowledged && count <= sent,
      `${acknowledged} adds acknowledged of ${sent} sent, ${count} kept`,
    );
  }
}

export function countAcknowledged(shoppers: readonly Shopper[]): number {
  return shoppers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}
