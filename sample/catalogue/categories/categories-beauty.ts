/** Categories of the beauty department. */

import { localised } from '../phrase.ts';
import type { CategoryNode } from './category-node.ts';

export const beauty: readonly CategoryNode[] = [
  [
    'makeup',
    localised('Make-up', 'Maquillage', 'Make-up', 'مكياج'),
    'lipstick',
    'scarlet',
    [
      ['lips', localised('Lips', 'Lèvres', 'Lippen', 'الشفاه'), 'lipstick', 'scarlet'],
      [
        'foundation',
        localised('Foundation & powder', 'Teint', 'Teint', 'كريم أساس وبودرة'),
        'foundation',
        'honey',
      ],
      ['eyes', localised('Eyes', 'Yeux', 'Augen', 'العيون'), 'mascara', 'black'],
      ['nails', localised('Nails', 'Ongles', 'Nägel', 'الأظافر'), 'nail-varnish', 'coral'],
    ],
  ],
  [
    'skincare',
    localised('Skincare', 'Soin du visage', 'Hautpflege', 'العناية بالبشرة'),
    'serum-dropper',
    'tan',
    [
      ['serums', localised('Serums', 'Sérums', 'Seren', 'سيروم'), 'serum-dropper', 'tan'],
      [
        'moisturisers',
        localised('Moisturisers', 'Crèmes hydratantes', 'Feuchtigkeitscremes', 'مرطبات'),
        'jar-cream',
        'ivory',
      ],
    ],
  ],
  [
    'fragrance',
    localised('Fragrance', 'Parfums', 'Düfte', 'عطور'),
    'perfume-tall',
    'honey',
    [
      [
        'perfume',
        localised('Eau de parfum', 'Eaux de parfum', 'Eau de Parfum', 'ماء عطر'),
        'perfume-tall',
        'honey',
      ],
      [
        'cologne',
        localised('Cologne', 'Eaux de Cologne', 'Eau de Cologne', 'كولونيا'),
        'perfume-round',
        'sky-blue',
      ],
    ],
  ],
  [
    'bath',
    localised('Bath & body', 'Bain et corps', 'Bad & Körper', 'الاستحمام والجسم'),
    'pump-bottle',
    'sage',
    [
      [
        'wash',
        localised('Body wash', 'Gels douche', 'Duschgel', 'غسول الجسم'),
        'pump-bottle',
        'sage',
      ],
      [
        'hand-cream',
        localised('Hand cream', 'Crèmes mains', 'Handcremes', 'كريم اليدين'),
        'tube-cream',
        'blush',
      ],
      ['soap', localised('Soap', 'Savons', 'Seifen', 'صابون'), 'soap-bar', 'oat'],
    ],
  ],
];
