/** Tests of addresses by country. */
import { expect, test } from 'vitest';
import { findAddressForm, normalisePostcode } from './address-fields.ts';

const isPostcode = (country: string, typed: string) =>
  findAddressForm(country).postcode?.test(normalisePostcode(country, typed));

test.each([
  ['GB', 'ba1 1aa', 'BA1 1AA'],
  ['GB', 'SW1A1AA', 'SW1A 1AA'],
  ['GB', ' m1  1ae ', 'M1 1AE'],
  ['GB', 'gir0aa', 'GIR 0AA'],
  ['DE', '10 115', '10115'],
  ['FR', '75001 ', '75001'],
  ['CH', '8001', '8001'],
])('%s: %s is the postcode %s', (country, typed, written) => {
  expect(normalisePostcode(country, typed)).toBe(written);
  expect(isPostcode(country, typed)).toBe(true);
});

test.each([
  ['GB', '12345'],
  ['GB', 'BA1'],
  ['DE', '1011'],
  ['FR', '75OO1'],
  ['GB', ''],
])('%s: %s is not a postcode', (country, typed) => {
  expect(isPostcode(country, typed)).toBe(false);
});

test('addresses in the Emirates have no postcode, and a choice of seven emirates', () => {
  const { fields, regions, postcode } = findAddressForm('AE');
  expect(fields).not.toContain('postcode');
  expect(postcode).toBeUndefined();
  expect(regions).toHaveLength(7);
});

test('a guest fills in at most five required fields, beside the email address', () => {
  for (const country of ['AE', 'DE', 'FR', 'GB', 'US'])
    expect(
      findAddressForm(country).fields.filter((field) => field !== 'line2').length,
    ).toBeLessThanOrEqual(5);
});
