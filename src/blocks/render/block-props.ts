/** Props of a block: what its definition on the server and its island in the browser receive. */
import type { LoadedSection } from './loaded-section.ts';

export type BlockPosition = {
  /**
   * It is the first section of its page and renders the main heading. Hydrated blocks are never
   * first.
   */
  readonly isFirst: boolean;
  /** It is at the top of the page, directly or inside a container: its image is loaded eagerly. */
  readonly isAtPageTop: boolean;
};

export type BlockProps<Content, Loaded = unknown> = BlockPosition & {
  readonly content: Content;
  /** Result of the block's `load`; null if it failed, or if the block has none. */
  readonly loaded: Loaded | null;
  /** Sections within a container block; none for other blocks. */
  readonly sections: readonly LoadedSection[];
};
