/** Carousel of perk cards. */
import { ContentLink } from '#features/content/links/content-links.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { PerkCard } from '../shared/cards/perk-card.tsx';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import { content } from './perks-carousel.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { cards, viewAll, ...carousel } }) => {
    const aside = viewAll && (
      <ContentLink
        href={viewAll.href}
        className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
      >
        {viewAll.label}
      </ContentLink>
    );
    return (
      <CarouselBlock
        {...carousel}
        aside={aside}
        slides={cards.map((card) => ({ node: <PerkCard perk={card} /> }))}
      />
    );
  },
});
