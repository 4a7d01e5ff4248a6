/** View of a basket's delivery. */
import type { DeliveryService } from '../delivery.ts';

export type BasketDeliveryView = {
  readonly services: readonly {
    readonly service: DeliveryService;
    /** Such as `2026-12-02`; equal where it is one day. */
    readonly from: string;
    readonly to: string;
    /** Formatted time until which the days are promised: `Wednesday 23:00`. */
    readonly until: string;
  }[];
  /** Surcharge for bulky items, in minor units; 0 without any. */
  readonly surcharge: number;
};
