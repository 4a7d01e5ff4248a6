/** Type of a product kind: its picture model, its noun, and its possible variations. */
import type { Localised, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { ModelName, Print } from '../../models.ts';
import type { ColourKey, FrenchGender } from '../../palette.ts';
import type { Group } from '../brands.ts';
import type { CareKey } from '../care.ts';
import type { DetailKey } from '../descriptions/details.ts';
import type { SizeRangeName } from '../sizes.ts';
import type { Substance } from '../substances/substance.ts';

export type Kind = {
  readonly model: ModelName;
  /** Models that show a detail of the name; the others are shown by `model`. */
  readonly shownBy?: Partial<Readonly<Record<DetailKey, ModelName>>>;
  /**
   * Noun of the product name: last in English (`midi dress`), first in the other languages (`robe
   * midi`).
   */
  readonly noun: Localised;
  readonly gender: FrenchGender;
  readonly group: Group;
  readonly productType: ProductRecord['productType'];
  readonly department: string;
  /** Category slugs, the main one first. */
  readonly categories: readonly [string, ...string[]];
  readonly substances: readonly [Substance, ...Substance[]];
  readonly details: readonly [DetailKey, ...DetailKey[]];
  readonly prints?: readonly Print[];
  readonly colours: readonly [ColourKey, ...ColourKey[]];
  readonly sizes: SizeRangeName;
  /** Lowest and highest price, in whole pounds. */
  readonly priceRange: readonly [number, number];
  /** Number of products of this kind in the first range. */
  readonly count: number;
  readonly isBulky?: boolean;
  /** Overrides the care text of the substance, for example for lamps, which cannot be washed up. */
  readonly care?: CareKey;
};

/** Fields that all kinds of a department share. */
export type Shared = Pick<Kind, 'group' | 'productType' | 'department'>;

/** Colour ranges for kinds. */
export const tones = {
  basics: ['black', 'white', 'oat', 'navy', 'dove-grey', 'moss-green', 'blush', 'rust'],
  soft: ['ivory', 'oat', 'sage', 'blush', 'sky-blue', 'lilac', 'butter', 'terracotta'],
  deep: ['black', 'navy', 'forest-green', 'burgundy', 'plum', 'charcoal', 'chocolate', 'teal'],
  bright: ['black', 'lime', 'fuchsia', 'cobalt', 'scarlet', 'white', 'lilac', 'coral'],
  knit: ['oat', 'camel', 'forest-green', 'navy', 'charcoal', 'rust', 'sage', 'burgundy'],
  mens: ['navy', 'black', 'white', 'olive', 'charcoal', 'stone', 'rust', 'slate'],
  tailoring: ['black', 'navy', 'stone', 'chocolate', 'olive', 'camel'],
  denim: ['denim-blue', 'navy', 'black', 'sky-blue', 'ivory', 'charcoal'],
  leather: ['black', 'tan', 'chestnut', 'chocolate', 'burgundy', 'stone'],
  metals: ['gold', 'silver', 'rose-gold'],
  frames: ['tortoiseshell', 'black', 'honey', 'clear'],
  lips: ['scarlet', 'berry', 'rose', 'coral', 'nude', 'plum', 'fuchsia', 'rust'],
  skin: ['porcelain', 'nude', 'honey', 'almond', 'chestnut', 'espresso'],
  scents: ['honey', 'sky-blue', 'blush', 'sage', 'apricot'],
  jars: ['ivory', 'sage', 'blush', 'stone', 'terracotta'],
  glass: ['clear', 'tan', 'forest-green', 'sky-blue', 'rose'],
  lacquer: ['ivory', 'tan', 'forest-green', 'sky-blue', 'rose'],
  clay: ['white', 'stone', 'sage', 'terracotta', 'navy', 'mustard', 'moss-green'],
  cloth: ['oat', 'sage', 'rust', 'navy', 'stone', 'blush', 'mustard', 'forest-green'],
  wood: ['oak', 'walnut', 'black'],
} as const satisfies Record<string, readonly [ColourKey, ...ColourKey[]]>;

const more = {
  clay: [
    ...['ivory', 'slate', 'teal', 'rust', 'olive', 'blush', 'sky-blue', 'charcoal'],
    ...['oat', 'butter', 'denim-blue', 'forest-green', 'plum', 'sand', 'lilac', 'chocolate'],
  ],
  leather: ['navy', 'forest-green', 'olive', 'oat', 'camel', 'slate', 'plum', 'rust', 'teal'],
  cloth: [
    ...['ivory', 'slate', 'terracotta', 'lilac', 'olive', 'sky-blue', 'denim-blue'],
    ...['charcoal', 'camel', 'butter', 'plum', 'teal', 'chocolate'],
  ],
  knit: [
    ...['ivory', 'slate', 'olive', 'plum', 'denim-blue', 'mustard', 'dove-grey', 'rose'],
    ...['teal', 'terracotta', 'butter', 'lilac', 'moss-green', 'chocolate', 'berry'],
  ],
  mens: ['burgundy', 'teal', 'camel', 'sky-blue', 'forest-green', 'oat', 'dove-grey', 'plum'],
  tailoring: ['charcoal', 'slate', 'forest-green', 'burgundy', 'oat', 'ivory', 'rust', 'sage'],
  deep: ['slate', 'olive', 'rust', 'berry', 'denim-blue', 'aubergine', 'camel'],
  wood: ['chestnut', 'espresso', 'honey', 'tan', 'white', 'stone'],
  frames: ['chestnut', 'navy', 'forest-green', 'burgundy', 'espresso', 'olive', 'slate'],
  lacquer: [
    ...['olive', 'slate', 'plum', 'white', 'terracotta', 'sage', 'navy', 'charcoal'],
    ...['mustard', 'rust', 'teal', 'dove-grey', 'burgundy', 'blush', 'butter', 'lilac'],
  ],
} as const satisfies Partial<Record<keyof typeof tones, readonly ColourKey[]>>;

/** Further colours of some ranges, for products that would look like another in their own. */
export const moreTones: ReadonlyMap<readonly ColourKey[], readonly ColourKey[]> = new Map(
  Object.entries(more).map(([name, keys]) => [tones[name as keyof typeof more], keys]),
);
