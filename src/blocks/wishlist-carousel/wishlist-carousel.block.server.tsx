/** Carousel of a customer's wishlist; renders nothing for guests. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './wishlist-carousel.content.ts';
import { Island } from './wishlist-carousel.island.tsx';

export const block = defineBlock({ content, hydrate: 'visible', render: Island });
