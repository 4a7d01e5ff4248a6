/** Price alerts, one email when items of a wishlist cost less: types and periods. */
import type { WishlistIdentity } from '#features/wishlist/wishlist.ts';
import type { Money } from '#i18n/money.ts';

/** Days after which a waiting alert ends. */
export const PRICE_ALERT_DAYS = 180;
/** Days for which an alert is kept after its email, and its link works. */
export const PRICE_ALERT_SENT_DAYS = 30;
/** Days after which an alert whose email could not be delivered waits again. */
export const PRICE_ALERT_QUEUED_DAYS = 2;

/** An item of a wishlist, with its names in the language of the request. */
export type PriceAlertItem = WishlistIdentity & {
  readonly slug: string;
  readonly name: string;
  /** null where the product has only one colour. */
  readonly colourLabel: string | null;
};

export type PriceAlert = {
  /** Fascia on which it was requested. */
  readonly fascia: string;
  readonly item: PriceAlertItem;
  /** Price that the shopper saw; the email is sent when the item costs less. */
  readonly price: Money;
  /** ISO 8601. */
  readonly requestedAt: string;
};

export type ExportedPriceAlert = PriceAlert & {
  /** Time of its email; null before. */
  readonly sentAt: string | null;
};

/** Name of the product with its colour: `Wool coat (Moss)`. */
export function formatPriceAlertItem({
  name,
  colourLabel,
}: Pick<PriceAlertItem, 'name' | 'colourLabel'>): string {
  return colourLabel === null ? name : `${name} (${colourLabel})`;
}
