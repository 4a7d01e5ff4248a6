/** Maps colour names to a colour family (for the facet) and a default swatch. */
import { MISC_COLOUR } from '#features/catalogue/catalogue.ts';
import { toSlug } from './slug.ts';

type Shade = { readonly facet: string; readonly hex: string };

/** Colour names of each family, each with its swatch. */
const FAMILIES: Readonly<Record<string, string>> = {
  black: 'black #1a1a1a jet #121212 ebony #24201d onyx #1c1c1e',
  white:
    'white #ffffff ivory #fbf7ea snow #fbfbfb chalk #f3f1ea ecru #f0e8d6 pearl #f2efe8 sugar #f7f3ea',
  grey: 'grey #8a8d91 gray #8a8d91 charcoal #3b3f44 slate #5d6873 ash #b2b5b3 graphite #45484c marl #a9abae smoke #9a9c9e pewter #7d8185',
  metallic:
    'silver #c0c3c7 chrome #b9bcc0 gunmetal #52585f gold #c9a24b brass #b08d3f copper #b06a41 bronze #8a6239 metallic #b5b2a8',
  blue: 'blue #2f5d9e navy #1d2b4f royal #2748a8 azure #3d8fd1 cobalt #1f4ba5 indigo #34306f denim #4a658a sky #8fbfe3 teal #1f6f78 turquoise #3bb3b3 aqua #6cc7c9 cyan #3fb6cf midnight #18203c petrol #1f4e5a sapphire #1f3f8f',
  green:
    'green #3d7a4a olive #6b6b35 khaki #8a8458 sage #9caa8b mint #a9d8bf emerald #1f7a55 forest #254d35 lime #a6c93c moss #5e6b3b jade #3f8f70 pistachio #b9cf96 peridot #b4c424 laurel #6f8f6a',
  red: 'red #b8282f burgundy #6a1f2e wine #642332 maroon #5f1a22 crimson #a51c30 scarlet #c5281c cherry #97202f ruby #9b1b3b rust #a5472a claret #6b1c30 cardinal #9b1b2e',
  pink: 'pink #e3a0b4 rose #d98a9b blush #ecc6c2 fuchsia #c2327e magenta #b5307d coral #ee7d6b salmon #ee9b84 raspberry #a92a55 cerise #c8325f',
  purple:
    'purple #6b4590 violet #6a4a9b lilac #bda5d1 lavender #b9aed8 plum #5c2f51 mauve #a58aa0 aubergine #44263c',
  orange:
    'orange #e07b2a apricot #f0b07f peach #f5c3a0 tangerine #ea7f2c amber #d58a25 terracotta #b8623f',
  yellow: 'yellow #f0cc3c mustard #c99a2e lemon #f3e27a saffron #e5a82e',
  brown:
    'brown #6f4a32 tan #b98a5e chocolate #4a2e22 camel #bf9364 cognac #8f5430 mocha #6a4c3c coffee #503a2d chestnut #70402b walnut #5b4232 toffee #9a6638 tobacco #7a5535 taupe #8b7d70 hazel #8a6a44 leopard #a8814f',
  neutral:
    'beige #d9c7a8 cream #f3ead4 sand #d8c3a0 stone #c9c1b2 oatmeal #ddd2bd natural #e2d7c1 nude #dfbfa5 buff #dcc49a champagne #ead9b8 bone #e6dfcf',
  clear: 'clear #e8edf0 transparent #e8edf0',
  multi:
    'multi #b9a7c6 multicolour #b9a7c6 multicolor #b9a7c6 multicoloured #b9a7c6 multicolored #b9a7c6 rainbow #b9a7c6 assorted #b9a7c6 print #b9a7c6',
};

const SHADES: ReadonlyMap<string, Shade> = new Map(
  Object.entries(FAMILIES).flatMap(([facet, words]) =>
    [...words.matchAll(/(\S+) (#\S+)/g)].map(
      ([, word = '', hex = '']) => [word, { facet, hex }] as const,
    ),
  ),
);

const UNKNOWN: Shade = { facet: 'multi', hex: '#c8c4be' };
const MAX_LABEL = 60;

export type FeedColour = {
  readonly key: string;
  readonly label: string;
  readonly facet: string;
  readonly hex: string;
  /** False when no family contains the name. */
  readonly isKnown: boolean;
};

/**
 * Parses a colour name. `Blue/White` is one colour of the family of its first name; an empty name
 * gives `misc`.
 */
export function parseColour(text: string): FeedColour {
  const label = text
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LABEL);
  const key = toSlug(label);
  if (label === '') return { key: MISC_COLOUR, label: 'One colour', ...UNKNOWN, isKnown: true };
  const parts = label.split('/');
  // A colour of four or more names has no main colour.
  const shade = parts.length > 3 ? SHADES.get('multi') : findShade(parts[0] ?? '');
  return {
    key: key === '' ? MISC_COLOUR : key,
    label,
    ...(shade ?? UNKNOWN),
    isKnown: shade !== undefined,
  };
}

/** Family names that leave the tone open: `Green` may be mint or forest. */
const AMBIGUOUS_NAMES = new Set([
  'grey',
  'blue',
  'green',
  'red',
  'pink',
  'purple',
  'orange',
  'yellow',
  'brown',
  'neutral',
]);

/**
 * Refines a colour by the tone measured in its picture. A colour of unknown name gets the nearest
 * family; a colour named after its family gets the tone if it belongs to that family.
 */
export function refineByTone<C extends FeedColour>(colour: C, swatch: string | undefined): C {
  if (swatch === undefined || colour.key === MISC_COLOUR) return colour;
  const facet = findNearestFacet(swatch);
  if (!colour.isKnown) return { ...colour, hex: swatch, facet };
  return AMBIGUOUS_NAMES.has(colour.key) && colour.facet === facet
    ? { ...colour, hex: swatch }
    : colour;
}

/** Families that cannot be recognised by tone. */
const BY_NAME_ONLY = new Set(['metallic', 'clear', 'multi']);

function findNearestFacet(hex: string): string {
  const target = channelsOf(hex);
  let nearest = { facet: UNKNOWN.facet, distance: Number.POSITIVE_INFINITY };
  for (const shade of SHADES.values()) {
    if (BY_NAME_ONLY.has(shade.facet)) continue;
    const distance = Math.hypot(
      ...channelsOf(shade.hex).map((value, index) => value - (target[index] ?? 0)),
    );
    if (distance < nearest.distance) nearest = { facet: shade.facet, distance };
  }
  return nearest.facet;
}

function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The last known word decides: `Light Royal Blue` is blue. */
function findShade(name: string): Shade | undefined {
  const words = toSlug(name).split('-');
  return words.map((word) => SHADES.get(word)).findLast((shade) => shade !== undefined);
}

/** Modifiers of a colour, not colours themselves: `Dark Polygon Tee`. */
const MODIFIERS = new Set(['dark', 'light', 'pale', 'bright', 'deep', 'pastel', 'neon', 'soft']);

export function isColourWord(word: string): boolean {
  const key = toSlug(word);
  return SHADES.has(key) || MODIFIERS.has(key);
}
