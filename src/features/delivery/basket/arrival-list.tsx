/** Days on which a basket arrives, by service. */

import { formatWeekdayDate } from '#i18n/formats/format-date.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import type { BasketDeliveryView } from './basket-delivery.ts';

export function ArrivalList({ services }: Pick<BasketDeliveryView, 'services'>) {
  const text = useText('delivery');
  const { tag } = useShop().locale;
  if (services.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 text-sm text-muted">
      {services.map(({ service, from, to, until }) => (
        <li key={service}>
          {from === to
            ? text(`basket.arrivesOn.${service}`, { day: formatWeekdayDate(to, tag), until })
            : text(`basket.arrivesBy.${service}`, { day: formatWeekdayDate(to, tag), until })}
        </li>
      ))}
    </ul>
  );
}
