/** Campaign in place of the usual sections; the server has evaluated its switch. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './takeover-toggle.content.ts';
import { Island } from './takeover-toggle.island.tsx';

export const block = defineBlock({ content, hydrate: 'with-sections', render: Island });
