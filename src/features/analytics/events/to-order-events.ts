/** Events of the checkout's steps and of an order. */
import type { CurrencyCode } from '#i18n/money.ts';
import type { ShopEvent } from './event-catalogue.ts';
import type { CheckoutAction, OrderedAction } from './shopper-action.ts';
import { toCheckoutItem, toMajorUnits, toOrderItem, withValue } from './to-event-items.ts';

export function toCheckoutEvents({ view }: CheckoutAction, currency: CurrencyCode): ShopEvent[] {
  const items = view.lines.map(toCheckoutItem);
  if (items.length === 0) return [];
  const coupon = view.voucherCode === null ? {} : { coupon: view.voucherCode };
  const params = { ...withValue(items, currency), ...coupon };
  if (view.step === 'address') return [{ name: 'begin_checkout', params }];
  if (view.step !== 'review' || view.delivery === null) return [];
  return [
    { name: 'add_shipping_info', params: { ...params, shipping_tier: view.delivery.service } },
  ];
}

/** Its value is that of the items less the voucher; delivery is separate. */
export function toOrderedEvents(
  { order }: OrderedAction,
  isNewOrder: (number: string) => boolean,
): ShopEvent[] {
  const { number, status, totals, voucherCode, isTest } = order;
  if (status === 'pending' || status === 'cancelled' || !isNewOrder(number)) return [];
  return [
    {
      name: 'purchase',
      params: {
        ...{ transaction_id: number, currency: order.currency, is_test: isTest },
        value: toMajorUnits(totals.items - totals.discount),
        ...{ tax: toMajorUnits(totals.tax), shipping: toMajorUnits(totals.delivery) },
        ...(voucherCode === null ? {} : { coupon: voucherCode }),
        items: order.lines.map(toOrderItem),
      },
    },
  ];
}
