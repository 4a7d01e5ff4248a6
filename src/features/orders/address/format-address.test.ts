/** Tests of addresses as countries write them. */
import { expect, test } from 'vitest';
import { formatAddress } from './format-address.ts';

const text = (id: string) => `[${id}]`;
const ada = { name: 'Ada Byron', line2: '', region: '', postcode: '' };

test.each([
  [
    { line1: '12 Mill Lane', town: 'Bath', postcode: 'BA1 1AA', country: 'GB' },
    ['Ada Byron', '12 Mill Lane', 'Bath', 'BA1 1AA'],
  ],
  [
    { line1: 'Am Markt 3', line2: 'Hinterhaus', town: 'Halle', postcode: '06108', country: 'DE' },
    ['Ada Byron', 'Am Markt 3', 'Hinterhaus', '06108 Halle'],
  ],
  [
    { line1: 'Palm Street 1', town: 'Deira', region: 'dubai', country: 'AE' },
    ['Ada Byron', 'Palm Street 1', 'Deira', '[checkoutStep.dubai]'],
  ],
])('%j', (address, lines) => {
  expect(formatAddress(text, { ...ada, ...address })).toEqual(lines);
});
