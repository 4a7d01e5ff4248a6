/** Warning about fascias with a public URL whose own checkout takes test payments. */
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

const LOCAL_HOST = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

export function warnOfTestPayments(sites: Iterable<TestPaymentSite>, log: Log): void {
  for (const { fascia, origin, ports } of sites)
    if (
      ports.checkout.isBuiltIn &&
      ports.payments.isTest &&
      !LOCAL_HOST.test(new URL(origin).hostname)
    )
      log.error(
        { fascia: fascia.code, origin, payments: ports.payments.name },
        'This shop has a public URL, but its payment provider is a test: nobody pays for its orders. Select another provider for payments.',
      );
}
