/** Brand pages and the overview page that links to them, in every language of the fascia. */

import { formatBrandSlug } from '#features/catalogue/catalogue.ts';
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import { aldermoorBrands } from './brands/aldermoor.ts';
import type { BrandStory, BrandWords } from './brands/brand-story.ts';
import { fernhollowBrands } from './brands/fernhollow.ts';
import { nightjarBrands } from './brands/nightjar.ts';
import { block, link, pictureFor } from './create-block.ts';

const stories: Readonly<Record<FasciaCode, readonly BrandStory[]>> = {
  aldermoor: aldermoorBrands,
  nightjar: nightjarBrands,
  fernhollow: fernhollowBrands,
};

type PageTexts = {
  readonly shop: (brand: string) => string;
  readonly about: (brand: string) => string;
  readonly fresh: (brand: string) => string;
  readonly meet: (brand: string) => string;
  readonly room: {
    readonly title: string;
    readonly subtitle: string;
    readonly makers: string;
    readonly seen: string;
  };
};

const words: Readonly<Record<string, PageTexts>> = {
  'en-GB': {
    shop: (brand) => `Shop ${brand}`,
    about: (brand) => `About ${brand}`,
    fresh: (brand) => `New from ${brand}`,
    meet: (brand) => `Meet ${brand}`,
    room: {
      title: 'Our brands',
      subtitle: 'Meet the makers behind the products we sell.',
      makers: 'Makers',
      seen: 'On social media',
    },
  },
  'fr-FR': {
    shop: (brand) => `Tout ${brand}`,
    about: (brand) => `À propos de ${brand}`,
    fresh: (brand) => `Nouveau chez ${brand}`,
    meet: (brand) => `Découvrir ${brand}`,
    room: {
      title: 'Nos marques',
      subtitle: 'Découvrez les créateurs des produits que nous vendons.',
      makers: 'Nos créateurs',
      seen: 'Sur les réseaux sociaux',
    },
  },
  'de-DE': {
    shop: (brand) => `Alles von ${brand}`,
    about: (brand) => `Über ${brand}`,
    fresh: (brand) => `Neu von ${brand}`,
    meet: (brand) => `${brand} kennenlernen`,
    room: {
      title: 'Unsere Marken',
      subtitle: 'Lernen Sie die Hersteller unserer Produkte kennen.',
      makers: 'Die Hersteller',
      seen: 'In den sozialen Medien',
    },
  },
  ar: {
    shop: (brand) => `تسوق ${brand}`,
    about: (brand) => `عن ${brand}`,
    fresh: (brand) => `الجديد من ${brand}`,
    meet: (brand) => `تعرف على ${brand}`,
    room: {
      title: 'علاماتنا التجارية',
      subtitle: 'تعرّف على صنّاع المنتجات التي نبيعها.',
      makers: 'صناعنا',
      seen: 'على وسائل التواصل',
    },
  },
};

export function brandPages(fascia: FasciaCode, locale: string): ContentPage[] {
  const texts = words[locale];
  if (!texts) return [];
  const reported = stories[fascia].flatMap((story) => {
    const own = story.reported[locale];
    return own ? [{ story, own }] : [];
  });
  return [
    ...reported.map(({ story, own }) => brandPage(fascia, story, own, texts)),
    brandRoom(fascia, locale, texts),
  ];
}

function brandPage(
  fascia: FasciaCode,
  { brand, opening, chapters }: BrandStory,
  own: BrandWords,
  texts: PageTexts,
): ContentPage {
  const picture = pictureFor(fascia);
  const slug = formatBrandSlug(brand);
  const passages = chapters.flatMap((shot, index) => {
    const [title, passage, alt] = own.chapters[index] ?? [];
    return title && passage && alt
      ? [{ title, paragraphs: [passage], picture: picture(...shot, alt) }]
      : [];
  });
  return {
    path: `pages/brands/${slug}`,
    title: brand,
    description: own.line,
    sections: [
      block('image-header', {
        title: brand,
        picture: picture(...opening, own.opening),
        height: 'tall',
      }),
      block('header', { title: own.line, align: 'center' }),
      ...passages.map((passage, index) =>
        block('image-text', {
          ...passage,
          pictureSide: index % 2 === 0 ? 'start' : 'end',
          ...(index === 0 ? { button: link(texts.shop(brand), `/categories/${slug}`) } : {}),
        }),
      ),
      block('product-carousel', {
        title: texts.fresh(brand),
        source: { brand: slug, sort: 'newness' },
        viewAllHref: `/categories/${slug}`,
      }),
      block('faq-accordion', {
        title: texts.about(brand),
        questions: own.questions.map(([question, answer]) => ({ question, answer })),
      }),
    ],
  };
}

/** Brands of a fascia as cards, each with a link to its page. */
export function brandCards(fascia: FasciaCode, locale: string): object[] {
  const picture = pictureFor(fascia);
  return stories[fascia].flatMap(({ brand, opening, chapters, reported }) => {
    const own = reported[locale];
    const label = words[locale]?.meet(brand) ?? '';
    // The opening is wide, and may be on the home page already; cards are upright.
    const [shot, alt] = [chapters.at(-1) ?? opening, own?.chapters.at(-1)?.[2]];
    const shown = { name: brand, picture: picture(...shot, alt ?? own?.opening ?? '') };
    return own
      ? [{ ...shown, body: own.line, link: link(label, `/pages/brands/${formatBrandSlug(brand)}`) }]
      : [];
  });
}

function brandRoom(fascia: FasciaCode, locale: string, { room }: PageTexts): ContentPage {
  const cards = brandCards(fascia, locale);
  return {
    path: 'pages/brand-room',
    title: room.title,
    description: room.subtitle,
    sections: [
      block('header', { title: room.title, subtitle: room.subtitle }),
      block('brand-room-card', { title: room.makers, cards }),
      block('socials-gallery', { title: room.seen }),
    ],
  };
}
