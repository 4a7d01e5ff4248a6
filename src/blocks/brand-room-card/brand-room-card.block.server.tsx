/** Carousel of cards that link to brand pages. */
import { ContentButton } from '#features/content/links/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import type { BrandCard } from '../shared/cards/card-fields.ts';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import { content } from './brand-room-card.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { cards, ...carousel } }) => (
    <CarouselBlock
      {...carousel}
      slides={cards.map((card) => ({ node: <BrandRoomCard card={card} /> }))}
    />
  ),
});

function BrandRoomCard({ card: { name, body, picture, link } }: { card: BrandCard }) {
  return (
    <article className="@container h-full overflow-hidden rounded-card bg-surface text-ink">
      <div className="grid h-full grid-rows-[auto_1fr] @md:grid-cols-2 @md:grid-rows-1">
        <Picture
          picture={picture}
          aspect="4x5"
          sizes="(min-width: 48rem) 25vw, 100vw"
          widths={[320, 480, 640]}
          className="h-full"
        />
        <div className="grid content-start justify-items-start gap-3 p-6 @md:content-center">
          <h3 className="font-display text-2xl">{name}</h3>
          {body && <p>{body}</p>}
          <ContentButton button={link} isMain={false} />
        </div>
      </div>
    </article>
  );
}
