/** Total and delivery costs of a basket. */
import { DeliveryNote } from '#features/basket/delivery-note.tsx';
import { ArrivalList } from '#features/delivery/basket/arrival-list.tsx';
import type { BasketDeliveryView } from '#features/delivery/basket/basket-delivery.ts';
import { type CurrencyCode, formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { useShop } from '#request/shop-public.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { RewardsNote, type RewardsNoteProps } from './rewards-note.tsx';
import { VoucherForm, type VoucherFormProps } from './voucher-form.tsx';

export type SummaryProps = {
  readonly total: number;
  readonly count: number;
  readonly currency: CurrencyCode;
  readonly freeDeliveryFrom: number | null;
  readonly hasBulky: boolean;
  readonly delivery: BasketDeliveryView;
  /** True when every line is available. */
  readonly isReady: boolean;
  readonly voucher: VoucherFormProps['voucher'];
  readonly voucherError: VoucherFormProps['error'];
  readonly rewards: RewardsNoteProps;
};

export function Summary({
  total,
  count,
  currency,
  freeDeliveryFrom,
  hasBulky,
  delivery,
  isReady,
  voucher,
  voucherError,
  rewards,
}: SummaryProps) {
  const text = useText();
  const { locale, prefix } = useShop();
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: currency }, locale.tag);
  return (
    <aside className="basket-summary @container h-fit p-[min(1.5rem,8.2%)] lg:sticky lg:top-30">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        <span>{text('basket.subtotal')}</span>
        <strong className="font-medium tabular-nums">{money(total)}</strong>
      </p>
      <p className="mt-1 text-sm text-muted">{text('basket.items', { count })}</p>
      <div className="mt-4">
        <DeliveryNote
          total={total}
          currency={currency}
          freeDeliveryFrom={freeDeliveryFrom}
          hasBulky={hasBulky}
        />
        {delivery.surcharge > 0 && (
          <p>{text('basket.surcharge', { amount: money(delivery.surcharge) })}</p>
        )}
        <ArrivalList services={delivery.services} />
      </div>
      <VoucherForm voucher={voucher} money={money} error={voucherError} />
      {voucher?.kind === 'valid' && (
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-xl">
          <span>{text('basket.total')}</span>
          <strong className="font-medium tabular-nums">
            {money(total - voucher.voucher.discount)}
          </strong>
        </p>
      )}
      <RewardsNote {...rewards} />
      <form method="post" action={`${prefix}${links.checkout()}`} className="mt-6 grid gap-2">
        <Submit disabled={!isReady}>{text('basket.checkout')}</Submit>
        {!isReady && <p className="text-sm text-muted">{text('basket.notReady')}</p>}
      </form>
    </aside>
  );
}
