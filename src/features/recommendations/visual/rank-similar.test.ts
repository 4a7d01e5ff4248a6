/** Tests of the order of visually similar products. */
import { expect, test } from 'vitest';
import { DESCRIPTOR_BYTES } from './picture-descriptor.ts';
import { type ColourDescriptors, type ProductColourRef, rankSimilar } from './rank-similar.ts';

/** Descriptor of a subject of two tones, of which the second has this share. */
function describeTones(share: number): Uint8Array {
  const descriptor = new Uint8Array(DESCRIPTOR_BYTES);
  descriptor[0] = Math.round(255 * Math.sqrt(1 - share));
  descriptor[1] = Math.round(255 * Math.sqrt(share));
  return descriptor;
}

const categories = {
  same: { category: 'dresses', parent: 'womens' },
  beside: { category: 'skirts', parent: 'womens' },
  other: { category: 'bags', parent: 'accessories' },
} as const;

const productColour = (
  productKey: string,
  category: keyof typeof categories,
  family = 'blue',
): ProductColourRef => {
  return { productKey, colour: 'any', family, ...categories[category] };
};

function describeColours(
  ...products: readonly (readonly [
    key: string,
    category: keyof typeof categories,
    share: number,
    family?: string,
  ])[]
): ColourDescriptors {
  return {
    names: products.map(([key, category, , family]) => productColour(key, category, family)),
    descriptors: Uint8Array.from(products.flatMap(([, , share]) => [...describeTones(share)])),
  };
}

const reference = { ...productColour('own', 'same'), descriptor: describeTones(0) };
const rank = (...lists: readonly ColourDescriptors[]) =>
  rankSimilar(reference, lists).map(({ productKey }) => productKey);

test('REC-2: near colours are ordered by category, then by colour', () => {
  const list = describeColours(
    ['bag', 'other', 0],
    ['skirt', 'beside', 0.05],
    ['dress', 'same', 0.2],
    ['closer', 'same', 0.1],
  );
  expect(rank(list)).toEqual(['closer', 'dress', 'skirt', 'bag']);
});

test('REC-2: far colours are ordered by colour, and follow the near ones', () => {
  const list = describeColours(
    ['dress', 'same', 0.9],
    ['bag', 'other', 0.5],
    ['near', 'other', 0.1],
  );
  expect(rank(list)).toEqual(['near', 'bag', 'dress']);
  expect(rank(describeColours(['bag', 'other', 0.5], ['dress', 'same', 0.52]))).toEqual([
    'dress',
    'bag',
  ]);
});

test('REC-2: the colour family of the catalogue comes before a nearer tone of another', () => {
  const list = describeColours(
    ['grey', 'same', 0, 'grey'],
    ['bag', 'other', 0.1],
    ['far', 'same', 0.9],
    ['farther', 'same', 0.95],
    ['red', 'same', 0.9, 'red'],
  );
  expect(rank(list)).toEqual(['bag', 'far', 'farther', 'grey', 'red']);
});

test('REC-2: a colour of two lists is ranked once, and the product itself never', () => {
  const list = describeColours(['own', 'same', 0], ['dress', 'same', 0]);
  expect(rank(list, list)).toEqual(['dress']);
});
