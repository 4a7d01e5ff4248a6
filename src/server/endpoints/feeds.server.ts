/** Merchant feeds of the deployment: one for each fascia and language. */
import type { FeedSource } from '#catalogue-import/export/merchant-feed.server.ts';
import { createDeliveryViews } from '#features/delivery/delivery.server.ts';
import { loadOfferTerms } from '#features/offer/load-offer-terms.server.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import type { Log } from '#kit/log.ts';
import type { Ports } from '#request/shop.ts';
import type { FasciaLanguage } from '../http/resolve-page.server.ts';

type FeedDeps = {
  readonly fascia: Fascia;
  readonly ports: Pick<Ports, 'catalogue' | 'delivery'>;
  readonly port: number;
  readonly log: Log;
};

/** Addresses have the fascia's configured origin, else its first host on this machine's port. */
export function describeFeed(
  { fascia, ports, port, log }: FeedDeps,
  { locale, currency, prefix }: FasciaLanguage,
): FeedSource {
  const shop = { fascia, ports, locale, currency, log, tag: () => undefined };
  const loadDelivery = createDeliveryViews(shop);
  return {
    catalogue: ports.catalogue,
    title: fascia.name,
    scope: { fascia: fascia.code, locale: locale.tag, currency },
    urls: { origin: fascia.origin ?? `http://${fascia.hosts[0]}:${port}`, prefix },
    loadTerms: (product) => loadOfferTerms(shop, product, loadDelivery),
  };
}
