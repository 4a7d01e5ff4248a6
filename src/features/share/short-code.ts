/** Codes of short links. */

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const CODE_LENGTH = 10;
const CODE = /^[1-9A-HJ-NP-Za-km-z]{10}$/;

/** Days for which a short link is valid. */
export const SHORT_LINK_DAYS = 730;

/**
 * 10 letters and digits of 58, without those that look alike: 4 × 10^17 codes. Bytes beyond the
 * last whole multiple are drawn again, so that each letter is equally likely.
 */
export function createShortCode(): string {
  const whole = 256 - (256 % LETTERS.length);
  let code = '';
  while (code.length < CODE_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(CODE_LENGTH)))
      if (byte < whole && code.length < CODE_LENGTH) code += LETTERS[byte % LETTERS.length];
  return code;
}

export function isShortCode(text: string): boolean {
  return CODE.test(text);
}
