/** Editorial content on product pages: a brand's story, and a proof of authenticity. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import { block, pictureFor } from './create-block.ts';

const picture = pictureFor('aldermoor');

type PageTexts = {
  readonly maker: {
    readonly kicker: string;
    readonly title: string;
    readonly opening: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly skirt: string;
  };
  readonly journal: {
    readonly kicker: string;
    readonly title: string;
    readonly excerpt: string;
    readonly jumper: string;
  };
  readonly genuine: {
    readonly title: string;
    readonly description: string;
    readonly film: string;
    readonly poster: string;
  };
};

const wordsByLocale: Readonly<Record<string, PageTexts>> = {
  'en-GB': {
    maker: {
      kicker: 'The maker',
      title: 'Pockets first',
      opening: 'Ottoline Grey makes clothes for people who walk everywhere.',
      heading: 'Four women, one table',
      paragraphs: [
        'Four women work at one long table in the cutting room on Bloomsbury Row.',
        'Each of them checks every piece before it leaves.',
      ],
      skirt: 'A burgundy pleated skirt',
    },
    journal: {
      kicker: 'Journal',
      title: 'How to care for knitwear',
      excerpt: 'Fold it, rest it, and wash it less often than you think.',
      jumper: 'An oat jumper',
    },
    genuine: {
      title: 'How to recognise a genuine Marlowe & Vane',
      description: 'Each piece is marked with the number of the workbench where it was made.',
      film: 'Folded jumpers from the workshop, filmed slowly',
      poster: 'Folded jumpers from the workshop',
    },
  },
  'fr-FR': {
    maker: {
      kicker: 'L’atelier',
      title: 'Les poches d’abord',
      opening: 'Ottoline Grey coupe pour celles et ceux qui vont partout à pied.',
      heading: 'Quatre femmes, une table',
      paragraphs: [
        'Quatre femmes travaillent autour d’une longue table dans l’atelier de Bloomsbury Row.',
        'Chacune vérifie chaque pièce avant son départ.',
      ],
      skirt: 'Une jupe plissée bordeaux',
    },
    journal: {
      kicker: 'Journal',
      title: 'Prendre soin de la maille',
      excerpt: 'Plier, laisser reposer, laver moins souvent qu’on ne croit.',
      jumper: 'Un pull avoine',
    },
    genuine: {
      title: 'Reconnaître un Marlowe & Vane',
      description: 'Chaque pièce porte le numéro de l’établi où elle a été fabriquée.',
      film: 'Des pulls pliés à l’atelier, filmés lentement',
      poster: 'Pulls pliés à l’atelier',
    },
  },
  'de-DE': {
    maker: {
      kicker: 'Die Werkstatt',
      title: 'Zuerst die Taschen',
      opening: 'Ottoline Grey schneidet für alle, die überallhin zu Fuß gehen.',
      heading: 'Vier Frauen, ein Tisch',
      paragraphs: [
        'Im Zuschnitt in der Bloomsbury Row arbeiten vier Frauen an einem langen Tisch.',
        'Jede prüft jedes Stück, bevor es das Haus verlässt.',
      ],
      skirt: 'Ein burgunderroter Faltenrock',
    },
    journal: {
      kicker: 'Journal',
      title: 'Strick richtig pflegen',
      excerpt: 'Falten, ruhen lassen, seltener waschen als gedacht.',
      jumper: 'Ein haferfarbener Pullover',
    },
    genuine: {
      title: 'Woran man ein Stück von Marlowe & Vane erkennt',
      description: 'Jedes Stück trägt die Nummer der Werkbank, an der es entstand.',
      film: 'Gefaltete Pullover aus der Werkstatt, langsam gefilmt',
      poster: 'Gefaltete Pullover aus der Werkstatt',
    },
  },
};

export function productStories(fascia: FasciaCode, locale: string): ContentPage[] {
  const words = fascia === 'aldermoor' && wordsByLocale[locale];
  return words ? [ottolineGrey(words), marloweVane(words)] : [];
}

function ottolineGrey({ maker, journal }: PageTexts): ContentPage {
  return {
    path: 'brand-stories/ottoline-grey',
    title: 'Ottoline Grey',
    description: maker.opening,
    sections: [
      block('blog-header', {
        kicker: maker.kicker,
        title: maker.title,
        introduction: maker.opening,
      }),
      block('blog-panel', {
        title: maker.heading,
        paragraphs: maker.paragraphs,
        pictures: [picture('skirt-pleated', 'burgundy', maker.skirt)],
      }),
      block('blog-card', {
        kicker: journal.kicker,
        title: journal.title,
        excerpt: journal.excerpt,
        href: '/pages/journal/knitwear',
        picture: picture('jumper-crew', 'oat', journal.jumper),
      }),
    ],
  };
}

function marloweVane({ genuine }: PageTexts): ContentPage {
  return {
    path: 'authenticity/marlowe-vane',
    title: genuine.title,
    description: genuine.description,
    sections: [
      block('video', {
        title: genuine.title,
        label: genuine.film,
        desktop_url: '/media/film.scene-knitwear.oat',
        encoding_profiles: ['webm_720p', 'webm_480p'],
        display_images: [picture('scene-knitwear', 'oat', genuine.poster)],
        video_controls: true,
      }),
    ],
  };
}
