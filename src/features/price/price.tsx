/** Price with its former price and saving. */
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import type { LowestPrices } from './lowest-price.ts';
import { LowestPrice } from './lowest-price.tsx';
import { computeSaving, formerPriceOf, type Saving } from './price.ts';

export type PriceProps = {
  /** Minor units of the shop's currency, as all prices here. */
  readonly price: number;
  /** Highest price of a range. */
  readonly maxPrice?: number | undefined;
  readonly wasPrice?: number | null | undefined;
  /** By default computed from the two prices and the lowest one. */
  readonly saving?: Saving | null | undefined;
};

type StatedPriceProps = PriceProps & {
  /** Lowest prices before the reduction, stated below; null and undefined where none are. */
  readonly lowestPrices?: LowestPrices | null | undefined;
};

export function Price({
  price,
  maxPrice = price,
  wasPrice,
  lowestPrices,
  saving = computeSaving([{ price, wasPrice, lowestPrice: lowestPrices?.[0] }]),
}: StatedPriceProps) {
  const text = useText();
  const { locale, currency } = useShop();
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: currency }, locale.tag);
  const formerPrice = formerPriceOf({ price: maxPrice, wasPrice });
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={formerPrice === undefined ? 'price' : 'price text-sale'}>
        {formerPrice !== undefined && <span className="sr-only">{text('price.now')} </span>}
        {maxPrice > price ? `${money(price)} – ${money(maxPrice)}` : money(price)}
      </span>
      {formerPrice !== undefined && (
        <span className="text-muted">
          <span className="sr-only">{text('price.was')} </span>
          <s>{money(formerPrice)}</s>
        </span>
      )}
      {saving && (
        <span className="saving">
          {text(saving.isEqual ? 'price.save' : 'price.saveUpTo', { percent: saving.percent })}
        </span>
      )}
      {lowestPrices && <LowestPrice range={lowestPrices} />}
    </span>
  );
}
