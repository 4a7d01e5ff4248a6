/** The loads of all blocks, found at build time. */
import type { BlockLoad } from '#kit/define-block-load.ts';

const discovered = import.meta.glob<BlockLoad>('./*/*.load.server.ts', { eager: true, import: 'blockLoad' });

export const blockLoads: ReadonlyMap<string, BlockLoad> = new Map(Object.values(discovered).map((load) => [load.type, load]));
