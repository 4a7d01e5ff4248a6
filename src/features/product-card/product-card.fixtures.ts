/** Sample products for cards. */
import type { CardHit, CardHitColour } from './card-hit.ts';

function colour(key: string, over: Partial<CardHitColour> = {}): CardHitColour {
  const label = key.charAt(0).toUpperCase() + key.slice(1);
  const images = [`draw.tee.${key}.front`, `draw.tee.${key}.back`];
  return {
    colour: key,
    label,
    hex: '#4d7a4f',
    tint: '#e4e8e1',
    images,
    price: 2000,
    isOnStock: true,
    sku: `TEE00001-${key.length}-1`,
    ...over,
  };
}

export const plainTee: CardHit = {
  productKey: 'TEE00001',
  slug: 'plain-tee',
  name: 'Plain tee',
  brand: 'Saltmarsh',
  price: 1500,
  maxPrice: 2000,
  saving: { percent: 25, isEqual: false },
  isOnStock: true,
  colourCount: 2,
  colours: [colour('moss'), colour('navy', { price: 1500, wasPrice: 2000 })],
};

export const manyColours: CardHit = {
  ...plainTee,
  productKey: 'TEE00002',
  slug: 'tee-of-many-colours',
  colourCount: 9,
  colours: ['moss', 'navy', 'rust', 'oat', 'plum', 'sky'].map((key) => colour(key)),
};

export const soldOutTee: CardHit = {
  ...plainTee,
  productKey: 'TEE00003',
  slug: 'sold-out-tee',
  isOnStock: false,
  colourCount: 1,
  colours: [colour('moss')],
};
