/** Warns of environmental claims in product texts without evidence (Directive (EU) 2024/825). */
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
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
const CLAIM = new RegExp(`(?<![\\p{L}\\p{N}])(?:${CLAIMS.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/**
 * One for each text with such a word. None for a product that names its evidence in
 * `facts.materialEvidence`, or that no fascia with a European locale sells.
 */
export function findGreenClaims(
  product: ProductRecord,
  europeanFascias: readonly string[],
): readonly RowIssue[] {
  const { facts, availableFascias, status } = product;
  if (status !== 'live' || Object.values(facts.materialEvidence ?? {}).some(Boolean)) return [];
  if (!availableFascias.some((code) => europeanFascias.includes(code))) return [];
  return FIELDS.flatMap((field) =>
    Object.entries(product[field] ?? {}).flatMap(([locale, text]) => {
      const [word] = CLAIM.exec(text ?? '') ?? [];
      return word === undefined ? [] : [toIssue(`${field}.${locale}`, word)];
    }),
  );
}

const toIssue = (field: string, word: string): RowIssue => ({
  ...{ field, value: word },
  reason: `${field}: "${word}" is an environmental claim without evidence (Directive (EU) 2024/825)`,
  advice:
    'say what exactly is meant; for leather, down, viscose and wool JSON Lines may name a certificate in facts.materialEvidence',
});
