/** Flash message in the URL: a line that was removed from the basket, for an undo button. */
import { isSameSecret } from '#kit/secrets.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { AddItem, BasketLine } from '../basket.ts';

export type FlashMessage = {
  /** `saved`: the line was moved to the wishlist. */
  readonly kind: 'removed' | 'saved';
  /** Idempotency key: the line is restored once, however often that is requested. */
  readonly lineId: string;
  readonly name: string;
  readonly item: AddItem;
};

/** Keeps URLs short: a line with a long personalisation cannot be restored this way. */
const MAX_LENGTH = 1500;

/**
 * The text is signed, so that a forged URL cannot put text on the page; undefined when too long.
 */
export function serialiseFlashMessage(
  shop: PrivateShop,
  kind: FlashMessage['kind'],
  line: BasketLine,
): string | undefined {
  const item: AddItem = { sku: line.sku, quantity: line.quantity, customFields: line.customFields };
  const flash: FlashMessage = { kind, lineId: line.id, name: line.name, item };
  const text = Buffer.from(JSON.stringify(flash)).toString('base64url');
  return text.length > MAX_LENGTH ? undefined : `${text}.${signText(shop, text)}`;
}

/** null when this app has not signed the value. */
export function parseFlashMessage(shop: PrivateShop, value: unknown): FlashMessage | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH + 100) return null;
  const [text = '', signature = ''] = value.split('.');
  if (!isSameSecret(signature, signText(shop, text))) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as FlashMessage;
}

function signText(shop: PrivateShop, text: string): string {
  return shop.sign(`flash:${text}`);
}
