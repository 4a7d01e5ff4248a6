/** Describes the company that sells a product, in the language of a page. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { findSeller } from '#features/catalogue/seller.ts';
import type { SellerAddress } from '#features/catalogue/seller-info.ts';
import type { SellerView } from './delivery.ts';

/** null where the fascia sells the product itself. */
export function toSellerView(product: Product, locale: string): SellerView | null {
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

/** Countries where the postcode follows the town; elsewhere it precedes the town. */
const POSTCODE_LAST = ['AU', 'CA', 'GB', 'IE', 'NZ', 'US'];

/** Address lines without repetition: Singapore is both a town and a country. */
function listAddressLines(
  { street1, street2 = '', city, state = '', zipCode = '', countryIsoCode }: SellerAddress,
  locale: string,
): readonly string[] {
  const country = formatCountry(countryIsoCode, locale);
  const town = POSTCODE_LAST.includes(countryIsoCode)
    ? [city, state, zipCode]
    : [`${zipCode} ${city}`.trim(), state];
  const lines = [street1, street2, ...town, country];
  return [...new Set(lines)].filter((line) => line !== '');
}

/** Returns the code itself if no country has it, as in data of earlier imports. */
function formatCountry(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
