/** Stock and its reservations in memory, by sku. Reserved units are the sum of reservations. */
import type { ReserveLimits } from '#features/basket/basket.port.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';

type Reservation = {
  readonly basketId: string;
  readonly sku: string;
  readonly quantity: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly network: string | null;
};

export type Units = { readonly sku: string; readonly quantity: number };

export class MemoryReservations {
  readonly #products: ReadonlyMap<string, ProductRecord>;
  #all: readonly Reservation[] = [];

  constructor(products: ReadonlyMap<string, ProductRecord>) {
    this.#products = products;
  }

  find(basketId: string, sku: string): Reservation | undefined {
    return this.#all.find((item) => item.basketId === basketId && item.sku === sku);
  }

  /** Units that the baskets have reserved, expired or not. */
  count(basketIds: readonly string[], sku: string): number {
    return sum(this.#all.filter((item) => item.sku === sku && basketIds.includes(item.basketId)));
  }

  /** Units that the baskets have reserved and that have not expired. */
  countCurrent(basketIds: readonly string[], sku: string): number {
    return sum(
      this.#current().filter((item) => item.sku === sku && basketIds.includes(item.basketId)),
    );
  }

  /** Units that are not reserved; stock below the reserved units counts as reserved. */
  free(sku: string): number {
    const variants = [...this.#products.values()].flatMap((product) => product.variants);
    const onHand = variants.find((variant) => variant.sku === sku)?.stock ?? 0;
    return Math.max(onHand - sum(this.#all.filter((item) => item.sku === sku)), 0);
  }

  /** Frees expired reservations of the sku, except those of the basket. */
  releaseExpired(sku: string, exceptBasketId?: string): void {
    const now = Date.now();
    this.#all = this.#all.filter(
      (item) => item.sku !== sku || item.expiresAt > now || item.basketId === exceptBasketId,
    );
  }

  releaseAllExpired(): number {
    const lengthBefore = this.#all.length;
    this.#all = this.#current();
    return lengthBefore - this.#all.length;
  }

  /** True when the limits allow the baskets, counted as one, that many further units. */
  canReserve(
    basketIds: readonly string[],
    limits: ReserveLimits | undefined,
    units: number,
  ): boolean {
    if (!limits || units <= 0) return true;
    const current = this.#current();
    const ofBaskets = sum(current.filter(({ basketId }) => basketIds.includes(basketId)));
    const ofNetwork = sum(
      current.filter(({ network }) => network !== null && network === limits.network),
    );
    return units <= Math.min(limits.perBasket - ofBaskets, limits.perNetwork - ofNetwork);
  }

  /** Never shortens a reservation; one of 0 units is removed. */
  set(basketId: string, { sku, quantity }: Units, minutes: number, network?: string | null): void {
    const previous = this.find(basketId, sku);
    this.#all = this.#all.filter((item) => item !== previous);
    if (quantity === 0) return;
    const expiresAt = Math.max(previous?.expiresAt ?? 0, Date.now() + minutes * 60_000);
    const reservation = { basketId, sku, quantity, expiresAt };
    this.#all = [...this.#all, { ...reservation, network: network ?? previous?.network ?? null }];
  }

  /** An add extends all reservations of its basket. */
  extend(basketId: string, minutes: number): void {
    const [now, expiresAt] = [Date.now(), Date.now() + minutes * 60_000];
    this.#all = this.#all.map((item) =>
      item.basketId === basketId && item.expiresAt > now ? { ...item, expiresAt } : item,
    );
  }

  expireAll(): void {
    this.#all = this.#all.map((item) => ({ ...item, expiresAt: 0 }));
  }

  #current(): readonly Reservation[] {
    const now = Date.now();
    return this.#all.filter(({ expiresAt }) => expiresAt > now);
  }
}

function sum(units: readonly Pick<Units, 'quantity'>[]): number {
  return units.reduce((total, { quantity }) => total + quantity, 0);
}
