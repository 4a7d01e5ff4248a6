/** Sets, looks and edits of the sample: products of the first range that are shown together. */
import type {
  BundleType,
  InfluencerGroup,
  Localised,
  ProductRecord,
  RelatedGroups,
} from '#features/catalogue/catalogue-records.ts';
import type { FasciaCode } from './brands.ts';
import { localised } from './phrase.ts';

/** English nouns of the products of a set, the leading one first. */
type SetRecipe = {
  readonly nouns: readonly [string, string, ...string[]];
  readonly header?: Localised;
};

const coOrd = localised(
  'Complete the co-ord',
  'Compléter l’ensemble',
  'Das Set vervollständigen',
  'أكمل الطقم',
);
const tableSet = localised('Lay the table', 'Dresser la table', 'Den Tisch decken', 'جهّز المائدة');

const recipes: Readonly<Record<BundleType, readonly SetRecipe[]>> = {
  suits: [
    { nouns: ['cardigan', 'straight-leg trousers'], header: coOrd },
    { nouns: ['cropped cardigan', 'shorts', 'ribbed vest'], header: coOrd },
    { nouns: ['sweatshirt', 'joggers'], header: coOrd },
    { nouns: ['men’s sweatshirt', 'men’s joggers'], header: coOrd },
    { nouns: ['men’s V-neck cardigan', 'men’s trousers', 'men’s long-sleeve top'], header: coOrd },
  ],
  outfits: [
    { nouns: ['jumper', 'A-line skirt', 'belt', 'tote bag'] },
    { nouns: ['T-shirt', 'jeans', 'crossbody bag', 'round sunglasses'] },
    { nouns: ['slip dress', 'roll-neck jumper', 'top-handle bag', 'hoop earrings'] },
    { nouns: ['cami top', 'pleated skirt', 'bangle'] },
    { nouns: ['men’s T-shirt', 'men’s jeans', 'men’s jumper'] },
  ],
  home: [
    { nouns: ['bedding set', 'throw', 'cushion', 'table lamp'] },
    { nouns: ['plate set', 'bowl', 'mug', 'tumblers, set of two'], header: tableSet },
    { nouns: ['side table', 'vase', 'candle', 'floor lamp'] },
  ],
  beauties: [
    { nouns: ['foundation', 'mascara', 'lipstick', 'pressed powder'] },
    { nouns: ['face cream', 'face serum', 'hand cream'] },
    { nouns: ['body wash', 'soap', 'cologne'] },
  ],
};

const FASCIAS: readonly FasciaCode[] = ['aldermoor', 'nightjar', 'fernhollow'];
export const SAMPLE_SUITS = 20;
/** Outfits, rooms and routines. */
export const SAMPLE_SETS = 40;
export const SAMPLE_LOOKS = 30;

type Related = ReadonlyMap<string, RelatedGroups>;

/** Adds their groups to the products; those without any stay the same objects. */
export function relateProducts(products: readonly ProductRecord[]): readonly ProductRecord[] {
  const related = planRelated(products);
  return products.map((product) => {
    const groups = related.get(product.productKey);
    return groups ? { ...product, facts: { ...product.facts, related: groups } } : product;
  });
}

/** Groups by product key. A product is in one group of a kind at most. */
export function planRelated(products: readonly ProductRecord[]): Related {
  const related = new Map<string, RelatedGroups>();
  const join = (members: readonly ProductRecord[], groups: RelatedGroups) => {
    for (const { productKey } of members)
      related.set(productKey, { ...related.get(productKey), ...groups });
  };
  const suits = makeSets(products, 'suits', SAMPLE_SUITS);
  const sets = (['outfits', 'home', 'beauties'] as const).flatMap((type, index) =>
    makeSets(products, type, index === 0 ? 16 : (SAMPLE_SETS - 16) / 2),
  );
  for (const { type, header, members } of [...suits, ...sets])
    join(members, {
      [type]: { ...(header && { header }), products: keysOf(members) },
    });
  const looks = makeLooks(products);
  for (const [index, members] of looks.entries())
    join(members, { influencer: describeLook(members, index) });
  for (const [header, members] of listEdits(looks))
    join(members, { bundle: { header, products: keysOf(members) } });
  return related;
}

type SampleSet = SetRecipe & {
  readonly type: BundleType;
  readonly members: readonly ProductRecord[];
};

/** Takes turns between fascias and recipes, until there are enough or the products run out. */
function makeSets(
  products: readonly ProductRecord[],
  type: BundleType,
  count: number,
): SampleSet[] {
  const free = products.filter(isPlain);
  const sets: SampleSet[] = [];
  for (let isMade = true; isMade && sets.length < count; ) {
    isMade = false;
    for (const recipe of recipes[type])
      for (const fascia of FASCIAS) {
        const members = takeMembers(free, recipe.nouns, fascia);
        if (members.length < 2 || sets.length >= count) continue;
        sets.push({ ...recipe, type, members });
        isMade = true;
      }
  }
  return sets;
}

/** Removes one product of each noun from the free ones; none where the first two are not there. */
function takeMembers(
  free: ProductRecord[],
  nouns: readonly string[],
  fascia: FasciaCode,
): readonly ProductRecord[] {
  const members = nouns.map((noun) =>
    free.find(
      ({ facts, availableFascias }) =>
        facts.styleTaxonomy === noun && availableFascias[0] === fascia,
    ),
  );
  if (!members[0] || !members[1]) return [];
  const found = members.filter((member) => member !== undefined);
  for (const member of found) free.splice(free.indexOf(member), 1);
  return found;
}

/** Live, with something in stock, and bought without personalisation. */
function isPlain({ status, facts, variants }: ProductRecord): boolean {
  const { isPremier, customisationGroupName } = facts;
  return (
    status === 'live' &&
    !isPremier &&
    customisationGroupName === undefined &&
    variants.some(({ stock }) => stock > 0)
  );
}

const lookRecipes: readonly SetRecipe['nouns'][] = [
  ['midi dress', 'scarf', 'tote bag', 'stud earrings'],
  ['wide-leg trousers', 'cami top', 'belt', 'square sunglasses'],
  ['jeans', 'boxy T-shirt', 'crossbody bag'],
  ['maxi dress', 'top-handle bag', 'bangle', 'pendant necklace'],
  ['men’s jumper', 'men’s trousers', 'men’s T-shirt'],
  ['mini dress', 'cropped cardigan', 'hoop earrings'],
  ['rug', 'side table', 'vase', 'throw'],
  ['bedding set', 'cushion', 'candle'],
];

function makeLooks(products: readonly ProductRecord[]): (readonly ProductRecord[])[] {
  const free = products.filter(isPlain);
  const looks: (readonly ProductRecord[])[] = [];
  for (let isMade = true; isMade; ) {
    isMade = false;
    for (const nouns of lookRecipes)
      for (const fascia of FASCIAS) {
        const members = looks.length < SAMPLE_LOOKS ? takeMembers(free, nouns, fascia) : [];
        if (members.length < 2) continue;
        looks.push(members);
        isMade = true;
      }
  }
  return looks;
}

const lookHeaders: readonly Localised[] = [
  localised(
    'Ines, off duty',
    'Ines, côté détente',
    'Ines in ihrer Freizeit',
    'إطلالة إيناس اليومية',
  ),
  localised(
    'Noor at the weekend',
    'Le week-end de Noor',
    'Noor am Wochenende',
    'نور في عطلة نهاية الأسبوع',
  ),
  localised('Tomas’s week', 'La semaine de Tomas', 'Tomas’ Woche', 'أسبوع توماس'),
  localised('Maren goes out', 'Maren sort ce soir', 'Maren geht aus', 'مارين في سهرة'),
  localised('At home with Odile', 'Chez Odile', 'Bei Odile zu Hause', 'في منزل أوديل'),
];

/** Products of a person's looks in one shop. */
function listEdits(looks: readonly (readonly ProductRecord[])[]) {
  const groups = Map.groupBy(
    looks.map((members, index) => ({ members, index: index % lookHeaders.length })),
    ({ members, index }) => `${index} ${members[0]?.availableFascias[0]}`,
  );
  return [...groups.values()].flatMap((group) => {
    const header = editHeaders[group[0]?.index ?? 0];
    const members = group.flatMap((look) => look.members).slice(0, MAX_OF_EDIT);
    return header ? [[header, members] as const] : [];
  });
}

const MAX_OF_EDIT = 12;

/** Edits of the same persons as in `lookHeaders`. */
const editHeaders: readonly Localised[] = [
  localised('Ines’s edit', 'La sélection d’Ines', 'Ines’ Auswahl', 'اختيارات إيناس'),
  localised('Noor’s edit', 'La sélection de Noor', 'Noors Auswahl', 'اختيارات نور'),
  localised('Tomas’s edit', 'La sélection de Tomas', 'Tomas’ Auswahl', 'اختيارات توماس'),
  localised('Maren’s edit', 'La sélection de Maren', 'Marens Auswahl', 'اختيارات مارين'),
  localised('Odile’s edit', 'La sélection d’Odile', 'Odiles Auswahl', 'اختيارات أوديل'),
];

/** The look’s picture is that of its first product, the only one to be seen on it. */
function describeLook(members: readonly ProductRecord[], index: number): InfluencerGroup {
  const [lead] = members;
  const picture = lead?.colours[0]?.pictures[0];
  return {
    header: lookHeaders[index % lookHeaders.length] ?? coOrd,
    products: keysOf(members),
    ...(lead &&
      picture && { picture, hotspots: [{ product: lead.productKey, left: 50, top: 30 }] }),
  };
}

function keysOf(members: readonly ProductRecord[]): string[] {
  return members.map(({ productKey }) => productKey);
}
