/** PDP-4: notes on the origin of materials, for products without a text of their own. */
import type { Product } from '#features/catalogue/catalogue.ts';
import type { EvidencedMaterial } from '#features/catalogue/catalogue-records.ts';

/** `evidence`: the message is a claim about producers, and needs a certificate or audit. */
type Rule = {
  readonly id: `material.${string}`;
  readonly pattern: RegExp;
  readonly evidence?: EvidencedMaterial;
};

/** In order of display; a message appears at most once. */
const materials = [
  { id: 'material.recycledPolyester', pattern: /\brecycled polyester\b/i },
  { id: 'material.organicCotton', pattern: /\borganic cotton\b/i },
  { id: 'material.recycledCotton', pattern: /\brecycled cotton\b/i },
  { id: 'material.responsibleCotton', pattern: /\b(responsible|better) cotton\b/i },
  { id: 'material.leather', pattern: /\b(leather|suede|nubuck|nappa)\b/i, evidence: 'leather' },
  {
    id: 'material.down',
    pattern: /^(\d+% )?((duck|goose|eider|white|grey) )*down( filling| fill)?$/i,
    evidence: 'down',
  },
  { id: 'material.linen', pattern: /\blinen\b/i },
  { id: 'material.viscose', pattern: /\bviscose\b/i, evidence: 'viscose' },
  { id: 'material.wool', pattern: /\b(wool|woollen|lambswool|merino)\b/i, evidence: 'wool' },
  { id: 'material.surplus', pattern: /\bsurplus\b/i },
  { id: 'material.trims', pattern: /\brecycled (trims|buttons|zips)\b/i },
] as const satisfies readonly Rule[];

/** Imitations, negations, and other things whose names contain a material's. */
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

/** `evidence` is the certificate or audit that the message relies on. */
export type MaterialNote = { readonly id: MaterialMessage; readonly evidence?: string };

/** An entry may list several materials: `leather and faux fur` contains leather. */
const BETWEEN_PARTS = /\s*(?:[,;/+&]|\band\b|\bwith\b)\s*/i;

export function findMaterialNotes({
  materials: named = [],
  materialEvidence = {},
}: Pick<Product, 'materials' | 'materialEvidence'>) {
  const parts = named
    .flatMap((name) => name.trim().split(BETWEEN_PARTS))
    .filter((part) => part !== '' && !EXCLUDED.test(part));
  return materials.flatMap((rule): MaterialNote[] => {
    const { id, pattern } = rule;
    if (!parts.some((part) => pattern.test(part))) return [];
    if (!('evidence' in rule)) return [{ id }];
    const evidence = materialEvidence[rule.evidence];
    return evidence === undefined ? [] : [{ id, evidence }];
  });
}
