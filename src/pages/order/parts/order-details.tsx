/** Number, status, address, lines and totals of an order. */

import { OrderSummary } from '#features/checkout/summary/order-summary.tsx';
import { formatAddress } from '#features/orders/address/format-address.ts';
import { formatOption } from '#features/orders/lines/format-option.ts';
import { listPersonalisation } from '#features/orders/lines/list-personalisation.ts';
import type { OrderPageView } from '#features/orders/order.ts';
import { findReturnRule } from '#features/orders/returns/order-return.ts';
import { useText } from '#i18n/text.tsx';

export function OrderDetails({ order }: { readonly order: OrderPageView }) {
  const text = useText('checkout-steps');
  const { number, day, status, address, delivery, lines, totals, currency, voucherCode } = order;
  const rows = [
    [text('order.number'), number],
    [text('order.date'), day],
    [text('order.status'), text(`order.status.${status}`)],
    [text('checkoutStep.delivery'), text(`checkoutStep.${delivery.service}`)],
    ...(order.arrival === null ? [] : [[text('order.arrival'), order.arrival] as const]),
  ] as const;
  return (
    <>
      <dl className="grid gap-2 text-sm">
        {rows.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className="grid gap-1">
          <dt className="text-muted">{text('order.address')}</dt>
          <dd className="grid wrap-anywhere">
            {formatAddress(text, address).map((line) => (
              <span key={line}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <OrderSummary
        lines={lines.map(({ sku, quantity, unitPrice, item }) => ({
          ...{ sku, quantity, name: item.name, subtotal: unitPrice * quantity },
          returnRule: findReturnRule(item),
          option: formatOption(item.colour, item.colourLabel, item.size),
          personalisation: listPersonalisation(item.customFields, item.fieldLabels),
        }))}
        {...{ totals, voucherCode, currency }}
      />
    </>
  );
}
