/** Short names of each kind of product in each language, with gender and number. */
import type { ModelName } from '../models.ts';

type French = readonly [noun: string, gender: 'm' | 'f' | 'mp' | 'fp'];
type German = readonly [noun: string, gender: 'm' | 'f' | 'n' | 'p'];
type Arabic = readonly [noun: string, gender: 'm' | 'f'];

type Nouns = {
  readonly en: readonly [noun: string, number: 's' | 'p'];
  readonly fr: French;
  readonly de: German;
  /** Absent where no Arabic fascia sells the product. */
  readonly ar?: Arabic;
};

const nouns = (en: Nouns['en'], fr: French, de: German, ar?: Arabic): Nouns =>
  ar === undefined ? { en, fr, de } : { en, fr, de, ar };

const tee = nouns(['T-shirt', 's'], ['T-shirt', 'm'], ['T-Shirt', 'n'], ['التيشيرت', 'm']);
const top = nouns(['top', 's'], ['haut', 'm'], ['Shirt', 'n'], ['القميص', 'm']);
const sweat = nouns(['sweatshirt', 's'], ['sweat', 'm'], ['Sweatshirt', 'n'], ['السويت شيرت', 'm']);
const jumper = nouns(['jumper', 's'], ['pull', 'm'], ['Pullover', 'm'], ['الكنزة', 'f']);
const cardigan = nouns(
  ['cardigan', 's'],
  ['gilet', 'm'],
  ['Strickjacke', 'f'],
  ['الكارديغان', 'm'],
);
const dress = nouns(['dress', 's'], ['robe', 'f'], ['Kleid', 'n'], ['الفستان', 'm']);
const skirt = nouns(['skirt', 's'], ['jupe', 'f'], ['Rock', 'm'], ['التنورة', 'f']);
const trousers = nouns(['trousers', 'p'], ['pantalon', 'm'], ['Hose', 'f'], ['البنطال', 'm']);
const joggers = nouns(['joggers', 'p'], ['jogging', 'm'], ['Jogginghose', 'f'], ['البنطال', 'm']);
const shorts = nouns(['shorts', 'p'], ['short', 'm'], ['Shorts', 'p'], ['الشورت', 'm']);
const bag = nouns(['bag', 's'], ['sac', 'm'], ['Tasche', 'f'], ['الحقيبة', 'f']);
const shades = nouns(
  ['sunglasses', 'p'],
  ['lunettes', 'fp'],
  ['Sonnenbrille', 'f'],
  ['النظارة', 'f'],
);
const earrings = nouns(['earrings', 'p'], ['boucles', 'fp'], ['Ohrringe', 'p'], ['الأقراط', 'f']);
const scent = nouns(['scent', 's'], ['parfum', 'm'], ['Duft', 'm']);
const lamp = nouns(['lamp', 's'], ['lampe', 'f'], ['Lampe', 'f']);

export const shortNouns: Readonly<Partial<Record<ModelName, Nouns>>> = {
  'tee-crew': tee,
  'tee-vneck': tee,
  'tee-boxy': tee,
  'tee-mens': tee,
  'tee-long-sleeve': top,
  'tee-long-sleeve-mens': top,
  'vest-rib': nouns(['vest', 's'], ['débardeur', 'm'], ['Ripptop', 'n'], ['البلوزة', 'f']),
  cami: nouns(['cami', 's'], ['caraco', 'm'], ['Top', 'n'], ['البلوزة', 'f']),
  sweatshirt: sweat,
  'sweatshirt-mens': sweat,
  'jumper-crew': jumper,
  'jumper-roll-neck': jumper,
  'jumper-mens': jumper,
  cardigan,
  'cardigan-cropped': cardigan,
  'cardigan-mens': cardigan,
  'dress-mini': dress,
  'dress-midi': dress,
  'dress-maxi': dress,
  'dress-slip': dress,
  'skirt-aline': skirt,
  'skirt-pleated': skirt,
  'trousers-wide': trousers,
  'trousers-straight': trousers,
  'trousers-mens': trousers,
  jeans: nouns(['jeans', 'p'], ['jean', 'm'], ['Jeans', 'f'], ['الجينز', 'm']),
  joggers,
  'joggers-mens': joggers,
  shorts,
  'shorts-mens': shorts,
  robe: nouns(['robe', 's'], ['peignoir', 'm'], ['Bademantel', 'm'], ['الروب', 'm']),
  'bag-tote': bag,
  'bag-top-handle': bag,
  'bag-crossbody': bag,
  belt: nouns(['belt', 's'], ['ceinture', 'f'], ['Gürtel', 'm'], ['الحزام', 'm']),
  scarf: nouns(['scarf', 's'], ['écharpe', 'f'], ['Schal', 'm'], ['الوشاح', 'm']),
  'earrings-hoop': earrings,
  'earrings-stud': earrings,
  'necklace-pendant': nouns(['necklace', 's'], ['collier', 'm'], ['Kette', 'f'], ['القلادة', 'f']),
  bangle: nouns(['bangle', 's'], ['jonc', 'm'], ['Armreif', 'm'], ['السوار', 'm']),
  'sunglasses-round': shades,
  'sunglasses-square': shades,
  lipstick: nouns(['lipstick', 's'], ['rouge', 'm'], ['Lippenstift', 'm'], ['أحمر الشفاه', 'm']),
  'lip-gloss': nouns(['gloss', 's'], ['gloss', 'm'], ['Lipgloss', 'm'], ['ملمع الشفاه', 'm']),
  foundation: nouns(
    ['foundation', 's'],
    ['fond de teint', 'm'],
    ['Grundierung', 'f'],
    ['كريم الأساس', 'm'],
  ),
  mascara: nouns(['mascara', 's'], ['mascara', 'm'], ['Wimperntusche', 'f'], ['الماسكارا', 'f']),
  'nail-varnish': nouns(
    ['varnish', 's'],
    ['vernis', 'm'],
    ['Nagellack', 'm'],
    ['طلاء الأظافر', 'm'],
  ),
  compact: nouns(['powder', 's'], ['poudre', 'f'], ['Puder', 'n'], ['البودرة', 'f']),
  'perfume-tall': scent,
  'perfume-round': nouns(['cologne', 's'], ['eau de Cologne', 'f'], ['Duft', 'm']),
  'jar-cream': nouns(['cream', 's'], ['crème', 'f'], ['Creme', 'f']),
  'serum-dropper': nouns(['serum', 's'], ['sérum', 'm'], ['Serum', 'n']),
  'pump-bottle': nouns(['body wash', 's'], ['gel douche', 'm'], ['Duschgel', 'n']),
  'tube-cream': nouns(['hand cream', 's'], ['crème', 'f'], ['Handcreme', 'f']),
  'soap-bar': nouns(['soap', 's'], ['savon', 'm'], ['Seife', 'f']),
  candle: nouns(['candle', 's'], ['bougie', 'f'], ['Kerze', 'f']),
  mug: nouns(['mug', 's'], ['mug', 'm'], ['Becher', 'm']),
  'plate-stack': nouns(['plates', 'p'], ['assiettes', 'fp'], ['Teller', 'p']),
  bowl: nouns(['bowl', 's'], ['bol', 'm'], ['Schale', 'f']),
  tumblers: nouns(['glasses', 'p'], ['verres', 'mp'], ['Gläser', 'p']),
  vase: nouns(['vase', 's'], ['vase', 'm'], ['Vase', 'f']),
  planter: nouns(['planter', 's'], ['cache-pot', 'm'], ['Übertopf', 'm']),
  'lamp-table': lamp,
  'lamp-floor': nouns(['lamp', 's'], ['lampadaire', 'm'], ['Lampe', 'f']),
  cushion: nouns(['cushion', 's'], ['coussin', 'm'], ['Kissen', 'n']),
  throw: nouns(['throw', 's'], ['plaid', 'm'], ['Plaid', 'n']),
  'bed-linen': nouns(['bed linen', 's'], ['parure', 'f'], ['Bettwäsche', 'f']),
  'towel-stack': nouns(['towel', 's'], ['serviette', 'f'], ['Handtuch', 'n']),
  rug: nouns(['rug', 's'], ['tapis', 'm'], ['Teppich', 'm']),
  'side-table': nouns(['table', 's'], ['table', 'f'], ['Tisch', 'm']),
  stool: nouns(['stool', 's'], ['tabouret', 'm'], ['Hocker', 'm']),
};
