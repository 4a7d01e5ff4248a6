/** How a content block draws what its editors wrote; the server has parsed it before. */
import type { ReactNode } from 'react';

/** Whether a block that needs no script opens its page, and what its `load` found. */
export type BlockPlace = { readonly isFirst: boolean; readonly loaded: unknown };

export type Block = { readonly draw: (content: unknown, place: BlockPlace) => ReactNode };

/** Closes over the block's own type, so that blocks of every kind fit in one list. */
export function defineBlock<T>(render: (content: T, place: BlockPlace) => ReactNode): Block {
  return { draw: (content, place) => render(content as T, place) };
}
