/** Size ranges of the shop, from small to large, with the price factors of larger sizes. */
import { ONE_SIZE } from '#features/catalogue/catalogue.ts';

export type SizeRange = {
  readonly names: readonly [string, ...string[]];
  /** Price of each size as a multiple of the first size's; without it all sizes cost the same. */
  readonly factors?: readonly number[];
  /** Millilitres that are used up in a day. */
  readonly perDay?: number;
};

const even = (from: number, to: number) =>
  Array.from({ length: (to - from) / 2 + 1 }, (_, index) => String(from + index * 2));

function waistAndLeg(): string[] {
  return ['W28', 'W30', 'W32', 'W34', 'W36', 'W38'].flatMap((waist) =>
    ['L30', 'L32'].map((leg) => `${waist} ${leg}`),
  );
}

export const sizeRanges = {
  one: { names: [ONE_SIZE] },
  letters: { names: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
  lettersShort: { names: ['XS', 'S', 'M', 'L', 'XL'] },
  lettersMens: { names: ['S', 'M', 'L', 'XL', 'XXL', '3XL'] },
  robe: { names: ['S/M', 'L/XL'] },
  uk: { names: ['6', ...even(8, 24)] },
  // Twelve options: above ten, the size picker becomes a dropdown.
  ukLong: { names: ['4', ...even(6, 26)] },
  waist: { names: ['28', ...even(30, 40)] },
  waistLeg: { names: ['W28 L30', ...waistAndLeg().slice(1)] },
  belt: { names: ['S', 'M', 'L', 'XL'] },
  scent: { names: ['30 ml', '50 ml', '100 ml'], factors: [1, 1.5, 2.3], perDay: 0.4 },
  serum: { names: ['15 ml', '30 ml', '50 ml'], factors: [1, 1.7, 2.4], perDay: 0.5 },
  cream: { names: ['50 ml', '100 ml'], factors: [1, 1.6], perDay: 1 },
  wash: { names: ['250 ml', '500 ml', '1000 ml'], factors: [1, 1.7, 2.8], perDay: 7 },
  tube: { names: ['30 ml', '75 ml'], factors: [1, 1.8], perDay: 1 },
  candle: { names: ['180 g', '300 g'], factors: [1, 1.5] },
  bed: { names: ['Single', 'Double', 'King', 'Super King'], factors: [1, 1.35, 1.6, 1.8] },
  towel: { names: ['Hand', 'Bath', 'Sheet'], factors: [1, 1.8, 2.8] },
  rug: { names: ['120 x 180 cm', '160 x 230 cm', '200 x 300 cm'], factors: [1, 1.7, 2.6] },
  cushion: { names: ['45 x 45 cm', '60 x 60 cm'], factors: [1, 1.4] },
  vase: { names: ['18 cm', '28 cm'], factors: [1, 1.6] },
} as const satisfies Record<string, SizeRange>;

export type SizeRangeName = keyof typeof sizeRanges;

/** Days that each size lasts; null where the sizes are no quantities that are used up. */
export function computeLasting({ names, perDay }: SizeRange): Record<string, number> | null {
  if (perDay === undefined) return null;
  return Object.fromEntries(
    names.map((name) => [name, Math.round(Number.parseInt(name, 10) / perDay)]),
  );
}
