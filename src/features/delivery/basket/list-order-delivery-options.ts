/** Delivery services of an order, with their costs. */
import type { DeliveryInfo } from '../delivery.port.ts';
import type { DeliveryOption, DeliveryService } from '../delivery.ts';
import { combineDeliveries } from './combine-deliveries.ts';

export type OrderDeliveryOption = {
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

/** Services that deliver to the address, without a pick-up point. */
const SERVICES_TO_ADDRESS: readonly DeliveryService[] = ['standard', 'express'];

/**
 * The cheapest first; empty if a line cannot be delivered. Lines that a seller sends add no cost.
 * Bulky items are delivered together on an agreed day, for the highest of their surcharges.
 * `price` of the order in minor units, before vouchers, decides whether delivery is free.
 */
export function listOrderDeliveryOptions(
  lines: readonly LineDelivery[],
  price: number,
  now: number,
): readonly OrderDeliveryOption[] {
  const shippedByShop = lines.filter(({ isSentBySeller }) => !isSentBySeller);
  const noDates = { from: null, to: null, until: null };
  if (shippedByShop.length === 0) return [{ service: 'standard', cost: 0, ...noDates }];
  const surcharge = Math.max(0, ...shippedByShop.map((line) => line.surcharge));
  const parcels = shippedByShop.filter((line) => line.surcharge === 0);
  if (surcharge > 0 && parcels.length === 0)
    return [{ service: 'standard', cost: surcharge, ...noDates }];
  const days = combineDeliveries(parcels, now);
  const services = surcharge > 0 ? SERVICES_TO_ADDRESS.slice(0, 1) : SERVICES_TO_ADDRESS;
  return services
    .flatMap((service) => {
      const options = parcels.flatMap(
        (line) => line.options.find((option) => option.service === service) ?? [],
      );
      if (options.length < parcels.length) return [];
      const cost = Math.max(...options.map((option) => computeCost(option, price))) + surcharge;
      const arrival =
        surcharge > 0 ? undefined : days.find((candidate) => candidate.service === service);
      const { from, to, until } = arrival ?? noDates;
      return [{ service, cost, from, to, until }];
    })
    .toSorted((a, b) => a.cost - b.cost);
}

function computeCost({ cost, freeFrom }: DeliveryOption, price: number): number {
  return freeFrom !== null && price >= freeFrom ? 0 : cost;
}
