/** Schemas, loads and components of all blocks, collected at build time. */
import type { Block } from '#kit/define-block.tsx';
import type { BlockContentDefinition } from '#kit/define-block-content.ts';
import type { BlockLoad } from '#kit/define-block-load.ts';
import { keepReady } from './block-components.tsx';

const definitions = import.meta.glob<BlockContentDefinition>('../*/*.content.ts', {
  eager: true,
  import: 'content',
});
const loads = import.meta.glob<BlockLoad>('../*/*.load.server.ts', {
  eager: true,
  import: 'blockLoad',
});
const lives = import.meta.glob<Block>('../*/*.block.tsx', { eager: true, import: 'block' });
const drawings = import.meta.glob<Block>('../*/*.block.server.tsx', {
  eager: true,
  import: 'block',
});

export const blockContents: ReadonlyMap<string, BlockContentDefinition> = new Map(
  Object.values(definitions).map((definition) => [definition.name, definition]),
);

export const blockLoads: ReadonlyMap<string, BlockLoad> = new Map(
  Object.values(loads).map((load) => [load.name, load]),
);

/** Rendered to HTML on the server; their code is not sent to browsers. */
export const staticBlocks = byFolder(drawings);

const liveBlocks = byFolder(lives);
keepReady(liveBlocks);

/** Sent as HTML too, unless a section in them is a client component. */
export const containerBlocks: ReadonlyMap<string, Block> = new Map(
  [...liveBlocks].filter(([name]) => blockContents.get(name)?.isContainer),
);

function byFolder(blocks: Readonly<Record<string, Block>>): ReadonlyMap<string, Block> {
  return new Map(
    Object.entries(blocks).map(([path, block]) => [path.split('/').at(-2) ?? '', block]),
  );
}
