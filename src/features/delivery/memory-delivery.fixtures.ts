/** Deliveries from rules, for tests. */
import type { Delivery } from './delivery.port.ts';
import { computeDelivery, type DeliveryRules } from './delivery-rules.ts';

export const deliveryRules: DeliveryRules = {
  warehouse: { timeZone: 'Europe/London', country: 'GB' },
  countries: [
    {
      ...{ country: 'GB', currency: 'GBP', bulky: { surcharge: 2995, transit: [5, 10] } },
      services: [
        { service: 'standard', cost: 399, freeFrom: 5000, transit: [3, 5] },
        {
          ...{ service: 'express', cost: 599, transit: [1, 1] },
          ...{ excludedPostcodes: ['BT'], excludedProductTypes: ['home'] },
        },
      ],
    },
    {
      ...{ country: 'FR', currency: 'EUR', bulky: null },
      services: [{ service: 'standard', cost: 595, transit: [4, 7] }],
    },
  ],
};

export function createMemoryDelivery(rules: DeliveryRules = deliveryRules): Delivery {
  return { find: async (query) => computeDelivery(rules, query) };
}
