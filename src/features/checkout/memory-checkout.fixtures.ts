/** Checkout for tests, which records the baskets that it receives. */
import type { Checkout, CheckoutBasket } from './checkout.port.ts';

/** `started` lists the hand-overs, oldest first. */
export function createMemoryCheckout(): Checkout & { readonly started: readonly CheckoutBasket[] } {
  const started: CheckoutBasket[] = [];
  return {
    started,
    origins: [],
    isBuiltIn: false,
    async start(handOver) {
      started.push(handOver);
      return { href: handOver.placeholderPath };
    },
  };
}
