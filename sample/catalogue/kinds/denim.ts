/** Kinds of jeans: one cut for women and men. */

import { localised } from '../phrase.ts';
import { cloth } from '../substances/cloth.ts';
import { type Kind, tones } from './kind.ts';

const shared = {
  productType: 'fashion',
  model: 'jeans',
  substances: [cloth.denim, cloth.stretchDenim, cloth.organicDenim],
  colours: tones.denim,
} as const satisfies Partial<Kind>;

export const denimKinds: readonly Kind[] = [
  {
    ...shared,
    group: 'womens',
    department: 'womens',
    noun: localised('jeans', 'jean', 'Jeans', 'جينز'),
    gender: 'm',
    categories: ['womens-trousers-jeans', 'womens-clothing'],
    details: ['highRise', 'relaxed', 'washed', 'everyday', 'weekend'],
    sizes: 'uk',
    priceRange: [38, 89],
    count: 12,
  },
  {
    ...shared,
    group: 'mens',
    department: 'mens',
    noun: localised('men’s jeans', 'jean homme', 'Herrenjeans', 'جينز رجالي'),
    gender: 'm',
    categories: ['mens-trousers-jeans'],
    details: ['relaxed', 'washed', 'everyday', 'heavyweight'],
    sizes: 'waistLeg',
    priceRange: [42, 95],
    count: 10,
  },
];
