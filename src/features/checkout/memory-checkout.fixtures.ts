/** Checkout for tests, which keeps what it is handed. */
import type { Checkout, HandOver } from './checkout.port.ts';

/** `started` lists the hand-overs, oldest first. */
export function createMemoryCheckout(): Checkout & { readonly started: readonly HandOver[] } {
  const started: HandOver[] = [];
  return {
    started,
    origins: [],
    async start(handOver) {
      started.push(handOver);
      return { href: handOver.pagePath };
    },
  };
}
