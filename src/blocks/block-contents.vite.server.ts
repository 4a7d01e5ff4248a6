/** What every block expects and loads, found at build time. */
import type { BlockContentDefinition } from '#kit/define-block-content.ts';
import type { BlockLoad } from '#kit/define-block-load.ts';

const definitions = import.meta.glob<BlockContentDefinition>('./*/*.content.ts', { eager: true, import: 'content' });
const loads = import.meta.glob<BlockLoad>('./*/*.load.server.ts', { eager: true, import: 'blockLoad' });

export const blockContents: ReadonlyMap<string, BlockContentDefinition> = new Map(
  Object.values(definitions).map((definition) => [definition.name, definition]),
);

export const blockLoads: ReadonlyMap<string, BlockLoad> = new Map(Object.values(loads).map((load) => [load.name, load]));
