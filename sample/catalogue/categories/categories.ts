/** Category tree: departments, categories and sub-categories, named in every language. */
import type { CategoryRecord } from '#features/catalogue/catalogue-records.ts';
import { tintOf } from '../../palette.ts';
import { localised } from '../phrase.ts';
import { pictureId } from '../pictures.ts';
import { beauty } from './categories-beauty.ts';
import { mens, womens } from './categories-clothing.ts';
import { home } from './categories-home.ts';
import type { CategoryNode } from './category-node.ts';

const roots: readonly CategoryNode[] = [
  ['womens', localised('Women', 'Femme', 'Damen', 'نساء'), 'dress-midi', 'moss-green', womens],
  ['mens', localised('Men', 'Homme', 'Herren', 'رجال'), 'jumper-mens', 'forest-green', mens],
  ['beauty', localised('Beauty', 'Beauté', 'Beauty', 'الجمال'), 'perfume-round', 'blush', beauty],
  ['home', localised('Home', 'Maison', 'Wohnen', 'المنزل'), 'lamp-table', 'terracotta', home],
  [
    'services',
    localised('Services', 'Services', 'Services', 'خدمات'),
    'membership-card',
    'misc',
    [
      [
        'membership',
        localised('Membership', 'Abonnement', 'Mitgliedschaft', 'العضوية'),
        'membership-card',
        'misc',
      ],
    ],
  ],
];

function flatten(nodes: readonly CategoryNode[], parentSlug: string | null): CategoryRecord[] {
  return nodes.flatMap(([own, name, model, colour, children], position) => {
    const slug = parentSlug === null ? own : `${parentSlug}-${own}`;
    const picture = {
      id: pictureId({ model, colour }, 'front'),
      alt: name,
      tint: tintOf(colour),
    };
    return [{ slug, parentSlug, name, position, picture }, ...flatten(children ?? [], slug)];
  });
}

/** Parents before children, in shop order. */
export function buildCategories(): CategoryRecord[] {
  return flatten(roots, null);
}
