/** Deliveries of the sample's warehouse near London, in every fascia. */
import type {
  CountryRules,
  DeliveryRules,
  ServiceRules,
} from '#features/delivery/delivery-rules.ts';

/** Furniture and lighting go by the slower service only. */
const excludedProductTypes = ['home'] as const;

/** Brands whose orders are packed until midnight. */
const lateCutOffBrands = [
  'dorothy-perkins',
  'nastygal',
  'oasis',
  'principles',
  'wallis',
  'warehouse',
] as const;

/** Threshold in minor units of the fascia's currencies, as in `freeDeliveryFrom`. */
type Thresholds = { readonly GBP: number; readonly EUR: number; readonly AED?: number };

export function listDeliveryRules({ GBP, EUR, AED }: Thresholds): DeliveryRules {
  const euro = {
    currency: 'EUR',
    services: internationalServices(595, EUR),
    bulky: internationalBulky(4995),
  } as const;
  return {
    lateCutOffBrands,
    warehouse: { timeZone: 'Europe/London', country: 'GB' },
    countries: [
      {
        ...{ country: 'GB', currency: 'GBP', bulky: { surcharge: 2995, transit: [5, 10] } },
        services: [
          { service: 'standard', cost: 399, freeFrom: GBP, transit: [3, 5] },
          { service: 'collection', cost: 299, transit: [2, 3], excludedProductTypes },
          {
            ...{ service: 'express', cost: 599, transit: [1, 1], excludedProductTypes },
            excludedPostcodes: ['BT', 'GY', 'HS', 'IM', 'JE', 'KW', 'ZE'],
          },
        ],
      },
      { country: 'FR', ...euro },
      { country: 'DE', ...euro },
      ...(AED === undefined
        ? []
        : [
            {
              country: 'AE',
              currency: 'AED',
              services: internationalServices(3500, AED),
              bulky: internationalBulky(24900),
            } as const,
          ]),
    ],
  };
}

function internationalServices(cost: number, freeFrom: number): readonly ServiceRules[] {
  return [{ service: 'standard', cost, freeFrom, transit: [4, 7] }];
}

function internationalBulky(surcharge: number): CountryRules['bulky'] {
  return { surcharge, transit: [7, 14] };
}
