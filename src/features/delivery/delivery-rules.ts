/** Rules from which the embedded provider computes deliveries, by country. */
import type { CurrencyCode } from '#i18n/money.ts';
import { ae } from './days/calendars/ae.ts';
import { de } from './days/calendars/de.ts';
import { fr } from './days/calendars/fr.ts';
import { gb } from './days/calendars/gb.ts';
import type { DeliveryCalendar } from './days/delivery-calendar.ts';
import { listCutOffs } from './days/list-cut-offs.ts';
import type { DeliveryInfo, DeliveryQuery } from './delivery.port.ts';
import type { DeliveryOption, DeliveryService } from './delivery.ts';

const calendars: ReadonlyMap<string, DeliveryCalendar> = new Map(
  [ae, de, fr, gb].map((calendar) => [calendar.country, calendar]),
);

export const DELIVERY_COUNTRIES = [...calendars.keys()];

export type ServiceRules = {
  readonly service: DeliveryService;
  /** Minor units of the country's currency. */
  readonly cost: number;
  /** Price of the order, in minor units, from which the service is free. */
  readonly freeFrom?: number | undefined;
  /** Delivery days from dispatch to arrival: the fewest and the most. */
  readonly transit: readonly [number, number];
  /** Postcode prefixes that the service does not deliver to, such as `BT`. */
  readonly excludedPostcodes?: readonly string[] | undefined;
  readonly excludedProductTypes?: readonly string[] | undefined;
};

export type CountryRules = {
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly services: readonly ServiceRules[];
  /** Bulky items are delivered by appointment; null if they are not delivered. */
  readonly bulky: {
    readonly surcharge: number;
    readonly transit: readonly [number, number];
  } | null;
};

export type DeliveryRules = {
  /** Slugs of the brands whose orders are packed until midnight; none by default. */
  readonly lateCutOffBrands?: readonly string[] | undefined;
  /** IANA time zone of the warehouse, and the country of its holidays. */
  readonly warehouse: { readonly timeZone: string; readonly country: string };
  readonly countries: readonly CountryRules[];
};

/** Number of cut-offs in a response: enough for a page that stays open over a weekend. */
const CUT_OFFS = 4;

const NO_DELIVERY: DeliveryInfo = { options: [], surcharge: 0 };

/** Empty options if the fascia has no rules, or another company sends the product. */
export function computeDelivery(rules: DeliveryRules, query: DeliveryQuery): DeliveryInfo {
  const { country, currency, product } = query;
  const countryRules = rules.countries.find(
    (candidate) => candidate.country === country && candidate.currency === currency,
  );
  if (!countryRules || product.isSentBySeller) return NO_DELIVERY;
  const { bulky } = countryRules;
  if (!product.isBulky)
    return {
      options: countryRules.services
        .filter((service) => isOffered(service, query))
        .map((service) => toOption(service, rules, query)),
      surcharge: 0,
    };
  if (!bulky) return NO_DELIVERY;
  const byAppointment = {
    service: 'standard',
    cost: bulky.surcharge,
    transit: bulky.transit,
  } as const;
  return { options: [toOption(byAppointment, rules, query)], surcharge: bulky.surcharge };
}

function isOffered(service: ServiceRules, { product, postcode }: DeliveryQuery): boolean {
  const { excludedPostcodes = [], excludedProductTypes = [] } = service;
  if (excludedProductTypes.includes(product.productType)) return false;
  return !excludedPostcodes.some((start) => postcode?.startsWith(start));
}

function toOption(
  service: ServiceRules,
  { warehouse, lateCutOffBrands = [] }: DeliveryRules,
  { country, product, now }: DeliveryQuery,
): DeliveryOption {
  const { freeFrom = null, cost, transit } = service;
  const dispatch = calendars.get(warehouse.country);
  const arrival = calendars.get(country);
  const cutOffs =
    now && dispatch && arrival
      ? listCutOffs(
          product,
          { timeZone: warehouse.timeZone, lateCutOffBrands, dispatch, arrival, transit },
          now,
          CUT_OFFS,
        )
      : [];
  return { service: service.service, cost, freeFrom, transit, cutOffs };
}
