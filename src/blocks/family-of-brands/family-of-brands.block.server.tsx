/** Carousel of the fascia's brands, with a button that links to all of them. */
import { ContentButton, ContentLink } from '#features/content/links/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import { content, type FamilyOfBrandsContent } from './family-of-brands.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { brands, buttonText, buttonHref, ...carousel } }) => {
    if (brands.length === 0) return null;
    const slides = brands.map((brand) => ({ node: <Brand brand={brand} /> }));
    return (
      <div>
        <CarouselBlock {...carousel} slides={slides} />
        {buttonText && (
          <div className="page pt-6">
            <ContentButton button={{ label: buttonText, href: buttonHref }} isMain={false} />
          </div>
        )}
      </div>
    );
  },
});

function Brand({
  brand: { name, href, picture },
}: {
  brand: FamilyOfBrandsContent['brands'][number];
}) {
  return (
    <ContentLink href={href} className="group block">
      <span className="block overflow-hidden rounded-card">
        <Picture
          picture={{ ...picture, alt: '' }}
          aspect="4x5"
          sizes="(min-width: 48rem) 25vw, 50vw"
          widths={[320, 480]}
        />
      </span>
      <span className="font-display block py-3 text-xl underline-offset-4 group-hover:underline">
        {name}
      </span>
    </ContentLink>
  );
}
