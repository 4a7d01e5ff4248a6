/** Cards that each call for one thing, in a row. */
import { ContentLink } from '#features/content/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { defineBlock } from '#kit/define-block.tsx';
import { CarouselBlock } from '../carousel-block.tsx';
import type { CtaCarouselContent } from './cta-carousel.content.ts';

export const block = defineBlock<CtaCarouselContent>(({ cards, ...carousel }) => {
  const shown = cards.filter(({ picture, roundel }) => picture || roundel);
  return (
    <CarouselBlock {...carousel} slides={shown.map((card) => ({ key: `${card.link.href}${card.title}`, node: <CtaCard card={card} /> }))} />
  );
});

function CtaCard({ card: { title, body, picture, roundel, link } }: { card: CtaCarouselContent['cards'][number] }) {
  const image = picture ?? roundel;
  return (
    <ContentLink href={link.href} className="group block">
      {image && (
        <span className={`block overflow-hidden ${picture ? 'rounded-card' : 'mx-auto aspect-square w-3/4 rounded-full'}`}>
          <Picture
            picture={image}
            aspect="4x5"
            sizes="(min-width: 48rem) 25vw, 80vw"
            widths={[320, 480, 640]}
            className={picture ? '' : 'h-full'}
          />
        </span>
      )}
      <h3 className="pt-4 text-xl">{title}</h3>
      {body && <span className="block pt-1 text-muted">{body}</span>}
      <span className="inline-block pt-2 font-medium underline underline-offset-4">{link.label}</span>
    </ContentLink>
  );
}
