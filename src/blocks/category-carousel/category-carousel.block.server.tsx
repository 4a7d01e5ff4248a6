/** Carousel of category cards. */
import { defineBlock } from '#kit/define-block.tsx';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import { CategoryCard } from '../shared/category-card.tsx';
import type { CategoryCarouselContent } from './category-carousel.content.ts';

export const block = defineBlock<CategoryCarouselContent>(({ cards, ...carousel }) => (
  <CarouselBlock
    {...carousel}
    slides={cards.map((card) => ({ node: <CategoryCard card={card} /> }))}
  />
));
