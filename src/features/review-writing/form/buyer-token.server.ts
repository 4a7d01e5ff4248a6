/**
 * Signed token of links that prove a purchase of one product: `{order}.{day}.{signature}`. The day
 * until which it is valid is counted from 1970. Only emails and pages of an order have such links.
 */
import { isSameSecret } from '#kit/secrets.server.ts';
import type { PrivateShop } from '#request/shop.ts';

const DAY_MS = 86_400_000;
const TOKEN = /^(?<order>[\w-]{1,64})\.(?<day>\d{1,6})\.(?<signature>[\w-]{1,128})$/;

type Signer = Pick<PrivateShop, 'sign'>;

/** `order` is the id of an order with the product: letters, digits, `-` and `_`, at most 64. */
export function signBuyerToken(
  { sign }: Signer,
  { order, productKey, until }: { order: string; productKey: string; until: Date },
): string {
  const day = Math.floor(until.getTime() / DAY_MS);
  return `${order}.${day}.${sign(signedText(order, productKey, day))}`;
}

/** Id of the order; null for a token that is forged, expired or of another product. */
export function verifyBuyerToken(
  { sign, now }: Pick<PrivateShop, 'sign' | 'now'>,
  productKey: string,
  token: string | null,
): string | null {
  const { order, day, signature } = TOKEN.exec(token ?? '')?.groups ?? {};
  if (order === undefined || day === undefined || signature === undefined) return null;
  const isSigned = isSameSecret(signature, sign(signedText(order, productKey, Number(day))));
  return isSigned && Number(day) >= Math.floor(now.getTime() / DAY_MS) ? order : null;
}

function signedText(order: string, productKey: string, day: number): string {
  return `verified buyer ${order} ${productKey} ${day}`;
}
