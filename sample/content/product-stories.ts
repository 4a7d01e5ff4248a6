/** What stands beside products: a maker's story, and how another shows that its work is genuine. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import { block, pictureFor } from './write-block.ts';

export function productStories(fascia: FasciaCode): ContentPage[] {
  return fascia === 'aldermoor' ? [ottolineGrey(), marloweVane()] : [];
}

function ottolineGrey(): ContentPage {
  const picture = pictureFor('aldermoor');
  const opening = 'Ottoline Grey cuts for people who walk everywhere.';
  return {
    path: 'brand-stories/ottoline-grey',
    title: 'Ottoline Grey',
    description: opening,
    sections: [
      block('blog-header', { kicker: 'The maker', title: 'Pockets first', introduction: opening }),
      block('blog-panel', {
        title: 'Four women, one table',
        paragraphs: [
          'The cutting room on Bloomsbury Row is four women, one long table and a kettle.',
          'Every piece passes all four of them before it leaves.',
        ],
        pictures: [picture('skirt-pleated', 'burgundy', 'A burgundy pleated skirt')],
      }),
      block('blog-card', {
        kicker: 'Journal',
        title: 'How to keep knitwear',
        excerpt: 'Fold it, rest it, wash it less than you think.',
        href: '/pages/journal/knitwear',
        picture: picture('jumper-crew', 'oat', 'An oat jumper'),
      }),
    ],
  };
}

function marloweVane(): ContentPage {
  const picture = pictureFor('aldermoor');
  return {
    path: 'authenticity/marlowe-vane',
    title: 'How to tell a Marlowe Vane',
    description: 'Each piece carries the number of the bench at which it was made.',
    sections: [
      block('video', {
        title: 'How to tell a Marlowe Vane',
        label: 'A slow look over folded jumpers from the workshop',
        desktop_url: '/media/film.scene-knitwear.oat',
        encoding_profiles: ['webm_720p', 'webm_480p'],
        display_image: picture('scene-knitwear', 'oat', 'Folded jumpers from the workshop'),
        video_controls: true,
      }),
    ],
  };
}
