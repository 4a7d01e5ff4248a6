/** Back-to-top button; appears after scrolling down some distance. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './back-to-top.content.ts';
import { Island } from './back-to-top.island.tsx';

export const block = defineBlock({ content, hydrate: 'scrolled', render: Island });
