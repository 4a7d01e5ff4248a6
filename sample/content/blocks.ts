/** Short ways to write the blocks of the sample pages. */
import type { BlockContent } from '#features/content/content.ts';
import { pictureId } from '../catalogue/pictures.ts';
import type { ModelName } from '../models.ts';
import { type ColourKey, tintOf } from '../palette.ts';

const SCHEMAS = 'https://parade.example/blocks';
const meta = (name: string) => ({ _meta: { schema: `${SCHEMAS}/${name}` } });

type Shot = { readonly model: ModelName; readonly colour: ColourKey; readonly alt?: string };

function picture({ model, colour, alt = '' }: Shot) {
  return { id: pictureId(model, colour, 'front'), alt, tint: tintOf(colour) };
}

export function hero(
  words: { title: string; subtitle: string; theme: 'light' | 'dark'; links: readonly (readonly [label: string, href: string])[] },
  shot: Shot,
): BlockContent {
  return { ...meta('hero-banner'), ...words, links: words.links.map(([label, href]) => ({ label, href })), picture: picture(shot) };
}

export function categoryCards(
  title: string,
  cards: readonly (readonly [title: string, slug: string, model: ModelName, colour: ColourKey])[],
): BlockContent {
  return {
    ...meta('category-cards'),
    title,
    cards: cards.map(([name, slug, model, colour]) => ({ title: name, href: `/categories/${slug}`, picture: picture({ model, colour }) })),
  };
}

export function productCarousel(title: string, category: string, sort: 'best-sellers' | 'newness'): BlockContent {
  return { ...meta('product-carousel'), title, source: { category, sort }, viewAllHref: `/categories/${category}` };
}

export function text(title: string, paragraphs: readonly string[]): BlockContent {
  return { ...meta('text'), title, paragraphs };
}
