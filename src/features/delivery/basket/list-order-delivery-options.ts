/** Delivery services of an order, with what each costs. */
import type { DeliveryInfo } from '../delivery.port.ts';
import type { DeliveryOption, DeliveryService } from '../delivery.ts';
import { combineDeliveries } from './combine-deliveries.ts';

export type DeliveryChoice = {
  readonly service: DeliveryService;
  /** Minor units. */
  readonly cost: number;
  /** Such as `2026-12-02`, equal where it is one day; null where no day is promised. */
  readonly from: string | null;
  readonly to: string | null;
  /** Milliseconds since 1970 until which the days are promised; null without days. */
  readonly until: number | null;
};

export type LineDelivery = DeliveryInfo & { readonly isSentBySeller: boolean };

/** Services that need no choice of a place. */
const TO_ADDRESS: readonly DeliveryService[] = ['standard', 'express'];

/**
 * The cheapest first; empty where a line cannot be delivered. Lines that a seller sends add
 * nothing. Bulky items come together on an agreed day, for the highest of their surcharges.
 * `price`: that of the order in minor units, before vouchers, by which delivery may be free.
 */
export function listDeliveryChoices(
  lines: readonly LineDelivery[],
  price: number,
  now: number,
): readonly DeliveryChoice[] {
  const own = lines.filter(({ isSentBySeller }) => !isSentBySeller);
  const noDays = { from: null, to: null, until: null };
  if (own.length === 0) return [{ service: 'standard', cost: 0, ...noDays }];
  const surcharge = Math.max(0, ...own.map((line) => line.surcharge));
  const parcels = own.filter((line) => line.surcharge === 0);
  if (surcharge > 0 && parcels.length === 0)
    return [{ service: 'standard', cost: surcharge, ...noDays }];
  const days = combineDeliveries(parcels, now);
  const services = surcharge > 0 ? TO_ADDRESS.slice(0, 1) : TO_ADDRESS;
  return services
    .flatMap((service) => {
      const options = parcels.flatMap(
        (line) => line.options.find((option) => option.service === service) ?? [],
      );
      if (options.length < parcels.length) return [];
      const cost = Math.max(...options.map((option) => costOf(option, price))) + surcharge;
      const arrival = surcharge > 0 ? undefined : days.find((one) => one.service === service);
      const { from, to, until } = arrival ?? noDays;
      return [{ service, cost, from, to, until }];
    })
    .toSorted((a, b) => a.cost - b.cost);
}

function costOf({ cost, freeFrom }: DeliveryOption, price: number): number {
  return freeFrom !== null && price >= freeFrom ? 0 : cost;
}
