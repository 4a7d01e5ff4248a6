/** Carousel of call-to-action cards. */
import { defineBlock } from '#kit/define-block.tsx';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import { CtaCard, hasSomethingToShow } from '../shared/cta-card.tsx';
import type { CtaCarouselContent } from './cta-carousel.content.ts';

export const block = defineBlock<CtaCarouselContent>(({ cards, ...carousel }) => {
  const slides = cards
    .filter(hasSomethingToShow)
    .map((card) => ({ node: <CtaCard card={card} /> }));
  return <CarouselBlock {...carousel} slides={slides} />;
});
