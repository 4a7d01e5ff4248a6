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
    /** True if another company sends the product, on its own terms. */
    readonly isSentBySeller: boolean;
  };
  /** Time of the order. Null for services and costs alone, without cut-offs. */
  readonly now: Date | null;
};

export type DeliveryInfo = {
  /**
   * In the order of the shop's rules. Empty for another company's product,
   * and for a country or currency without rules.
   */
  readonly options: readonly DeliveryOption[];
  /**
   * Minor units that bulky items add to an order, once for all of them; 0 for other products. It is
   * the `cost` of the only option of a bulky item.
   */
  readonly surcharge: number;
};

export interface Delivery {
  /**
   * Finds the services that deliver one product. `cost` and `freeFrom` of an option are in minor
   * units of `currency`; services that exclude the postcode or the type of product are left out.
   * @throws Error when a service fails or times out.
   * @example
   * const terms = { isBulky: false, isSentBySeller: false };
   * const product = { sku: 'TEE1-M', brandSlug: 'halden', productType: 'top', ...terms };
   * const query = { fascia, country: 'GB', currency: 'GBP', postcode: 'SW1A1AA', product, now };
   * const { options, surcharge } = await delivery.find(query);
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
