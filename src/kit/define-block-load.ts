/** How a block asks for what its content only names: products of a category, for example. Server only. */
import type { Shop } from '#request/shop.ts';

export type BlockLoad = {
  /** The name of the block's folder. */
  readonly name: string;
  /** Plain values for `place.loaded`; null when there is nothing. The content has been parsed. */
  readonly load: (shop: Shop, content: unknown) => Promise<unknown>;
};

export function defineBlockLoad<T>(
  name: string,
  load: (shop: Shop, content: T) => Promise<unknown>,
): BlockLoad {
  return { name, load: (shop, content) => load(shop, content as T) };
}
