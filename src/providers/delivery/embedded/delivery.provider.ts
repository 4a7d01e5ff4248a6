/** Deliveries from the rules of a fascia's configuration. */
import { z } from 'zod';
import type { Delivery } from '#features/delivery/delivery.port.ts';
import { DELIVERY_SERVICES } from '#features/delivery/delivery.ts';
import {
  computeDelivery,
  DELIVERY_COUNTRIES,
  type DeliveryRules,
} from '#features/delivery/delivery-rules.ts';
import { defineProvider } from '#kit/define-provider.ts';

const MAX_TRANSIT = 20;
const amount = z.number().int().min(0);
const days = z.number().int().min(1).max(MAX_TRANSIT);
const transit = z
  .tuple([days, days])
  .refine(([fewest, most]) => fewest <= most, 'the fewest days, then the most');
const country = z.enum(DELIVERY_COUNTRIES);

const service = z.object({
  service: z.enum(DELIVERY_SERVICES),
  cost: amount,
  freeFrom: amount.optional(),
  transit,
  excludedPostcodes: z.array(z.string().regex(/^[A-Z0-9]{1,10}$/)).optional(),
  excludedProductTypes: z.array(z.string()).optional(),
});

const configSchema = z.object({
  rules: z
    .object({
      lateCutOffBrands: z.array(z.string()).optional(),
      warehouse: z.object({
        timeZone: z.string().refine(isTimeZone, 'an IANA time zone'),
        country,
      }),
      countries: z.array(
        z.object({
          country,
          currency: z.enum(['GBP', 'EUR', 'AED', 'USD']),
          services: z.array(service),
          bulky: z.object({ surcharge: amount, transit }).nullable(),
        }),
      ),
    })
    .optional(),
});

const NO_RULES: DeliveryRules = {
  warehouse: { timeZone: 'Europe/London', country: 'GB' },
  countries: [],
};

/** @throws ZodError that names the wrong field. */
export function createDelivery(config: unknown): Delivery {
  const { rules = NO_RULES } = configSchema.parse(config);
  return { find: async (query) => computeDelivery(rules, query) };
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

export const provider = defineProvider({
  port: 'delivery',
  name: 'embedded',
  create: (_, config) => createDelivery(config),
});
