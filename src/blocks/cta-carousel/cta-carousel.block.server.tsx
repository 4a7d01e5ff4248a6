/** Carousel of call-to-action cards. */
import { defineBlock } from '../render/define-block.server.ts';
import { CtaCard, hasCtaMedia } from '../shared/cards/cta-card.tsx';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import { content } from './cta-carousel.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { cards, ...carousel } }) => {
    const slides = cards.filter(hasCtaMedia).map((card) => ({ node: <CtaCard card={card} /> }));
    return <CarouselBlock {...carousel} slides={slides} />;
  },
});
