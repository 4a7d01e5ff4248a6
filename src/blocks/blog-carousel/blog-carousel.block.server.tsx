/** Carousel of article cards. */
import { defineBlock } from '../render/define-block.server.ts';
import { ArticleCard } from '../shared/cards/article-card.tsx';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import { content } from './blog-carousel.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { cards, ...carousel } }) => (
    <CarouselBlock
      {...carousel}
      slides={cards.map((article) => ({ node: <ArticleCard article={article} /> }))}
    />
  ),
});
