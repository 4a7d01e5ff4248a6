/** R§6: how a price came about, as internal users see it. */
import type { PriceInfo } from '#features/catalogue/catalogue.port.ts';

/** What `GET /_api/internalPrice/{productId}` says. */
export type InternalPriceAnswer = { readonly variants: readonly PriceInfo[] };

export type PriceStep = {
  readonly kind: 'was' | 'markdown' | 'internal' | 'effect' | 'final';
  /** Of an effect. */
  readonly name?: string;
  /** Minor units; what is taken off is negative. */
  readonly amount: number;
};

/** From what it was, by the markdown, to the internal price; from there, effect by effect, to what shoppers pay. */
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
