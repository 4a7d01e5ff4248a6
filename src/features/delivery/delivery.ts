/** Delivery of a product: services, their costs, and the days on which an order arrives. DEL-1. */
import type { SellerInfo } from '#features/catalogue/seller-info.ts';
import type { MessageId } from '#i18n/text.tsx';

export const DELIVERY_SERVICES = ['standard', 'express', 'collection'] as const;
export type DeliveryService = (typeof DELIVERY_SERVICES)[number];

/** An order placed before `until` arrives on one of these days. */
export type CutOff = {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** First and last day of arrival, such as `2026-12-02`; equal where it is one day. */
  readonly from: string;
  readonly to: string;
};

export type DeliveryOption = {
  readonly service: DeliveryService;
  /** Minor units of the shopper's currency; 0 is free. */
  readonly cost: number;
  /** Price of the order, in minor units, from which it is free; null where it never is. */
  readonly freeFrom: number | null;
  /** Delivery days from dispatch to arrival: the fewest and the most. */
  readonly transit: readonly [number, number];
  /** The next cut-offs, the earliest first; empty where no day can be promised. */
  readonly cutOffs: readonly CutOff[];
};

/** An option without its days. */
export type ServiceView = Omit<DeliveryOption, 'cutOffs'>;

export type DeliveryView = {
  /** ISO 3166 code of the country that orders are sent to. */
  readonly country: string;
  /** First variant of the product, for `GET /_api/delivery`. */
  readonly sku: string;
  readonly options: readonly ServiceView[];
  /** Surcharge for a bulky item, in minor units; 0 for others. */
  readonly surcharge: number;
  /** Absent where the fascia sells the product itself. */
  readonly seller?: SellerView;
};

/** Company that sells and sends a product, in the page's language. */
export type SellerView = Omit<SellerInfo, 'corporateName' | 'address'> & {
  readonly name: string;
  readonly corporateName?: string;
  /** Lines of the postal address. */
  readonly address?: readonly string[];
  /** Plain text. */
  readonly delivery?: string;
  readonly exclusions?: string;
};

/** Returns of a product: a text of its own, or a message with its values. */
export type ReturnsView = {
  readonly text?: string | undefined;
  readonly message: MessageId;
  readonly values: { readonly seller: string; readonly days: number };
};

/** Response of `GET /_api/delivery`. */
export type DeliveryResponse = {
  /** Clock of the server, in milliseconds since 1970: a browser's own may be wrong. */
  readonly now: number;
  readonly options: readonly DeliveryOption[];
  readonly surcharge: number;
};

/** DEL-3: cost of an order of this price, in minor units. */
export function deliveryCost(
  { cost, freeFrom }: Pick<DeliveryOption, 'cost' | 'freeFrom'>,
  price: number,
): number {
  return freeFrom !== null && price >= freeFrom ? 0 : cost;
}

/** The cut-off that an order placed at `now` still meets; null after the last. */
export function findCutOff(cutOffs: readonly CutOff[], now: number): CutOff | null {
  return cutOffs.find(({ until }) => now < until) ?? null;
}
