/** Grid of blocks. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './grid.content.ts';
import { Island } from './grid.island.tsx';

export const block = defineBlock({ content, hydrate: 'with-sections', render: Island });
