/** Merchant feeds of the deployment: one for each fascia and language. */
import type { FeedSource } from '#catalogue-import/export/merchant-feed.server.ts';
import type { Catalogue } from '#features/catalogue/catalogue.port.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import type { FasciaLanguage } from '../http/address.server.ts';

/** Addresses have the fascia's configured origin, else its first host on this machine's port. */
export function describeFeed(
  fascia: Fascia,
  { locale, currency, prefix }: FasciaLanguage,
  catalogue: Catalogue,
  port: number,
): FeedSource {
  return {
    catalogue,
    title: fascia.name,
    scope: { fascia: fascia.code, locale: locale.tag, currency },
    addresses: { origin: fascia.origin ?? `http://${fascia.hosts[0]}:${port}`, prefix },
  };
}
