/** How a block asks for what its content only names: products of a category, for example. Server only. */
import type { Shop } from './shop.ts';

export type BlockLoad = {
  /** The schema id of the block. */
  readonly type: string;
  /** Plain values for `place.loaded`; null when there is nothing. Content is unknown: parse it. */
  readonly load: (shop: Shop, content: unknown) => Promise<unknown>;
};

export function defineBlockLoad(load: BlockLoad): BlockLoad {
  return load;
}
