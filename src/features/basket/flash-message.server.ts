/** A line that has just left the basket, carried in the address so that the next page can name it and bring it back. */
import { timingSafeEqual } from 'node:crypto';
import type { PrivateShop } from '#request/shop.ts';
import type { AddItem, BasketLine } from './basket.ts';

export type FlashMessage = {
  /** `saved` means that it went to the wishlist. */
  readonly kind: 'removed' | 'saved';
  /** The line is brought back once, however often it is asked. */
  readonly lineId: string;
  readonly name: string;
  readonly item: AddItem;
};

/** Addresses stay short: a line with long engravings is not brought back this way. */
const MAX_LENGTH = 1500;

/** Signed, so that nobody else's words appear on the page. Undefined where it would be too long. */
export function writeFlashMessage(
  shop: PrivateShop,
  kind: FlashMessage['kind'],
  line: BasketLine,
): string | undefined {
  const item: AddItem = { sku: line.sku, quantity: line.quantity, customFields: line.customFields };
  const flash: FlashMessage = { kind, lineId: line.id, name: line.name, item };
  const text = Buffer.from(JSON.stringify(flash)).toString('base64url');
  return text.length > MAX_LENGTH ? undefined : `${text}.${signFlashMessage(shop, text)}`;
}

/** null for what this shop has not written. */
export function readFlashMessage(shop: PrivateShop, value: unknown): FlashMessage | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH + 100) return null;
  const [text = '', signature = ''] = value.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signFlashMessage(shop, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as FlashMessage;
}

function signFlashMessage(shop: PrivateShop, text: string): string {
  return shop.sign(`flash:${text}`);
}
