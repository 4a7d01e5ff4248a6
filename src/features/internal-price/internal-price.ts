/** Price breakdown for internal users. */
import type { PriceInfo } from '#features/catalogue/catalogue.port.ts';

/** Body of `GET /_api/internalPrice/{productId}`. */
export type InternalPriceResponse = { readonly variants: readonly PriceInfo[] };

export type PriceStep = {
  readonly kind: 'was' | 'markdown' | 'internal' | 'effect' | 'final';
  /** Name of an effect. */
  readonly name?: string;
  /** Minor units; reductions are negative. */
  readonly amount: number;
};

/**
 * Steps from the former price by markdown to the internal price, and from there by each discount
 * effect to the final price.
 */
export function listPriceSteps({
  price,
  wasPrice,
  preDiscountPrice = price,
  discountEffects,
}: PriceInfo): readonly PriceStep[] {
  return [
    ...(wasPrice === undefined
      ? []
      : [
          { kind: 'was' as const, amount: wasPrice },
          { kind: 'markdown' as const, amount: preDiscountPrice - wasPrice },
        ]),
    { kind: 'internal', amount: preDiscountPrice },
    ...discountEffects.map(({ name, value }) => ({
      kind: 'effect' as const,
      name,
      amount: -value,
    })),
    { kind: 'final', amount: price },
  ];
}
