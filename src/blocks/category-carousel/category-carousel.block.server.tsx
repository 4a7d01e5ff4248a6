/** Carousel of category cards. */
import { defineBlock } from '../render/define-block.server.ts';
import { CategoryCard } from '../shared/cards/category-card.tsx';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import { content } from './category-carousel.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { cards, ...carousel } }) => (
    <CarouselBlock
      {...carousel}
      slides={cards.map((card) => ({ node: <CategoryCard card={card} /> }))}
    />
  ),
});
