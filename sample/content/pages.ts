/** Sample pages of every fascia, in each of its languages; the page of all blocks in English. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import { brandPages } from './brand-pages.ts';
import { campaignPages } from './campaigns.ts';
import { everyBlockPage } from './every-block.ts';
import { faqPage } from './faq.ts';
import { helpPages } from './help/help-pages.ts';
import { aldermoorHome } from './home/aldermoor.ts';
import { fernhollowHome } from './home/fernhollow.ts';
import { homeExtras } from './home/home-extras.ts';
import { nightjarHome } from './home/nightjar.ts';
import { stories } from './journal.ts';
import { legalPages } from './legal/legal-pages.ts';
import { missingPage } from './missing.ts';
import { productStories } from './product-stories.ts';
import { sizeGuidePages } from './size-guides.ts';
import { postsPage } from './socials.ts';

export type SamplePage = {
  readonly fascia: string;
  readonly locale: string;
  readonly page: ContentPage;
};

const homes: Readonly<Record<FasciaCode, Readonly<Record<string, ContentPage>>>> = {
  aldermoor: aldermoorHome,
  nightjar: nightjarHome,
  fernhollow: fernhollowHome,
};

export function buildSamplePages(): SamplePage[] {
  return (Object.keys(homes) as FasciaCode[]).flatMap((fascia) => {
    const translated = Object.entries(homes[fascia]).flatMap(([locale, home]) =>
      translatedPages(fascia, locale, home).map((page) => ({ fascia, locale, page })),
    );
    return [
      ...translated,
      ...ofEveryBlock(fascia).map((page) => ({ fascia, locale: 'en-GB', page })),
    ];
  });
}

function translatedPages(fascia: FasciaCode, locale: string, home: ContentPage): ContentPage[] {
  return [
    { ...home, sections: [...home.sections, ...homeExtras(fascia, locale)] },
    ...helpPages(locale),
    ...faqPage(locale),
    ...legalPages(fascia, locale),
    ...sizeGuidePages(fascia, locale),
    ...missingPage(fascia, locale),
    ...story(fascia, locale),
    ...brandPages(fascia, locale),
    ...campaignPages(fascia, locale),
    ...productStories(fascia, locale),
    postsPage(fascia, locale),
  ];
}

function story(fascia: FasciaCode, locale: string): ContentPage[] {
  const page = stories[fascia][locale];
  return page ? [page] : [];
}

function ofEveryBlock(fascia: FasciaCode): ContentPage[] {
  return fascia === 'aldermoor' ? [everyBlockPage()] : [];
}
