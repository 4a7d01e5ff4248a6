/** Structured data of offers (schema.org), with the policies of delivery and returns they refer to. */
import { toMajor } from '#i18n/money.ts';
import type { Offer, OfferDelivery } from './offer.ts';

const RETURNS_ID = '#returns';

/** `base` is the public origin with the prefix of the locale. */
export function createOfferJsonLd(offer: Offer, base: string) {
  const { price, wasPrice, currency } = offer;
  return {
    '@type': 'Offer',
    url: `${base}${offer.path}`,
    price: toMajor({ centAmount: price, currencyCode: currency }),
    priceCurrency: currency,
    ...(wasPrice !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: toMajor({ centAmount: wasPrice, currencyCode: currency }),
        priceCurrency: currency,
      },
    }),
    availability: `https://schema.org/${offer.availability}`,
    itemCondition: `https://schema.org/${offer.condition === 'used' ? 'Used' : 'New'}Condition`,
    ...(offer.delivery.length > 0 && {
      shippingDetails: offer.delivery.map((option) => ({ '@id': deliveryId(option) })),
    }),
    ...(offer.returns !== null && { hasMerchantReturnPolicy: { '@id': RETURNS_ID } }),
  };
}

/** Each policy once, for the offers to refer to: they are the same for most variants. */
export function describePolicies(offers: readonly Offer[]): readonly object[] {
  const deliveries = new Map<string, object>();
  for (const offer of offers)
    for (const option of offer.delivery) {
      const id = deliveryId(option);
      if (!deliveries.has(id)) deliveries.set(id, toShippingDetails(offer, option));
    }
  const returned = offers.find(({ returns }) => returns !== null);
  return [...deliveries.values(), ...(returned ? [toReturnPolicy(returned)] : [])];
}

function deliveryId({ service, cost }: OfferDelivery): string {
  return `#${service}-${cost}`;
}

/** Orders are dispatched on the day of the order or the next working day. */
const HANDLING_DAYS = [0, 1] as const;

function toShippingDetails({ country, currency }: Offer, option: OfferDelivery) {
  return {
    '@type': 'OfferShippingDetails',
    '@id': deliveryId(option),
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toMajor({ centAmount: option.cost, currencyCode: currency }),
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: toQuantitativeValue(HANDLING_DAYS),
      transitTime: toQuantitativeValue(option.transit),
    },
  };
}

function toQuantitativeValue([minValue, maxValue]: readonly [number, number]) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

const RETURN_FEES = { free: 'FreeReturn', customer: 'ReturnFeesCustomerResponsibility' } as const;

function toReturnPolicy({ country, returns }: Offer) {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': RETURNS_ID,
    applicableCountry: country,
    ...(returns === null || returns === 'none'
      ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
      : {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returns.days,
          returnMethod: 'https://schema.org/ReturnByMail',
          ...(returns.postage !== undefined && {
            returnFees: `https://schema.org/${RETURN_FEES[returns.postage]}`,
          }),
        }),
  };
}
