/** Iframe of another host's page, loaded after consent. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './iframe.content.ts';
import { Island } from './iframe.island.tsx';

export const block = defineBlock({ content, hydrate: 'visible', render: Island });
