/** What delivery costs as the basket stands: free above the threshold unless something is bulky. R§5, DEL-3. */
import { type CurrencyCode, formatMoney } from '#kit/money.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';

export type DeliveryNoteProps = {
  readonly total: number;
  readonly currency: CurrencyCode;
  readonly freeDeliveryFrom: number | null;
  readonly hasBulky: boolean;
};

export function DeliveryNote({ total, currency, freeDeliveryFrom, hasBulky }: DeliveryNoteProps) {
  const text = useText('delivery');
  const { locale } = useShop();
  if (hasBulky) return <p>{text('basket.bulky')}</p>;
  if (freeDeliveryFrom === null) return null;
  const missing = {
    amount: formatMoney(
      { centAmount: freeDeliveryFrom - total, currencyCode: currency },
      locale.tag,
    ),
  };
  return (
    <p>
      {total >= freeDeliveryFrom
        ? text('basket.freeDelivery')
        : text('basket.underThreshold', missing)}
    </p>
  );
}
