/** Formats the lines of a delivery address in the order of its country. */

import type { MessageId, Text } from '#i18n/text.tsx';
import type { DeliveryAddress } from '../order.ts';
import { findAddressForm } from './address-fields.ts';

const REGION_NAMES: Readonly<Record<string, MessageId>> = {
  abuDhabi: 'checkoutStep.abuDhabi',
  ajman: 'checkoutStep.ajman',
  dubai: 'checkoutStep.dubai',
  fujairah: 'checkoutStep.fujairah',
  rasAlKhaimah: 'checkoutStep.rasAlKhaimah',
  sharjah: 'checkoutStep.sharjah',
  ummAlQuwain: 'checkoutStep.ummAlQuwain',
};

export function formatRegion(text: Text, region: string): string {
  const id = REGION_NAMES[region];
  return id === undefined ? region : text(id);
}

/** Without empty lines, and without the country. */
export function formatAddress(text: Text, address: DeliveryAddress): readonly string[] {
  const { name, line1, line2, town, postcode, region, country } = address;
  const { fields } = findAddressForm(country);
  const isTownFirst = fields.indexOf('town') < fields.indexOf('postcode');
  const townLines = isTownFirst ? [town, postcode] : [`${postcode} ${town}`.trim()];
  return [name, line1, line2, ...townLines, formatRegion(text, region)].filter(
    (line) => line !== '',
  );
}
