/** Messages and rules of recommendation widgets: a size that fits, a product that suits. */
import { SKU_PATTERN } from '#features/catalogue/sku.ts';

export type WidgetMessage =
  | { readonly kind: 'size'; readonly size: string }
  | { readonly kind: 'add'; readonly sku: string };

const SIZE_MESSAGE = 'parade:size';
const ADD_MESSAGE = 'parade:add';
const MAX_SIZE = 40;

/**
 * Validates a message from an iframe: `{ type: 'parade:size', size }` or `{ type: 'parade:add', sku
 * }`; null for any other.
 */
export function parseWidgetMessage(message: unknown): WidgetMessage | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, size, sku } = message as Readonly<Record<string, unknown>>;
  if (type === SIZE_MESSAGE && typeof size === 'string' && size !== '' && size.length <= MAX_SIZE)
    return { kind: 'size', size };
  if (type === ADD_MESSAGE && typeof sku === 'string' && SKU_PATTERN.test(sku))
    return { kind: 'add', sku };
  return null;
}
