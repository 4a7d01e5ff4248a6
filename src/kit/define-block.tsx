/** How a content block draws what its editors wrote; the server has parsed it before. */
import type { ReactNode } from 'react';

export type BlockPlace = {
  /** It opens its page, and has its heading. Live blocks never do. */
  readonly isFirst: boolean;
  /** It is what a page shows first, as it is or within others: its picture cannot wait. */
  readonly opensView: boolean;
  /** What its `load` found. */
  readonly loaded: unknown;
};

export type Block = { readonly render: (content: unknown, place: BlockPlace) => ReactNode };

/** Closes over the block's own type, so that blocks of every kind fit in one list. */
export function defineBlock<T>(render: (content: T, place: BlockPlace) => ReactNode): Block {
  return { render: (content, place) => render(content as T, place) };
}
