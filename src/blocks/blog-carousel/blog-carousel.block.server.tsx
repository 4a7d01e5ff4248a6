/** Carousel of article cards. */
import { defineBlock } from '#kit/define-block.tsx';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import { StoryCard } from '../shared/story-card.tsx';
import type { BlogCarouselContent } from './blog-carousel.content.ts';

export const block = defineBlock<BlogCarouselContent>(({ cards, ...carousel }) => (
  <CarouselBlock
    {...carousel}
    slides={cards.map((story) => ({ node: <StoryCard story={story} /> }))}
  />
));
