/** Port: services that deliver a product, their costs and days. DEL-1. */
import type { CurrencyCode } from '#i18n/money.ts';
import type { DeliveryOption } from './delivery.ts';

export type DeliveryQuery = {
  readonly fascia: string;
  /** ISO 3166 code of the country that the order is sent to. */
  readonly country: string;
  readonly currency: CurrencyCode;
  /** Capitals and digits without blanks, such as `SW1A1AA`; undefined while it is unknown. */
  readonly postcode?: string | undefined;
  readonly product: {
    readonly sku: string;
    readonly brandSlug: string;
    readonly productType: string;
    readonly isBulky: boolean;
    /** Sent by another company, which sets its own terms. */
    readonly isSentBySeller: boolean;
  };
  /** Null for services and costs alone, without cut-offs. */
  readonly now: Date | null;
};

export type DeliveryInfo = {
  /** The cheapest first; empty where nothing can be promised. */
  readonly options: readonly DeliveryOption[];
  /** Minor units that a bulky item costs beside the delivery; 0 for others. */
  readonly surcharge: number;
};

export interface Delivery {
  /**
   * @throws Error when a service fails or times out.
   * @example
   * const { options } = await delivery.find(query);
   * const express = options.find(({ service }) => service === 'express');
   * const cutOff = findCutOff(express?.cutOffs ?? [], now.getTime());
   */
  find(query: DeliveryQuery): Promise<DeliveryInfo>;
}

declare module '#request/shop.ts' {
  interface Ports {
    delivery: Delivery;
  }
}
