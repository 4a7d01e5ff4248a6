/** Delivery costs of the basket: free above the threshold unless an item is bulky. DEL-3. */
import { type CurrencyCode, formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';

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
