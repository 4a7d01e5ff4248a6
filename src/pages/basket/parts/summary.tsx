/** Total and delivery of a basket. */
import { type CurrencyCode, formatMoney } from '#kit/money.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';

export type SummaryProps = {
  readonly total: number;
  readonly count: number;
  readonly currency: CurrencyCode;
  readonly freeDeliveryFrom: number | null;
  readonly hasBulky: boolean;
};

export function Summary({ total, count, currency, freeDeliveryFrom, hasBulky }: SummaryProps) {
  const text = useText();
  const { locale } = useShop();
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale.tag);
  return (
    <aside className="h-fit rounded-card bg-surface p-6 lg:sticky lg:top-28 lg:col-span-4">
      <p className="flex items-baseline justify-between text-xl">
        <span>{text('basket.subtotal')}</span>
        <strong className="font-medium tabular-nums">{money(total)}</strong>
      </p>
      <p className="mt-1 text-sm text-muted">{text('basket.items', { count })}</p>
      {/* R§5: free above the threshold unless the item is bulky. */}
      {hasBulky ? (
        <p className="mt-4">{text('basket.bulky')}</p>
      ) : (
        freeDeliveryFrom !== null && (
          <p className="mt-4">
            {total >= freeDeliveryFrom
              ? text('basket.freeDelivery')
              : text('basket.underThreshold', { amount: money(freeDeliveryFrom - total) })}
          </p>
        )
      )}
    </aside>
  );
}
