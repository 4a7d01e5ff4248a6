/** Fields of a delivery address by country, and the rules of their values. */

export const ADDRESS_FIELDS = ['name', 'line1', 'line2', 'town', 'postcode', 'region'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

type AddressForm = {
  /** In the order of the country's addresses; `line2` may be empty. */
  readonly fields: readonly AddressField[];
  /** Pattern of a postcode in capitals; undefined in countries without postcodes. */
  readonly postcode?: RegExp;
  /** Keys of the regions to choose from. */
  readonly regions?: readonly string[];
};

const EMIRATES = [
  'abuDhabi',
  'ajman',
  'dubai',
  'fujairah',
  'rasAlKhaimah',
  'sharjah',
  'ummAlQuwain',
];

const FIVE_DIGITS = /^\d{5}$/;

const FORMS: Readonly<Record<string, AddressForm>> = {
  AE: { fields: ['name', 'line1', 'line2', 'town', 'region'], regions: EMIRATES },
  DE: { fields: ['name', 'line1', 'line2', 'postcode', 'town'], postcode: FIVE_DIGITS },
  FR: { fields: ['name', 'line1', 'line2', 'postcode', 'town'], postcode: FIVE_DIGITS },
  GB: {
    fields: ['name', 'line1', 'line2', 'town', 'postcode'],
    postcode: /^(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/,
  },
};

const DEFAULT_FORM: AddressForm = {
  fields: ['name', 'line1', 'line2', 'postcode', 'town'],
  postcode: /^[A-Z\d][A-Z\d -]{1,9}$/,
};

export function findAddressForm(country: string): AddressForm {
  return FORMS[country] ?? DEFAULT_FORM;
}

/** Formatted as in the country: `ba11aa` becomes `BA1 1AA`. */
export function normalisePostcode(country: string, typed: string): string {
  const text = typed.trim().toUpperCase();
  if (country !== 'GB') return text.replaceAll(/\s+/g, country in FORMS ? '' : ' ');
  const joined = text.replaceAll(/[\s-]+/g, '');
  return joined.length < 5 ? joined : `${joined.slice(0, -3)} ${joined.slice(-3)}`;
}

/** Characters. */
export const MAX_ADDRESS_LINE = 100;
