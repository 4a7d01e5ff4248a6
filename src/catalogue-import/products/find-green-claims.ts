/** Warns of environmental claims in product texts without evidence (Directive (EU) 2024/825). */
import {
  type EvidencedMaterial,
  evidencedMaterials,
  type ProductRecord,
} from '#features/catalogue/catalogue-records.ts';
import type { RowIssue } from '../report/import-issue.ts';

const FIELDS = [
  'name',
  'description',
  'detailsAndCare',
  'ingredients',
  'fabrication',
  'sustainabilityContent',
] as const;

/** General claims of the directive's recital 9, in the languages of the shop. */
const CLAIMS = [
  'sustainabl[ey]|(?:eco|climate|planet)[- ]friendly|environmentally[- ]friendly',
  '(?:climate|carbon|co[2₂])[- ]neutral|eco-conscious|ecological(?:ly)?',
  'écologiques?|éco-?responsables?|mode durable|neutres? en carbone|climatiquement neutres?',
  "respectueu(?:x|ses?) de l[’']environnement|bons? pour la planète",
  'nachhaltig(?:e[mnrs]?)?|umwelt(?:freundlich|schonend)(?:e[mnrs]?)?',
  '(?:klima|co[2₂]-?)(?:neutral|freundlich)(?:e[mnrs]?)?|ökologisch(?:e[mnrs]?)?',
  '(?:ال)?مستدام(?:ة)?|(?:ال)?صديق(?:ة)? للبيئة|محايد(?:ة)? (?:مناخي[اًّ]*|كربوني[اًّ]*|للكربون)',
];
const wordPattern = (words: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, flags);
const CLAIM = wordPattern(CLAIMS, 'iu');

/** In Arabic after an article, a preposition, or both. */
const arabicForms = (words: string) => `[وبكل]?(?:ال|لل|ل)?(?:${words})(?:ي|ية)?`;

/** Names of the materials that may have evidence. `Baumwolle` is cotton. */
const MATERIALS: Readonly<Record<EvidencedMaterial, RegExp>> = {
  leather: wordPattern(
    ['leather|suede|nubuck|nappa', 'cuirs?|daim', '\\p{L}*leder', arabicForms('جلد|جلود')],
    'iu',
  ),
  down: wordPattern(
    ['(?<!button[- ]|slow[- ])down', 'duvet', '\\p{L}*daunen?', arabicForms('زغب|ريش')],
    'iu',
  ),
  viscose: wordPattern(['viscose', 'viskose', arabicForms('فيسكوز')], 'iu'),
  wool: wordPattern(
    [
      'wool|woollen|lambswool|merino',
      'laines?|mérinos',
      '\\p{L}*(?<!baum)wolle',
      arabicForms('صوف|مرينو'),
    ],
    'iu',
  ),
};

/** Other materials, and imitations of the above, which that evidence does not cover. */
const OTHER_MATERIAL = wordPattern(
  [
    'cotton|linen|silk|hemp|cashmere|polyester|polyamide|nylon|elastane|acrylic|rubber|wood',
    'faux|fake|vegan|imitations?|synthetic|artificial|alternatives?|look|free|effect',
    'coton|lin|soie|chanvre|cachemire|acrylique|caoutchouc|bois|simili|similicuir|végane?s?|végéta\\p{L}+|synthétiques?|imitations?',
    '\\p{L}*(?:baumwolle|leinen|seide|hanf|kaschmir|gummi|holz)|polyamid|kunst\\p{L}+|imitat|vegane[mnrs]?|(?:apfel|kork|pilz|kaktus)leder',
    arabicForms('قطن|كتان|حرير|قنب|كشمير|بوليستر|نايلون|مطاط|خشب|صناع|نبات'),
  ],
  'iu',
);
const SENTENCE_END = /[.!?؟;؛\n]+/;

/**
 * Returns an issue for each text with a claim; none if each sentence with a claim names only
 * materials whose evidence is in `facts.materialEvidence`, or if no fascia of the European Economic
 * Area sells the product.
 */
export function findGreenClaims(
  product: ProductRecord,
  eeaFascias: readonly string[],
): readonly RowIssue[] {
  const { facts, availableFascias, status } = product;
  if (status !== 'live') return [];
  if (!availableFascias.some((code) => eeaFascias.includes(code))) return [];
  return FIELDS.flatMap((field) =>
    Object.entries(product[field] ?? {}).flatMap(([locale, text]) => {
      const word = findUnsupportedClaim(text ?? '', facts.materialEvidence ?? {});
      return word === undefined ? [] : [toIssue(`${field}.${locale}`, word)];
    }),
  );
}

type Evidence = NonNullable<ProductRecord['facts']['materialEvidence']>;

/** The first claim of a text whose sentence names no material with evidence. */
function findUnsupportedClaim(text: string, evidence: Evidence): string | undefined {
  return text
    .split(SENTENCE_END)
    .filter((sentence) => !isEvidenced(sentence, evidence))
    .flatMap((sentence) => CLAIM.exec(sentence)?.[0] ?? [])[0];
}

function isEvidenced(sentence: string, evidence: Evidence): boolean {
  const named = evidencedMaterials.filter((material) => MATERIALS[material].test(sentence));
  return (
    named.length > 0 &&
    named.every((material) => Boolean(evidence[material])) &&
    !OTHER_MATERIAL.test(sentence)
  );
}

const toIssue = (field: string, word: string): RowIssue => ({
  ...{ field, value: word },
  reason: `${field}: "${word}" is an environmental claim without evidence (Directive (EU) 2024/825)`,
  advice:
    'say what exactly is meant; a sentence about leather, down, viscose or wool needs a certificate of that material in facts.materialEvidence (JSON Lines)',
});
