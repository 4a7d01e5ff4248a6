/** Warning about fascias whose own checkout takes no money although the public can reach it. */
import type { Log } from '#kit/log.ts';
import type { Ports } from '#request/shop.ts';

export type TestPaymentSite = {
  readonly fascia: { readonly code: string };
  readonly origin: string;
  readonly ports: {
    readonly checkout: Pick<Ports['checkout'], 'isBuiltIn'>;
    readonly payments: Pick<Ports['payments'], 'isTest' | 'name'>;
  };
};

const LOCAL = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

export function warnOfTestPayments(sites: Iterable<TestPaymentSite>, log: Log): void {
  for (const { fascia, origin, ports } of sites)
    if (ports.checkout.isBuiltIn && ports.payments.isTest && !LOCAL.test(new URL(origin).hostname))
      log.error(
        { fascia: fascia.code, origin, payments: ports.payments.name },
        'This shop has a public address, but its payment provider is a test: nobody pays for its orders. Select another provider for payments.',
      );
}
