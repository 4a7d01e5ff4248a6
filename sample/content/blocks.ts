/** Shorthand functions for the blocks of the sample pages. */
import type { BlockContent } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import type { ModelName } from '../models.ts';
import type { ColourKey } from '../palette.ts';
import { block, link, pictureFor } from './create-block.ts';

type HeroText = {
  readonly title: string;
  readonly subtitle: string;
  readonly theme: 'light' | 'dark';
  readonly links: readonly (readonly [label: string, href: string])[];
};
type Shot = { readonly model: ModelName; readonly colour: ColourKey; readonly alt?: string };

/** Blocks with pictures, in the fascia's studio setting. */
export function picturedBlocks(fascia: FasciaCode) {
  const picture = pictureFor(fascia);
  return {
    hero: ({ links, ...words }: HeroText, { model, colour, alt = '' }: Shot): BlockContent =>
      block('hero-banner', {
        ...words,
        links: links.map(([label, href]) => link(label, href)),
        picture: picture(model, colour, alt),
      }),
    categoryCards: (
      title: string,
      cards: readonly (readonly [
        title: string,
        slug: string,
        model: ModelName,
        colour: ColourKey,
      ])[],
    ): BlockContent =>
      block('category-cards', {
        title,
        cards: cards.map(([name, slug, model, colour]) => ({
          title: name,
          href: `/categories/${slug}`,
          picture: picture(model, colour, ''),
        })),
      }),
  };
}

export function productCarousel(
  title: string,
  category: string,
  sort: 'best-sellers' | 'newness',
): BlockContent {
  return block('product-carousel', {
    title,
    source: { category, sort },
    viewAllHref: `/categories/${category}`,
  });
}
