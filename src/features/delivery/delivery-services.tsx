/**
 * DEL-1, DEL-2: delivery services of a product. The server's HTML contains their costs and
 * durations; the browser adds the days, which would be outdated in cached HTML.
 */

import type { ReactNode } from 'react';
import { formatShortDay } from '#i18n/formats/format-date.ts';
import { type Text, useLazyText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import {
  type CutOff,
  type DeliveryView,
  findCutOff,
  type ReturnsView,
  type ServiceView,
} from './delivery.ts';
import styleSheet from './delivery-services.css?url';
import { formatTimeLeft } from './format-delivery.ts';
import { DeliveryTerms } from './parts/delivery-terms.tsx';
import { SellerDetails } from './parts/seller-details.tsx';
import { Duration, ServiceCost } from './parts/service-cost.tsx';
import { ServiceIcon } from './parts/service-icon.tsx';
import { useDelivery } from './use-delivery.ts';

export type DeliveryServicesProps = {
  readonly view: DeliveryView & { readonly returns?: ReturnsView };
  /** Price of the selected variant, in minor units. */
  readonly price: number;
};

export function DeliveryServices({ view, price }: DeliveryServicesProps) {
  const text = useLazyText('product-lazy');
  const current = useDelivery(view.sku, useShop().locale.tag);
  const { seller } = view;
  if (view.options.length === 0 && !seller) return null;
  return (
    <section aria-label={text('delivery.title')} className="delivery">
      <StyleSheet href={styleSheet} />
      <ul hidden={view.options.length === 0}>
        {view.options.map((option) => {
          const days = current?.options.find(({ service }) => service === option.service);
          const cutOff = current && findCutOff(days?.cutOffs ?? [], current.now);
          return (
            <li key={option.service}>
              <ServiceIcon service={option.service} />
              <p>
                <ServiceCost option={option} isBulky={view.surcharge > 0} price={price} />
                <ReservedLines option={option} isBulky={view.surcharge > 0}>
                  {cutOff && current ? (
                    <DeliveryDays
                      service={option.service}
                      isBulky={view.surcharge > 0}
                      cutOff={cutOff}
                      now={current.now}
                    />
                  ) : (
                    <Duration transit={option.transit} />
                  )}
                </ReservedLines>
              </p>
            </li>
          );
        })}
      </ul>
      <div className="delivery-dialogs">
        {seller?.corporateName !== undefined && <SellerDetails seller={seller} />}
        <DeliveryTerms view={view} price={price} />
      </div>
    </section>
  );
}

type ReservedProps = {
  readonly option: ServiceView;
  readonly isBulky: boolean;
  readonly children: ReactNode;
};

/** Days and a remaining time whose formatted texts are long. */
const LONG_DAY = '2026-09-30';
const EARLIER_LONG_DAY = '2026-09-23';
const LONG_TIME = 23.75 * 3_600_000;

/** Reserves the lines that the days may take, to avoid a layout shift when they are loaded. */
function ReservedLines({ option, isBulky, children }: ReservedProps) {
  const text = useLazyText('product-lazy');
  const { tag } = useShop().locale;
  const [fewest, most] = option.transit;
  const from = most === fewest ? LONG_DAY : EARLIER_LONG_DAY;
  const cutOff = { until: LONG_TIME, from, to: LONG_DAY };
  const longest = describeDays(text, tag, { service: option.service, isBulky, cutOff, now: 0 });
  return (
    <span className="delivery-days" data-longest={longest} suppressHydrationWarning>
      <span>{children}</span>
    </span>
  );
}

type DaysProps = Pick<ServiceView, 'service'> & {
  readonly isBulky: boolean;
  readonly cutOff: CutOff;
  readonly now: number;
};

function DeliveryDays(props: DaysProps) {
  return describeDays(useLazyText('product-lazy'), useShop().locale.tag, props);
}

/** One day is promised with a countdown, a period without. */
function describeDays(
  text: Text,
  tag: string,
  { service, isBulky, cutOff: { until, from, to }, now }: DaysProps,
): string {
  const [first, last] = [formatShortDay(from, tag), formatShortDay(to, tag)];
  if (isBulky) return text('delivery.appointment', { from: first });
  if (service === 'collection') return text('delivery.from', { from: last });
  if (from !== to) return text('delivery.between', { from: first, to: last });
  return text('delivery.within', { time: formatTimeLeft(until - now, tag), day: first });
}
