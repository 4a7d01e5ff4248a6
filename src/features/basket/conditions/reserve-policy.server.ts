/**
 * Reservation policy of the fascia: limits per basket and network, and the moment of reservation.
 */
import type { Fascia } from '#kit/define-fascia.ts';
import { countEvent } from '#kit/monitoring/event-counts.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { ReservePolicy } from '../basket.port.ts';

const DEFAULT_LIMITS = { perBasket: 24, perNetwork: 120 };

/**
 * Networks that all visitors share when no proxy is configured; the limit per network is off for
 * them.
 */
const SHARED_NETWORKS: ReadonlySet<string> = new Set(['127.0.0', '0:0:0', 'unknown']);

/**
 * Beyond the limits, items are added and their stock is checked as usual, but nothing is reserved,
 * so that visitors of a shared network can still buy.
 */
export function reservePolicy(shop: PrivateShop, moment: 'add' | 'checkout'): ReservePolicy {
  const limits = {
    ...(shop.fascia.reserveLimits ?? DEFAULT_LIMITS),
    network: findLimitedNetwork(shop),
  };
  return {
    reserveMinutes:
      moment === 'add' && !reservesOnAdd(shop.fascia) ? 0 : shop.fascia.reserveMinutes,
    limits,
  };
}

/** Keyed hash of the visitor's network, for limits; null where all visitors share it. */
export function findLimitedNetwork({ visitor: { network }, sign }: PrivateShop): string | null {
  return SHARED_NETWORKS.has(network) ? null : sign(`network:${network}`);
}

export function reservesOnAdd({ reserveAt = 'add', reserveMinutes }: Fascia): boolean {
  return reserveAt === 'add' && reserveMinutes > 0;
}

/** Counts and logs it without the network, as logs contain no personal data. */
export function reportReservationLimit(shop: PrivateShop, isReservationLimited: boolean): void {
  if (!isReservationLimited) return;
  countEvent('reservation_limited', shop.fascia.code);
  shop.log.warn(
    { fascia: shop.fascia.code },
    'A basket or a network has reached its reservation limit: nothing more was reserved for it.',
  );
}
