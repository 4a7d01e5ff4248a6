/** Section: blocks on one background, under one heading. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './section.content.ts';
import { Island } from './section.island.tsx';

export const block = defineBlock({ content, hydrate: 'with-sections', render: Island });
