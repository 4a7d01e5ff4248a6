/** Closed palette of the sample shop: every colour of its products, drawings and scenes. */
import type { Localised } from '#features/catalogue/catalogue-records.ts';

export type FrenchGender = 'm' | 'f' | 'mp' | 'fp';
export type ColourFamily =
  | 'black'
  | 'white'
  | 'grey'
  | 'neutral'
  | 'brown'
  | 'red'
  | 'pink'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'metallic'
  | 'clear'
  | 'multi';

export type PaletteColour = {
  readonly hex: string;
  readonly facet: ColourFamily;
  readonly label: Localised;
  /**
   * French forms: most colour words agree with the noun; compounds and words derived from nouns are
   * invariable.
   */
  readonly french: Readonly<Record<FrenchGender, string>>;
};

type French = string | readonly [m: string, f: string, mp: string, fp: string];

function colour(
  hex: string,
  facet: ColourFamily,
  en: string,
  french: French,
  de: string,
  ar: string,
): PaletteColour {
  const [m, f, mp, fp] = typeof french === 'string' ? [french, french, french, french] : french;
  const fr = m.charAt(0).toUpperCase() + m.slice(1);
  return {
    hex,
    facet,
    label: { 'en-GB': en, 'fr-FR': fr, 'de-DE': de, ar },
    french: { m, f, mp, fp },
  };
}

export const palette = {
  black: colour(
    '#1b1a1c',
    'black',
    'Black',
    ['noir', 'noire', 'noirs', 'noires'],
    'Schwarz',
    'أسود',
  ),
  white: colour(
    '#f6f5f2',
    'white',
    'White',
    ['blanc', 'blanche', 'blancs', 'blanches'],
    'Weiß',
    'أبيض',
  ),
  ivory: colour('#efe8da', 'white', 'Ivory', 'ivoire', 'Elfenbein', 'عاجي'),
  oat: colour('#dccfb8', 'neutral', 'Oat', 'beige avoine', 'Haferbeige', 'بيج فاتح'),
  stone: colour('#c4baa8', 'neutral', 'Stone', 'pierre', 'Sandstein', 'حجري'),
  sand: colour('#d3b98f', 'neutral', 'Sand', 'sable', 'Sand', 'رملي'),
  camel: colour('#b98a56', 'brown', 'Camel', 'camel', 'Camel', 'جملي'),
  tan: colour('#a9683c', 'brown', 'Tan', 'fauve', 'Cognac', 'بني فاتح'),
  chestnut: colour('#7a4a30', 'brown', 'Chestnut', 'châtaigne', 'Kastanie', 'كستنائي'),
  chocolate: colour('#4e3428', 'brown', 'Chocolate', 'chocolat', 'Schokobraun', 'بني شوكولاتة'),
  walnut: colour('#6a4a35', 'brown', 'Walnut', 'noyer', 'Nussbaum', 'بني جوزي'),
  oak: colour('#c79f6b', 'brown', 'Oak', 'chêne', 'Eiche', 'بلوطي'),
  tortoiseshell: colour('#7a4b28', 'brown', 'Tortoiseshell', 'écaille', 'Schildpatt', 'بني مرقط'),
  porcelain: colour('#f1dcc9', 'neutral', 'Porcelain', 'porcelaine', 'Porzellan', 'بورسلان'),
  honey: colour('#d5a273', 'neutral', 'Honey', 'miel', 'Honig', 'عسلي'),
  almond: colour('#b98256', 'brown', 'Almond', 'amande', 'Mandel', 'لوزي'),
  espresso: colour('#3a241c', 'brown', 'Espresso', 'espresso', 'Espresso', 'بني إسبريسو'),
  nude: colour('#d2a38a', 'pink', 'Nude', 'nude', 'Nude', 'بيج وردي'),
  terracotta: colour('#c1694a', 'orange', 'Terracotta', 'terre cuite', 'Terrakotta', 'تراكوتا'),
  rust: colour('#a5482b', 'orange', 'Rust', 'rouille', 'Rostrot', 'قرميدي'),
  coral: colour('#ee7b66', 'orange', 'Coral', 'corail', 'Koralle', 'مرجاني'),
  apricot: colour('#f2b28a', 'orange', 'Apricot', 'abricot', 'Aprikose', 'مشمشي'),
  marigold: colour('#e8a62b', 'yellow', 'Marigold', 'jaune d’or', 'Goldgelb', 'أصفر ذهبي'),
  mustard: colour('#c69a2b', 'yellow', 'Mustard', 'moutarde', 'Senfgelb', 'خردلي'),
  butter: colour('#f3e2a0', 'yellow', 'Butter', 'jaune beurre', 'Buttergelb', 'أصفر زبدي'),
  lime: colour('#d2f23c', 'green', 'Acid lime', 'vert acide', 'Limettengrün', 'أخضر ليموني'),
  olive: colour('#6b6b3a', 'green', 'Olive', 'vert olive', 'Olivgrün', 'زيتي'),
  'moss-green': colour('#6f7f4f', 'green', 'Moss green', 'vert mousse', 'Moosgrün', 'أخضر طحلبي'),
  sage: colour('#a3b29b', 'green', 'Sage', 'vert sauge', 'Salbeigrün', 'أخضر رمادي'),
  mint: colour('#bfe3d0', 'green', 'Mint', 'vert menthe', 'Mintgrün', 'أخضر نعناعي'),
  emerald: colour('#0f7a5a', 'green', 'Emerald', 'vert émeraude', 'Smaragdgrün', 'أخضر زمردي'),
  'forest-green': colour(
    '#1f4d3a',
    'green',
    'Forest green',
    'vert sapin',
    'Tannengrün',
    'أخضر داكن',
  ),
  teal: colour('#1e6b72', 'blue', 'Teal', 'bleu canard', 'Petrol', 'أزرق بترولي'),
  'sky-blue': colour('#a9cce6', 'blue', 'Sky blue', 'bleu ciel', 'Himmelblau', 'أزرق سماوي'),
  'denim-blue': colour('#4b6c93', 'blue', 'Denim blue', 'bleu jean', 'Jeansblau', 'أزرق جينز'),
  cobalt: colour('#1f46c4', 'blue', 'Cobalt', 'bleu cobalt', 'Kobaltblau', 'أزرق كوبالتي'),
  navy: colour('#1e2a4a', 'blue', 'Navy', 'bleu marine', 'Marineblau', 'كحلي'),
  slate: colour('#5b6670', 'grey', 'Slate', 'gris ardoise', 'Schiefergrau', 'رمادي أردوازي'),
  'dove-grey': colour('#c7c9cb', 'grey', 'Dove grey', 'gris perle', 'Perlgrau', 'رمادي فاتح'),
  charcoal: colour('#3c3f43', 'grey', 'Charcoal', 'anthracite', 'Anthrazit', 'رمادي فحمي'),
  lilac: colour('#c9b6e0', 'purple', 'Lilac', 'lilas', 'Flieder', 'ليلكي'),
  plum: colour('#733a63', 'purple', 'Plum', 'prune', 'Pflaume', 'برقوقي'),
  aubergine: colour('#4a2545', 'purple', 'Aubergine', 'aubergine', 'Aubergine', 'باذنجاني'),
  blush: colour('#efc9c3', 'pink', 'Blush', 'rose poudré', 'Zartrosa', 'وردي فاتح'),
  rose: colour('#d98a9a', 'pink', 'Rose', 'vieux rose', 'Altrosa', 'وردي'),
  fuchsia: colour('#d81e7a', 'pink', 'Fuchsia', 'fuchsia', 'Fuchsia', 'فوشيا'),
  berry: colour('#8e2446', 'red', 'Berry', 'rouge baies', 'Beerenrot', 'توتي'),
  scarlet: colour('#c8202b', 'red', 'Scarlet', 'rouge écarlate', 'Scharlachrot', 'أحمر قرمزي'),
  burgundy: colour('#5e1a28', 'red', 'Burgundy', 'bordeaux', 'Bordeaux', 'عنابي'),
  gold: colour('#c9a24b', 'metallic', 'Gold', ['doré', 'dorée', 'dorés', 'dorées'], 'Gold', 'ذهبي'),
  silver: colour(
    '#bfc1c4',
    'metallic',
    'Silver',
    ['argenté', 'argentée', 'argentés', 'argentées'],
    'Silber',
    'فضي',
  ),
  'rose-gold': colour('#d3a08c', 'metallic', 'Rose gold', 'or rose', 'Roségold', 'ذهبي وردي'),
  clear: colour(
    '#e3ebec',
    'clear',
    'Clear',
    ['transparent', 'transparente', 'transparents', 'transparentes'],
    'Transparent',
    'شفاف',
  ),
  // `misc` marks products that have no colours to select from.
  misc: colour('#d8d2c6', 'multi', 'Assorted', 'multicolore', 'Gemischt', 'متعدد الألوان'),
} as const satisfies Record<string, PaletteColour>;

export type ColourKey = keyof typeof palette;

/** Share of the colour in the pale placeholder behind a picture that is still loading. */
const TINT_SHARE = 0.18;
const PAPER = [0xfb, 0xfa, 0xf7] as const;

export function tintOf(key: ColourKey): string {
  const hex = palette[key].hex;
  const channels = PAPER.map((paper, index) => {
    const own = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round(own * TINT_SHARE + paper * (1 - TINT_SHARE));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
