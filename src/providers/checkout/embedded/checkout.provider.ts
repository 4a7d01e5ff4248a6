/** Placeholder without a real checkout: displays the data that a checkout would receive. */
import type { Checkout } from '#features/checkout/checkout.port.ts';
import { defineProvider } from '#kit/define-provider.ts';

export function createPlaceholderCheckout(): Checkout {
  return {
    origins: [],
    isBuiltIn: false,
    start: async ({ placeholderPath }) => ({ href: placeholderPath }),
  };
}

export const provider = defineProvider({
  port: 'checkout',
  name: 'embedded',
  create: () => createPlaceholderCheckout(),
});
