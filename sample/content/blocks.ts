/** Short ways to write the blocks of the sample pages. */
import type { BlockContent } from '#features/content/content.ts';
import { pictureId } from '../catalogue/pictures.ts';
import type { ModelName } from '../models.ts';
import { type ColourKey, tintOf } from '../palette.ts';
import type { SettingName } from '../studio/settings.ts';

const SCHEMAS = 'https://parade.example/blocks';
const meta = (name: string) => ({ _meta: { schema: `${SCHEMAS}/${name}` } });

type HeroWords = {
  readonly title: string;
  readonly subtitle: string;
  readonly theme: 'light' | 'dark';
  readonly links: readonly (readonly [label: string, href: string])[];
};
type Shot = { readonly model: ModelName; readonly colour: ColourKey; readonly alt?: string };

/** The blocks with pictures, which each fascia takes in its own setting. */
export function picturedBlocks(fascia: SettingName) {
  const picture = ({ model, colour, alt = '' }: Shot) => ({ id: pictureId({ model, colour, fascia }, 'front'), alt, tint: tintOf(colour) });
  return {
    hero: ({ links, ...words }: HeroWords, shot: Shot): BlockContent => ({
      ...meta('hero-banner'),
      ...words,
      links: links.map(([label, href]) => ({ label, href })),
      picture: picture(shot),
    }),
    categoryCards: (
      title: string,
      cards: readonly (readonly [title: string, slug: string, model: ModelName, colour: ColourKey])[],
    ): BlockContent => ({
      ...meta('category-cards'),
      title,
      cards: cards.map(([name, slug, model, colour]) => ({
        title: name,
        href: `/categories/${slug}`,
        picture: picture({ model, colour }),
      })),
    }),
  };
}

export function productCarousel(title: string, category: string, sort: 'best-sellers' | 'newness'): BlockContent {
  return { ...meta('product-carousel'), title, source: { category, sort }, viewAllHref: `/categories/${category}` };
}

export function text(title: string, paragraphs: readonly string[]): BlockContent {
  return { ...meta('text'), title, paragraphs };
}
