/** Describes the company that sells a product, in the language of a page. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { findSeller } from '#features/catalogue/seller.ts';
import type { SellerAddress } from '#features/catalogue/seller-info.ts';
import type { SellerView } from './delivery.ts';

/** null where the fascia sells the product itself. */
export function describeSeller(product: Product, locale: string): SellerView | null {
  const name = findSeller(product);
  if (name === null) return null;
  const { seller, shopDeliveryMessaging: delivery, shopExclusionsMessaging: exclusions } = product;
  const { address, ...identity } = seller ?? {};
  return {
    ...{ name, ...identity },
    ...(address && { address: listAddressLines(address, locale) }),
    ...(delivery !== undefined && { delivery }),
    ...(exclusions !== undefined && { exclusions }),
  };
}

/** One line each, as they may stand under each other in any country. */
function listAddressLines(
  { street1, street2, city, state, zipCode, countryIsoCode }: SellerAddress,
  locale: string,
): readonly string[] {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(countryIsoCode);
  return [
    street1,
    street2 ?? '',
    city,
    state ?? '',
    zipCode ?? '',
    country ?? countryIsoCode,
  ].filter((line) => line !== '');
}
