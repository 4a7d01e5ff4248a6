/** Random order numbers, from which neither others nor the number of orders can be guessed. */

/** Digits and capitals, without those that are easily confused (0 O, 1 I L, U V). */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 12;
const GROUP_LENGTH = 4;

export const ORDER_NUMBER = /^[2-9A-HJ-KMNP-TW-Z]{4}(?:-[2-9A-HJ-KMNP-TW-Z]{4}){2}$/;

/** `R-7KQ2-MW4X`: number of a return, which a shopper writes on the parcel. */
export function createReturnNumber(randomIndex: (below: number) => number): string {
  return `R-${createOrderNumber(randomIndex).slice(0, 2 * GROUP_LENGTH + 1)}`;
}

/** Converts `7kq2 mw4x 93bd` to its stored form; null if the text is not an order number. */
export function normaliseOrderNumber(text: string): string | null {
  const characters = text.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  const grouped = characters.replaceAll(/.{4}(?=.)/g, '$&-');
  return ORDER_NUMBER.test(grouped) ? grouped : null;
}

export const RETURN_NUMBER = /^R(?:-[2-9A-HJ-KMNP-TW-Z]{4}){2}$/;

/**
 * `7KQ2-MW4X-93BD`, about 58 bits. `randomIndex` returns a random whole number below its argument.
 */
export function createOrderNumber(randomIndex: (below: number) => number): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomIndex(ALPHABET.length)]);
  const groups = Array.from({ length: LENGTH / GROUP_LENGTH }, (_, index) =>
    characters.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH).join(''),
  );
  return groups.join('-');
}
