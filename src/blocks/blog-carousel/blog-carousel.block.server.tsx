/** Carousel of article cards. */
import { defineBlock } from '../render/define-block.server.ts';
import { StoryCard } from '../shared/cards/story-card.tsx';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import { content } from './blog-carousel.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { cards, ...carousel } }) => (
    <CarouselBlock
      {...carousel}
      slides={cards.map((story) => ({ node: <StoryCard story={story} /> }))}
    />
  ),
});
