/** Button that adds one item to the basket; a plain form before hydration. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './add-to-basket-button.content.ts';
import { Island } from './add-to-basket-button.island.tsx';

export const block = defineBlock({ content, hydrate: 'visible', render: Island });
