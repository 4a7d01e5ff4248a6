/** Delivery of a basket as its page shows it. */
import type { DeliveryService } from '../delivery.ts';

export type BasketDeliveryView = {
  readonly services: readonly {
    readonly service: DeliveryService;
    /** Such as `2026-12-02`; equal where it is one day. */
    readonly from: string;
    readonly to: string;
    /** Time in words until which the days are promised: `Wednesday 23:00`. */
    readonly until: string;
  }[];
  /** Minor units that bulky items cost beside the delivery; 0 without any. */
  readonly surcharge: number;
};
