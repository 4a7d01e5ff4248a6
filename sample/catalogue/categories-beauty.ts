/** The categories of the beauty department. */
import type { CategoryNode } from './category-node.ts';
import { say } from './phrase.ts';

export const beauty: readonly CategoryNode[] = [
  [
    'makeup',
    say('Make-up', 'Maquillage', 'Make-up', 'مكياج'),
    'lipstick',
    'scarlet',
    [
      ['lips', say('Lips', 'Lèvres', 'Lippen', 'الشفاه'), 'lipstick', 'scarlet'],
      [
        'foundation',
        say('Foundation & powder', 'Teint', 'Teint', 'كريم أساس وبودرة'),
        'foundation',
        'honey',
      ],
      ['eyes', say('Eyes', 'Yeux', 'Augen', 'العيون'), 'mascara', 'black'],
      ['nails', say('Nails', 'Ongles', 'Nägel', 'الأظافر'), 'nail-varnish', 'coral'],
    ],
  ],
  [
    'skincare',
    say('Skincare', 'Soin du visage', 'Hautpflege', 'العناية بالبشرة'),
    'serum-dropper',
    'tan',
    [
      ['serums', say('Serums', 'Sérums', 'Seren', 'سيروم'), 'serum-dropper', 'tan'],
      [
        'moisturisers',
        say('Moisturisers', 'Crèmes hydratantes', 'Feuchtigkeitscremes', 'مرطبات'),
        'jar-cream',
        'ivory',
      ],
    ],
  ],
  [
    'fragrance',
    say('Fragrance', 'Parfums', 'Düfte', 'عطور'),
    'perfume-tall',
    'honey',
    [
      [
        'perfume',
        say('Eau de parfum', 'Eaux de parfum', 'Eau de Parfum', 'ماء عطر'),
        'perfume-tall',
        'honey',
      ],
      [
        'cologne',
        say('Cologne', 'Eaux de Cologne', 'Eau de Cologne', 'كولونيا'),
        'perfume-round',
        'sky-blue',
      ],
    ],
  ],
  [
    'bath',
    say('Bath & body', 'Bain et corps', 'Bad & Körper', 'الاستحمام والجسم'),
    'pump-bottle',
    'sage',
    [
      ['wash', say('Body wash', 'Gels douche', 'Duschgel', 'غسول الجسم'), 'pump-bottle', 'sage'],
      [
        'hand-cream',
        say('Hand cream', 'Crèmes mains', 'Handcremes', 'كريم اليدين'),
        'tube-cream',
        'blush',
      ],
      ['soap', say('Soap', 'Savons', 'Seifen', 'صابون'), 'soap-bar', 'oat'],
    ],
  ],
];
