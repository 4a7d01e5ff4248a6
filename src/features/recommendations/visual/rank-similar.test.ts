/** Tests of the order of visually similar products. */
import { expect, test } from 'vitest';
import { DESCRIPTOR_BYTES } from './picture-descriptor.ts';
import { type ColourDescriptors, type ProductColourRef, rankSimilar } from './rank-similar.ts';

/** A subject of two tones, of which the second has this share. */
function toTones(share: number): Uint8Array {
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

const named = (
  productKey: string,
  of: keyof typeof categories,
  family = 'blue',
): ProductColourRef => {
  return { productKey, colour: 'any', family, ...categories[of] };
};

function listOf(
  ...products: readonly (readonly [
    key: string,
    of: keyof typeof categories,
    share: number,
    family?: string,
  ])[]
): ColourDescriptors {
  return {
    names: products.map(([key, of, , family]) => named(key, of, family)),
    descriptors: Uint8Array.from(products.flatMap(([, , share]) => [...toTones(share)])),
  };
}

const own = { ...named('own', 'same'), descriptor: toTones(0) };
const rank = (...lists: readonly ColourDescriptors[]) =>
  rankSimilar(own, lists).map(({ productKey }) => productKey);

test('REC-2: near colours are ordered by category, then by colour', () => {
  const list = listOf(
    ['bag', 'other', 0],
    ['skirt', 'beside', 0.05],
    ['dress', 'same', 0.2],
    ['closer', 'same', 0.1],
  );
  expect(rank(list)).toEqual(['closer', 'dress', 'skirt', 'bag']);
});

test('REC-2: far colours are ordered by colour, and follow the near ones', () => {
  const list = listOf(['dress', 'same', 0.9], ['bag', 'other', 0.5], ['near', 'other', 0.1]);
  expect(rank(list)).toEqual(['near', 'bag', 'dress']);
  expect(rank(listOf(['bag', 'other', 0.5], ['dress', 'same', 0.52]))).toEqual(['dress', 'bag']);
});

test('REC-2: the colour family of the catalogue comes before a nearer tone of another', () => {
  const list = listOf(
    ['grey', 'same', 0, 'grey'],
    ['bag', 'other', 0.1],
    ['far', 'same', 0.9],
    ['farther', 'same', 0.95],
    ['red', 'same', 0.9, 'red'],
  );
  expect(rank(list)).toEqual(['bag', 'far', 'farther', 'grey', 'red']);
});

test('REC-2: a colour of two lists is ranked once, and the product itself never', () => {
  const list = listOf(['own', 'same', 0], ['dress', 'same', 0]);
  expect(rank(list, list)).toEqual(['dress']);
});
