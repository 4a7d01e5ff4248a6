/** Carousel of heroes, with autoplay and swiping. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './hero-carousel.content.ts';
import { Island } from './hero-carousel.island.tsx';

export const block = defineBlock({ content, hydrate: 'with-sections', render: Island });
