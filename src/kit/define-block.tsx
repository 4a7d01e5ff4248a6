/** Registers the renderer of a content block, whose content the server has parsed. */
import type { ReactNode } from 'react';

export type BlockPosition = {
  /**
   * It is the first section of its page and renders the main heading. Client components are never
   * first.
   */
  readonly isFirst: boolean;
  /** It is at the top of the page, directly or inside a container: its image is loaded eagerly. */
  readonly opensView: boolean;
  /** Result of the block's `load`. */
  readonly loaded: unknown;
};

export type Block = { readonly render: (content: unknown, place: BlockPosition) => ReactNode };

/** Erases the block's content type, so that blocks of every kind fit into one list. */
export function defineBlock<T>(render: (content: T, place: BlockPosition) => ReactNode): Block {
  return { render: (content, place) => render(content as T, place) };
}
