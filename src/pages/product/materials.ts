/** PDP-4: what may be said of where a material comes from, where the product says nothing itself. */
import type { Product } from '#features/catalogue/catalogue.ts';
import type { EvidencedMaterial } from '#features/catalogue-import/catalogue-import.ts';

/** `evidence`: the message tells of the makers, and needs more than the material's name. */
type Rule = {
  readonly id: `material.${string}`;
  readonly words: RegExp;
  readonly evidence?: EvidencedMaterial;
};

/** In this order; of each material at most one message. */
const materials = [
  { id: 'material.recycledPolyester', words: /\brecycled polyester\b/i },
  { id: 'material.organicCotton', words: /\borganic cotton\b/i },
  { id: 'material.recycledCotton', words: /\brecycled cotton\b/i },
  { id: 'material.responsibleCotton', words: /\b(responsible|better) cotton\b/i },
  { id: 'material.leather', words: /\b(leather|suede|nubuck|nappa)\b/i, evidence: 'leather' },
  {
    id: 'material.down',
    words: /^(\d+% )?((duck|goose|eider|white|grey) )*down( filling| fill)?$/i,
    evidence: 'down',
  },
  { id: 'material.linen', words: /\blinen\b/i },
  { id: 'material.viscose', words: /\bviscose\b/i, evidence: 'viscose' },
  { id: 'material.wool', words: /\b(wool|woollen|lambswool|merino)\b/i, evidence: 'wool' },
  { id: 'material.surplus', words: /\bsurplus\b/i },
  { id: 'material.trims', words: /\brecycled (trims|buttons|zips)\b/i },
] as const satisfies readonly Rule[];

/** Imitations, negations, and other things that bear a material's name. */
const EXCLUDED = new RegExp(
  [
    /\b(faux|fake|mock|imitation|artificial|synthetic|vegan|man-made|plant|apple|cactus|mushroom|pu|pvc|polyurethane|polyester) (leather|suede|down|wool|linen)\b/,
    /\b(faux|fake|mock|imitation|artificial|vegan|non|not|no|without|zero)\b/,
    /^0%/,
    /\b(look|like|effect|style|feel|touch|print|printed|colou?r|coloured|alternative|substitute|free)\b/,
    /\b(steel|rock|glass|mineral|cotton) wool\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

export type MaterialMessage = (typeof materials)[number]['id'];

/** `evidence`: the certificate or audit that the message rests on. */
export type MaterialNote = { readonly id: MaterialMessage; readonly evidence?: string };

/** A list in one entry is read as its parts: `leather and faux fur` is leather. */
const BETWEEN_PARTS = /\s*(?:[,;/+&]|\band\b|\bwith\b)\s*/i;

export function findMaterialNotes({
  materials: named = [],
  materialEvidence = {},
}: Pick<Product, 'materials' | 'materialEvidence'>) {
  const parts = named
    .flatMap((name) => name.trim().split(BETWEEN_PARTS))
    .filter((part) => part !== '' && !EXCLUDED.test(part));
  return materials.flatMap((rule): MaterialNote[] => {
    const { id, words } = rule;
    if (!parts.some((part) => words.test(part))) return [];
    if (!('evidence' in rule)) return [{ id }];
    const evidence = materialEvidence[rule.evidence];
    return evidence === undefined ? [] : [{ id, evidence }];
  });
}
