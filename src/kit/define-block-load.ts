/**
 * Loads the data that a block's content only refers to, such as the products of a category; server
 * only.
 */
import type { Shop } from '#request/shop.ts';

export type BlockLoad = {
  /** The name of the block's folder. */
  readonly name: string;
  /** Plain values for `place.loaded`; null if there are none. The content has been parsed. */
  readonly load: (shop: Shop, content: unknown) => Promise<unknown>;
};

export function defineBlockLoad<T>(
  name: string,
  load: (shop: Shop, content: T) => Promise<unknown>,
): BlockLoad {
  return { name, load: (shop, content) => load(shop, content as T) };
}
