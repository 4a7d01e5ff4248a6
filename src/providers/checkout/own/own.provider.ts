/** Checkout on pages of this shop, which take the order and hand the payment to `payments`. */
import type { Checkout } from '#features/checkout/checkout.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { serverLinks } from '#links';

export function createOwnCheckout(origins: readonly string[] = []): Checkout {
  const start = async () => ({ href: serverLinks.checkoutStep('address') });
  return { origins, isBuiltIn: true, start };
}

export const provider = defineProvider({
  port: 'checkout',
  name: 'own',
  // Forms of the checkout lead to the page of the payment provider.
  create: async ({ port }) => createOwnCheckout((await port('payments')).origins),
});
