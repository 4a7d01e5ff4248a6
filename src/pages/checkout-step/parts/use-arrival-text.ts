/** Words for the days on which an order arrives. */
import type { OrderDeliveryOptionView } from '#features/checkout/steps/checkout-steps.ts';
import { formatWeekdayDate } from '#i18n/formats/format-date.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';

type Arrival = Pick<OrderDeliveryOptionView, 'from' | 'to' | 'until'>;

export function useArrivalText(): (arrival: Arrival) => string {
  const text = useText();
  const { tag } = useShop().locale;
  return ({ from, to, until }) => {
    if (to === null || until === null) return text('checkoutStep.byAppointment');
    const key = from === to ? 'checkoutStep.arrivesOn' : 'checkoutStep.arrivesBy';
    return text(key, { day: formatWeekdayDate(to, tag), until });
  };
}
