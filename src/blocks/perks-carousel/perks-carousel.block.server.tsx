/** What members get, in a row. */
import { ContentLink } from '#features/content/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { defineBlock } from '#kit/define-block.tsx';
import { CarouselBlock } from '../carousel-block.tsx';
import type { PerksCarouselContent } from './perks-carousel.content.ts';

export const block = defineBlock<PerksCarouselContent>(({ cards, viewAll, ...carousel }) => {
  const aside = viewAll && (
    <ContentLink href={viewAll.href} className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4">
      {viewAll.label}
    </ContentLink>
  );
  return <CarouselBlock {...carousel} aside={aside} slides={cards.map((card) => ({ key: card.title, node: <PerkCard card={card} /> }))} />;
});

function PerkCard({ card: { title, body, picture, href } }: { card: PerksCarouselContent['cards'][number] }) {
  return (
    <div className="grid h-full content-start gap-2 rounded-card bg-surface p-4 text-ink lg:p-6">
      {picture && (
        <span className="block aspect-square w-16 overflow-hidden rounded-full">
          <Picture picture={{ ...picture, alt: '' }} aspect="4x5" sizes="64px" widths={[320]} className="h-full" />
        </span>
      )}
      <h3 className="text-xl">
        {href ? (
          <ContentLink href={href} className="underline underline-offset-4">
            {title}
          </ContentLink>
        ) : (
          title
        )}
      </h3>
      {body && <p className="text-sm">{body}</p>}
    </div>
  );
}
