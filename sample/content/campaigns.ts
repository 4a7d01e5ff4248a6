/** Campaign pages, one for each fascia and language. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import { aldermoorCampaign } from './campaigns/aldermoor.ts';
import type { Campaign, CampaignWords } from './campaigns/campaign.ts';
import { fernhollowCampaign } from './campaigns/fernhollow.ts';
import { nightjarCampaign } from './campaigns/nightjar.ts';
import { block, link, pictureFor } from './create-block.ts';

const campaigns: Readonly<Record<FasciaCode, Campaign>> = {
  aldermoor: aldermoorCampaign,
  nightjar: nightjarCampaign,
  fernhollow: fernhollowCampaign,
};

type Labels = {
  readonly all: string;
  readonly door: string;
  readonly begin: string;
  readonly fresh: string;
  readonly read: string;
};

const labels: Readonly<Record<string, Labels>> = {
  'en-GB': {
    all: 'Shop all',
    door: 'Shop now',
    begin: 'Shop the campaign',
    fresh: 'New in',
    read: 'Read the article',
  },
  'fr-FR': {
    all: 'Tout voir',
    door: 'Voir la collection',
    begin: 'À découvrir',
    fresh: 'Nouveautés',
    read: 'Lire l’article',
  },
  'de-DE': {
    all: 'Alles ansehen',
    door: 'Zur Kollektion',
    begin: 'Zum Entdecken',
    fresh: 'Neu',
    read: 'Zum Artikel',
  },
  ar: {
    all: 'شاهد الكل',
    door: 'تسوّق الآن',
    begin: 'اكتشف المجموعة',
    fresh: 'وصل حديثًا',
    read: 'اقرأ المقال',
  },
};

/** Title and address of the fascia's campaign page. */
export function campaignLink(
  fascia: FasciaCode,
  locale: string,
): readonly [label: string, href: string] {
  const { reported, slug } = campaigns[fascia];
  return [reported[locale]?.title ?? '', `/pages/campaigns/${slug}`];
}

export function campaignPages(fascia: FasciaCode, locale: string): ContentPage[] {
  const [campaign, label] = [campaigns[fascia], labels[locale]];
  const words = campaign.reported[locale];
  return words && label ? [campaignPage(fascia, campaign, words, label)] : [];
}

function campaignPage(
  fascia: FasciaCode,
  campaign: Campaign,
  words: CampaignWords,
  label: Labels,
): ContentPage {
  const picture = pictureFor(fascia);
  const { category, opening, theme, journal } = campaign;
  const [story, teaser, alt] = words.journal;
  const cards = campaign.doors.flatMap((door, index) => {
    const [title, body, shows] = words.doors[index] ?? [];
    const card = {
      title,
      body,
      picture: picture(...door.shot, shows ?? ''),
      link: link(label.door, `/categories/${door.category}`),
    };
    return title ? [card] : [];
  });
  return {
    path: `pages/campaigns/${campaign.slug}`,
    title: words.title,
    description: words.line,
    sections: [
      block('hero-banner', {
        title: words.title,
        subtitle: words.line,
        layout: 'cover',
        theme,
        picture: picture(...opening, words.alt),
        links: [link(label.all, `/categories/${category}`)],
      }),
      block('cta-carousel', { title: label.begin, cards, slidesDesktop: 3 }),
      block('product-carousel', {
        title: label.fresh,
        source: { category, sort: 'newness' },
        viewAllHref: `/categories/${category}`,
      }),
      block('feature-banner', {
        title: story,
        body: teaser,
        picture: picture(...journal.shot, alt),
        ground: theme === 'dark' ? 'ink' : 'surface',
        button: link(label.read, `/pages/journal/${journal.slug}`),
      }),
    ],
  };
}
