/** Combines the deliveries of several products into one. */

import type { DeliveryInfo } from '../delivery.port.ts';
import { type DeliveryService, findCutOff } from '../delivery.ts';

/** A service that carries all products, and the days on which the last of them arrives. */
export type CombinedDelivery = {
  readonly service: DeliveryService;
  /** Milliseconds since 1970 until which the days are promised. */
  readonly until: number;
  /** Such as `2026-12-02`; equal where it is one day. */
  readonly from: string;
  readonly to: string;
};

/**
 * Services that promise a day for all products: until the earliest of their cut-offs, on the latest
 * of their days.
 */
export function combineDeliveries(
  infos: readonly DeliveryInfo[],
  now: number,
): readonly CombinedDelivery[] {
  const [first, ...others] = infos;
  return (first?.options ?? []).flatMap(({ service }) => {
    const days = infos.flatMap(({ options }) => {
      const cutOffs = options.find((option) => option.service === service)?.cutOffs ?? [];
      return findCutOff(cutOffs, now) ?? [];
    });
    if (days.length !== others.length + 1) return [];
    const until = Math.min(...days.map((day) => day.until));
    return { service, until, from: findLatest(days, 'from'), to: findLatest(days, 'to') };
  });
}

function findLatest<Field extends 'from' | 'to'>(
  days: readonly { readonly [F in Field]: string }[],
  field: Field,
): string {
  const values = days.map((day) => day[field]).toSorted();
  return values.at(-1) ?? '';
}
